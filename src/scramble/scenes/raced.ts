import { languageOfList, playLanguages } from '../../engine/alphabet/languages';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import type { RaceHere } from '../../online/races/client/race-here';
import { RacedGame, type RacedRules } from '../../online/races/client/raced-game';
import type { RacedGameHere } from '../../online/races/scenes/race-at-play';
import type { PageServices } from '../../shared/panels/page-services';
import { boardSize } from '../../texts/sentences/online';
import type { Sentence } from '../../texts/texts';
import { boardLink } from '../play/choice';
import { ScrambleMatch } from '../play/match';
import * as scramble from '../rules';
import { isRacedBoard, readScrambleRace, setupOfRace } from '../rules/race';
import type { Looked } from './result';

type Needs = Pick<PageServices, 'lists' | 'texts'>;

/** The words that judge a board; or why they cannot be had. */
async function wordsFor(board: scramble.SharedBoard, { lists, texts }: Needs): Promise<Lexicon | Sentence> {
  const coming = lists.ofGame(board);
  coming.again();
  const failed = new Promise<Sentence>((resolve) => {
    const look = () => {
      const { failure } = coming;
      if (failure) resolve(() => texts.boot.failures[failure]);
    };
    const stop = coming.listen(look);
    void coming.here.then(stop);
  });
  return Promise.race([coming.wanted(), failed]);
}

/** A game on the board of a race, as `make` makes it of what the server has told. */
async function onBoard<Made>(
  { start }: RaceHere,
  services: Needs,
  make: (board: scramble.SharedBoard, words: Lexicon) => Made,
): Promise<Made | Sentence | undefined> {
  const board = start?.setup;
  if (!isRacedBoard(board)) return undefined;
  const words = await wordsFor(board, services);
  if (typeof words === 'function') return words;
  try {
    return make(board, words);
  } catch {
    // It asks for other words than there are: the server is of another version.
    return undefined;
  }
}

/** Scramble, as it is raced in on this device. */
export const racedScramble: RacedGameHere<'scramble'> = {
  scene: 'ScramblePlay',

  brief(texts, asked) {
    const wished = readScrambleRace(asked);
    if (!wished) return [];
    const { side, words, seconds, shortest } = wished;
    const language = languageOfList(words);
    return [
      texts.common.scramble,
      ...(language ? [playLanguages[language].name] : []),
      boardSize(texts, side),
      texts.common.minuteCount({ count: seconds / 60 }),
      texts.online.races.fromLetters({ count: shortest }),
    ];
  },

  language: (asked) => languageOfList(readScrambleRace(asked)?.words ?? '') ?? '',

  link({ start }) {
    const board = start?.setup;
    return isRacedBoard(board) ? boardLink(board, location.href) : undefined;
  },

  prepare({ lists, boards }, asked) {
    const wished = readScrambleRace(asked);
    if (!wished || !languageOfList(wished.words)) return;
    lists.ofGame(wished).begin();
    boards.of(wished).prepare();
  },

  ready: (race, services) =>
    onBoard(race, services, (board, words) => {
      const game = scrambleRaceHere(board, words, race);
      return { run: ScrambleMatch.inRace(game), stop: () => game.stop() };
    }),

  look: {
    counts: ({ online: { races } }, asked) => (readScrambleRace(asked)?.strikeShared ? races.struck : races.counted),
    struck: (asked) => readScrambleRace(asked)?.strikeShared ?? false,
    async ended(race, services) {
      const match = await onBoard(race, services, (board, words) =>
        ScrambleMatch.of(scrambleRaceOver(board, words, race)),
      );
      if (!(match instanceof ScrambleMatch)) return match;
      return { scene: 'ScrambleResult', data: { raced: match } satisfies Looked };
    },
  },
};

const turnOf = ({ turns }: scramble.GameState) => must(turns[0]);

const rules: RacedRules<scramble.GameEngine> = {
  playing: (find) => ({ type: 'play', path: [...find] }),
  findIn: (event) => (event.type === 'wordFound' ? event.path : undefined),
  hasFound: (state, sought) => turnOf(state).found.some(({ word }) => word === sought),
  msSpent: (state) => turnOf(state).msSpent,
  unfair: { hint: 'allShown' },
};

/** A board that is raced on, as this seat plays it. */
export const scrambleRaceHere = (board: scramble.SharedBoard, words: scramble.WordJudge, race: RaceHere) => {
  const players = race.seats.filter((_, seat) => seat === race.seat);
  return new RacedGame(new scramble.GameEngine(setupOfRace(board, players), words), rules, race);
};

/** What came of it: as if all who raced had taken turns on the board. */
export function scrambleRaceOver(
  board: scramble.SharedBoard,
  words: scramble.WordJudge,
  { seats, finds }: Pick<RaceHere, 'seats' | 'finds'>,
): scramble.GameEngine {
  const engine = new scramble.GameEngine(setupOfRace(board, seats), words);
  for (const seat of seats.keys()) {
    engine.dispatch({ type: 'begin' });
    let spent = 0;
    for (const own of finds) {
      if (own.seat !== seat || !('find' in own)) continue;
      engine.dispatch({ type: 'spendTime', ms: own.ms - spent });
      engine.dispatch(rules.playing(own.find));
      spent = own.ms;
    }
    engine.dispatch({ type: 'spendTime', ms: 1000 * (board.seconds ?? 0) });
  }
  return engine;
}
