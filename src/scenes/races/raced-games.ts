import type { RacedGame, RaceWished } from '../../core/races/protocol';
import type { FriendTexts } from '../../texts/texts';
import { racedScramble } from '../scramble/raced';
import { racedSearch } from '../search/raced';
import type { RacedGameHere } from './raced-game-here';

/** The games that can be raced in. */
export const racedGames: { readonly [Game in RacedGame]: RacedGameHere<Game> } = {
  search: racedSearch,
  scramble: racedScramble,
};

/** What is raced for, in a line. */
export const briefOf = (texts: FriendTexts, { game, wished, hides }: RaceWished): string =>
  [...racedGames[game].brief(texts, wished), ...(hides ? [texts.online.races.hides] : [])].join(' · ');
