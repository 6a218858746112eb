import { racedScramble } from '../../../scramble/scenes/raced';
import { racedSearch } from '../../../search/scenes/raced';
import type { FriendTexts } from '../../../texts/texts';
import type { RacedGame, RaceWished } from '../../protocol/protocol';
import type { RacedGameHere } from './raced-game-here';

/** The games that can be raced in. */
export const racedGames: { readonly [Game in RacedGame]: RacedGameHere<Game> } = {
  search: racedSearch,
  scramble: racedScramble,
};

/** What is raced for, in a line. */
export const briefOf = (texts: FriendTexts, { game, wished, hides }: RaceWished): string =>
  [...racedGames[game].brief(texts, wished), ...(hides ? [texts.online.races.hides] : [])].join(' · ');
