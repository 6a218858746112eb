import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Dice, dailySeed, isSeed, longestSeed } from '../../engine/random/dice';
import * as time from '../../engine/saving/time';
import { dayNumber } from '../../engine/saving/time';
import { fieldsOf } from '../../engine/saving/untrusted';
import {
  type Direction,
  type DirectionsFault,
  directions,
  directionsFault,
  type Extent,
  gridSize,
  inOrder,
} from './grid/grid';
import { type LanguageWords, type PageId, pagesOf, wordsInList } from './lists/language-words';
import { isAsShipped, languageOf, listOfPage, readWordList, type WordList } from './lists/word-list';
import { checkWorksheet, extentOfShape, lettersInGrid, readWorksheet, type Worksheet } from './worksheets/worksheet';

/** By Casual rules the clock counts up and words alone score; the author's have a time limit, its bonus and cheats. */
export const ruleSets = ['casual', 'authors'] as const;

export type RuleSet = (typeof ruleSets)[number];

/** How long a game lasts: the usual time, a time that follows the number of directions, or no limit. */
export const clocks = ['standard', 'scaled', 'off'] as const;

export type Clock = (typeof clocks)[number];

const standardSeconds = 720;
const scaledBase = 420;
const scaledPerDirection = 60;

/** The seconds a clock starts with; undefined if there is no limit. */
export function clockSeconds(clock: Clock, directionCount: number): number | undefined {
  if (clock === 'off') return undefined;
  return clock === 'standard' ? standardSeconds : scaledBase + scaledPerDirection * directionCount;
}

/** What the clock shows; undefined without a limit. */
export const secondsLeft = (clock: time.Spent) => time.secondsLeft(clock) ?? undefined;

/** All that a game is, before anybody acts: with the seed and the commands it can be replayed exactly. */
export interface Setup {
  list: WordList;
  directions: Direction[];
  clock: Clock;
  /** Without them it is played by the author's. */
  rules?: 'casual';
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
  const { list, directions, clock, rules, seed, cappedBonus, filter, sheet } = given;
  // What is kept or carried is never the page of a class.
  if (sheet !== undefined) return 'malformed';
  const words = readWordList(list)?.words;
  if (rules !== undefined && rules !== 'casual') return 'malformed';
  if (!words || !mayPlayBy(words.length, rulesOf({ rules }))) return 'badList';
  const fault = directionsFault(directions);
  if (fault) return fault;
  if (!clocks.some((own) => own === clock)) return 'badClock';
  if (rules && (clock !== 'off' || cappedBonus)) return 'malformed';
  if (!isSeed(seed)) return 'badSeed';
  if (cappedBonus !== undefined && cappedBonus !== true) return 'malformed';
  return typeof filter === 'string' ? undefined : 'malformed';
}

/** What only the words of its language can tell of a setup that is sound otherwise. */
export const misfit = ({ list, seed }: Setup, words: LanguageWords): SetupFault | undefined =>
  languageOf(list) === words.language && isAsShipped(list, words, seed) ? undefined : 'badList';

/** The setup alone, copied and in order; it must be sound. */
export function ownSetup(setup: Setup): Setup {
  const { list, directions, clock, rules, seed, cappedBonus, filter } = setup;
  return {
    list: must(readWordList(list)),
    directions: inOrder(directions),
    clock,
    ...(rules && { rules }),
    seed,
    ...(cappedBonus && { cappedBonus }),
    filter,
  };
}

export const rulesOf = ({ rules }: { rules?: Setup['rules'] | undefined }): RuleSet => rules ?? 'authors';

/** What is played of a worksheet: without a clock, and its words by the letters that stand in the grid. */
export const setupOfSheet = (sheet: Worksheet, filter: string): Setup => ({
  list: {
    id: 'worksheet',
    ...(sheet.language !== 'en' && { language: sheet.language }),
    ...(sheet.title !== '' && { name: sheet.title }),
    words: sheet.words.map(({ text }) => lettersInGrid(text, sheet.language) ?? ''),
  },
  directions: [...sheet.directions],
  clock: 'off',
  seed: sheet.seed,
  filter,
  sheet,
});

/** The author has fourteen words, no more and no fewer. */
export const mayPlayBy = (words: number, rules: RuleSet) => rules === 'casual' || words === wordsInList;

/** So many words of the longest lie side by side in so many columns and rows, even aslant. */
const roomier = [
  [wordsInList, gridSize],
  [22, 20],
  [30, 22],
] as const;
const roomiest = 25;

/** How many columns and rows of letters a game has. */
export function extentOfGame({ sheet, list }: Pick<Setup, 'sheet' | 'list'>): Extent {
  if (sheet) return extentOfShape(sheet.shape, sheet.side);
  const side = roomier.find(([most]) => list.words.length <= most)?.[1] ?? roomiest;
  return { w: side, h: side };
}

export function sheetSetupFault(value: unknown): SetupFault | undefined {
  const sheet = readWorksheet((value as Setup).sheet);
  return sheet && checkWorksheet(sheet).sound ? undefined : 'badList';
}

/**
 * The search of a day, written 2026-11-21: the same for everyone who plays in the language. Every category has its turn
 * before one comes again. Undefined if there is no such day. Earlier releases have begun it by the author's rules.
 */
export function dailySetup(date: string, words: LanguageWords, rules: RuleSet = 'casual'): Setup | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const { language } = words;
  const seed = dailySeed(date);
  return {
    list: listOfPage(words, { page: pageOfDay(day, language), language }, seed),
    directions: [...directions],
    ...(rules === 'casual' ? { clock: 'off', rules } : { clock: 'standard' }),
    seed,
    filter: words.id,
  };
}

function pageOfDay(day: number, language: LanguageId): PageId {
  const pages = pagesOf(language);
  const [round, turn] = [Math.floor(day / pages.length), day % pages.length];
  return must(roundOf(round, pages)[(turn + pages.length) % pages.length]);
}

const roundOf = (round: number, pages: readonly PageId[]) => new Dice(`daily ${round}`).shuffled(pages);

/** The day whose search this is, if it is the one that everyone gets. */
export function dayOfSearch(setup: Setup, words: LanguageWords): string | undefined {
  const date = /^daily-(.*)$/.exec(setup.seed)?.[1];
  const daily = date === undefined ? undefined : dailySetup(date, words, rulesOf(setup));
  const likeness = ({ list, directions: ways, clock }: Setup) => JSON.stringify([list.id, list.words, ways, clock]);
  return daily && likeness(daily) === likeness(setup) ? date : undefined;
}

/** One that an address names may be longer than a seed can be. */
export const tidySeed = (seed: string) => seed.slice(0, longestSeed).replace(/\p{Cs}/gu, '');
