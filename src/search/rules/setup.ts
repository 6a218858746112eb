import { fieldsOf } from '../../engine/keeping/fields';
import { must } from '../../engine/must';
import { isSeed } from '../../engine/random/seed';
import { type Clock, clocks } from './clock-face';
import { type Direction, type DirectionsFault, directionsFault, inOrder } from './grid/directions';
import type { LanguageWords } from './lists/language-words';
import { isAsShipped, languageOf, readWordList, type WordList } from './lists/word-list';
import type { Worksheet } from './worksheets/worksheet';

/** All that a game is, before anybody acts: with the seed and the commands it can be replayed exactly. */
export interface Setup {
  list: WordList;
  directions: Direction[];
  clock: Clock;
  seed: string;
  /** The time bonus is worth no more than the words; as the author has it, ten points a second. */
  cappedBonus?: true;
  /** Whose words kept the grid clean: their id. */
  filter: string;
  /** It is the page of a class: nothing of it is kept, and nothing of it scores. */
  sheet?: Worksheet;
}

export type SetupFault = DirectionsFault | 'badList' | 'badClock' | 'badSeed' | 'malformed';

/** Why this is no game to play, or undefined. Takes anything, for it may come from a file or a link. */
export function setupFault(value: unknown): SetupFault | undefined {
  const given = fieldsOf<Setup>(value);
  if (!given) return 'malformed';
  const { list, directions, clock, seed, cappedBonus, filter, sheet } = given;
  // What is kept or carried is never the page of a class.
  if (sheet !== undefined) return 'malformed';
  if (!readWordList(list)) return 'badList';
  const fault = directionsFault(directions);
  if (fault) return fault;
  if (!clocks.some((own) => own === clock)) return 'badClock';
  if (!isSeed(seed)) return 'badSeed';
  if (cappedBonus !== undefined && cappedBonus !== true) return 'malformed';
  return typeof filter === 'string' ? undefined : 'malformed';
}

/** What only the words of its language can tell of a setup that is sound otherwise. */
export const misfit = ({ list, seed }: Setup, words: LanguageWords): SetupFault | undefined =>
  languageOf(list) === words.language && isAsShipped(list, words, seed) ? undefined : 'badList';

/** The setup alone, copied and in order; it must be sound. */
export function ownSetup(setup: Setup): Setup {
  const { list, directions, clock, seed, cappedBonus, filter } = setup;
  return {
    list: must(readWordList(list)),
    directions: inOrder(directions),
    clock,
    seed,
    ...(cappedBonus && { cappedBonus }),
    filter,
  };
}
