import { must } from '../../engine/must';
import type { Played, Told } from '../../engine/played';
import { nameFault, tidyName } from '../../engine/players/names';
import { isSeed } from '../../engine/random/dice';
import { count, digestOf, fieldsOf, oneOf, type Reader, recordOf } from '../../engine/saving/untrusted';
import { hintCost, isFound, type ReadonlyGame, secondsBought } from './engine';
import { type Direction, directionsFault, inOrder, multipliers, wordScore } from './grid/grid';
import { languageOf } from './lists/word-list';
import { type RuleSet, rulesOf } from './setup';
import { type CheatCode, cheatCodes, cheatCost, type EndReason, type GameState } from './types';

/** How much of the list a player wants to see: every word, those still to find, or none before it is found. */
export const listModes = ['all', 'remaining', 'hidden'] as const;

export type ListMode = (typeof listModes)[number];

export interface ListedWord {
  index: number;
  /** Null while it is kept secret. */
  word: string | null;
  length: number;
  found: boolean;
}

export function listedWords(state: GameState, mode: ListMode): ListedWord[] {
  const rows = state.laid.map(({ word }, index) => {
    const found = isFound(state, index);
    return { index, word: mode === 'hidden' && !found ? null : word, length: word.length, found };
  });
  return mode === 'remaining' ? rows.filter(({ found }) => !found) : rows;
}

export interface FoundLine {
  word: string;
  direction: Direction;
  length: number;
  multiplier: number;
  score: number;
  hinted: boolean;
  /** 0 for the word that was found first. */
  place: number;
}

/** The score breakdown of a game. The parts sum up to the total. */
export interface Summary {
  reason: EndReason | undefined;
  /** In the order of the list, as are the missed ones. */
  found: FoundLine[];
  missed: string[];
  words: number;
  cheats: { code: CheatCode; times: number; cost: number }[];
  hints: { times: number; cost: number };
  /** `bought`: a cheat gave time, which is worth nothing. */
  timeBonus: { seconds: number; points: number; bought: boolean };
  nopes: number;
  msSpent: number;
  total: number;
}

export function summaryOf({ state }: ReadonlyGame): Summary {
  const found = state.laid.flatMap(({ word, direction }, index): FoundLine[] => {
    const place = state.found.findIndex((own) => own.word === index);
    if (place < 0) return [];
    return [
      {
        word,
        direction,
        length: word.length,
        multiplier: multipliers[direction],
        score: wordScore(word, direction),
        hinted: state.hinted.includes(index),
        place,
      },
    ];
  });
  const cheats = cheatCodes.map((code) => {
    const times = state.cheats.filter((own) => own === code).length;
    return { code, times, cost: times * cheatCost };
  });
  const { outcome, hinted } = state;
  return {
    reason: outcome?.reason,
    found,
    missed: state.laid.filter((_, index) => !isFound(state, index)).map(({ word }) => word),
    words: found.reduce((sum, { score }) => sum + score, 0),
    cheats: cheats.filter(({ times }) => times > 0),
    hints: { times: hinted.length, cost: hinted.length * hintCost },
    timeBonus: {
      seconds: outcome?.seconds ?? 0,
      points: outcome?.bonus ?? 0,
      bought: secondsBought(state) > 0,
    },
    nopes: state.nopes,
    msSpent: state.msSpent,
    total: state.score,
  };
}

/** A search that is over, for the record; undefined while it is not. */
/** The same for whoever opens the same game again, and for no other. */
export const idOf = ({ setup, commands }: Pick<ReadonlyGame, 'setup' | 'commands'>) =>
  digestOf(['search', setup, commands]);

export function asPlayed({ setup, state, commands }: ReadonlyGame, told: Told): Played | undefined {
  const { outcome, found, nopes, cheats, hinted, score } = state;
  if (!outcome) return undefined;
  const { name: _, ...more } = told;
  const laid = found.map(({ word }) => must(state.laid[word]));
  const words = laid.map(({ word, direction }) => ({ word, points: wordScore(word, direction) }));
  const best = words.reduce<Played['best']>((most, own) => (most && most.points >= own.points ? most : own), undefined);
  const longest = words.reduce((most, { word }) => (word.length > most.length ? word : most), '');
  return {
    id: idOf({ setup, commands }),
    game: 'search',
    on: digestOf(['search', setup.list.words, setup.directions, setup.seed]),
    level: setup.rules ?? setup.clock,
    language: languageOf(setup.list),
    result: outcome.reason === 'allFound' ? 'won' : 'lost',
    points: score,
    ...(best && { best }),
    ...(longest && { longest: { word: longest, letters: longest.length } }),
    ...(found.length + nopes > 0 && { share: { made: found.length, of: found.length + nopes } }),
    ...(cheats.length > 0 && { cheats: cheats.length }),
    ...(hinted.length > 0 && { hints: hinted.length }),
    ...more,
  };
}

/** A word as its list has it: with what stands in the list alone. */
export const writtenWord = ({ setup, state }: Pick<ReadonlyGame, 'setup' | 'state'>, index: number): string =>
  setup.sheet ? must(setup.sheet.words[index]).text : must(state.laid[index]).word;

export const placesInTable = 14;

export interface ScoreEntry {
  name: string;
  score: number;
  /** Milliseconds of the usual epoch, told by whoever has a clock. */
  when: number;
  directions: Direction[];
  seed: string;
  /** How it came about: so many cheats, so many hints. */
  cheats?: number;
  hints?: number;
  /** By Casual rules: how long it took to find all. */
  ms?: number;
  /** The grid could have been played before. */
  practice?: true;
  /** It was made on another device, or in a game that came from one. */
  elsewhere?: true;
}

/** The best of a category, best first. */
export type ScoreTable = readonly ScoreEntry[];

/** By the id of the category's list, and by its rules. */
export type ScoreTables = Readonly<Record<string, ScoreTable>>;

const casualMark = 'casual ';

/** Under which the scores of a list are kept: no table mixes two sets of rules. */
export const tableId = (list: string, rules: RuleSet) => (rules === 'casual' ? `${casualMark}${list}` : list);

export const listOfTable = (id: string) => (id.startsWith(casualMark) ? id.slice(casualMark.length) : id);

/** What a search adds to the times of its list: all found unaided, by rules under which the clock counts up. */
export function timeOf({ setup, state: { outcome, hinted, msSpent } }: Pick<ReadonlyGame, 'setup' | 'state'>) {
  const isWhole = outcome?.reason === 'allFound' && hinted.length === 0;
  return rulesOf(setup) === 'casual' && isWhole ? msSpent : undefined;
}

/** A full table takes a score that is at least equal to its lowest. */
export const mayEnter = (table: ScoreTable, score: number) =>
  table.length < placesInTable || score >= must(table.at(-1)).score;

export const scoreEntry = (
  { setup, state: { score, cheats, hinted, msSpent, outcome } }: Pick<ReadonlyGame, 'setup' | 'state'>,
  name: string,
  when: number,
  cameAbout: Pick<ScoreEntry, 'practice' | 'elsewhere'> = {},
): ScoreEntry => ({
  name: tidyName(name),
  score,
  when,
  directions: [...setup.directions],
  seed: setup.seed,
  ...(cheats.length > 0 && { cheats: cheats.length }),
  ...(hinted.length > 0 && { hints: hinted.length }),
  ...(setup.rules && outcome?.reason === 'allFound' && { ms: msSpent }),
  ...cameAbout,
});

/**
 * The table with the entry in its place, below those that are equal; undefined if it does not enter. The lowest
 * of a full table makes room for it first, so an entry as low as that one takes the last place.
 */
export function enter(table: ScoreTable, entry: ScoreEntry): { table: ScoreTable; place: number } | undefined {
  if (!mayEnter(table, entry.score)) return undefined;
  const saved = table.slice(0, placesInTable - 1);
  const place = saved.filter(({ score }) => score >= entry.score).length;
  return { table: saved.toSpliced(place, 0, entry), place };
}

export const tableOf = (tables: ScoreTables, category: string): ScoreTable =>
  Object.hasOwn(tables, category) ? must(tables[category]) : [];

/** Where a score stands in it, whatever it is called; below 0 if nowhere. */
export const placeOf = (table: ScoreTable, { score, when, seed }: ScoreEntry) =>
  table.findIndex((own) => own.score === score && own.when === when && own.seed === seed);

const isSame = (one: ScoreEntry, other: ScoreEntry) =>
  one.name === other.name && one.score === other.score && one.when === other.when && one.seed === other.seed;

export interface Joined {
  table: ScoreTable;
  /** So many came in. */
  added: number;
  /** So many of those that were there had to leave. */
  left: number;
}

/**
 * The table with the scores of another device, each marked as such, or with some that had lain aside here; what is
 * there already comes in once only, and what is as low as the lowest of a full table does not.
 */
export function join(table: ScoreTable, come: ScoreTable, from: 'here' | 'elsewhere' = 'elsewhere'): Joined {
  let joined = table;
  for (const entry of come) {
    const isThere = joined.some((there) => isSame(entry, there));
    const hasRoom = joined.length < placesInTable || entry.score > must(joined.at(-1)).score;
    const marked: ScoreEntry = from === 'here' ? entry : { ...entry, elsewhere: true };
    if (!isThere && hasRoom) joined = must(enter(joined, marked)).table;
  }
  const stayed = table.filter((entry) => joined.includes(entry)).length;
  return { table: joined, added: joined.length - stayed, left: table.length - stayed };
}

/** The tables in a value that was kept; undefined, and never a part of them, if anything in it is wrong. */
export function readScoreTables(value: unknown): ScoreTables | undefined {
  const given = fieldsOf(value);
  if (!given || Array.isArray(given)) return undefined;
  const tables: [string, ScoreTable][] = [];
  for (const [category, saved] of Object.entries(given)) {
    const table = readTable(saved);
    if (!table) return undefined;
    tables.push([category, table]);
  }
  return Object.fromEntries(tables);
}

function readTable(value: unknown): ScoreTable | undefined {
  if (!Array.isArray(value) || value.length > placesInTable) return undefined;
  const entries = Array.from<unknown, ScoreEntry | undefined>(value, readEntry);
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const isSorted = entries.every(({ score }, at) => at === 0 || score <= must(entries[at - 1]).score);
  return isSorted ? entries : undefined;
}

/** Later is no time of the usual epoch, and nobody could say when it was. */
const latest = 8.64e15;

function readEntry(value: unknown): ScoreEntry | undefined {
  const { name, score, when, directions, seed, ...more } = fieldsOf<ScoreEntry>(value) ?? {};
  if (typeof name !== 'string' || nameFault(name, []) || tidyName(name) !== name) return undefined;
  if (!Number.isSafeInteger(score) || !isSeed(seed)) return undefined;
  if (!Number.isSafeInteger(when) || Math.abs(when as number) > latest) return undefined;
  if (directionsFault(directions)) return undefined;
  const cameAbout = readCameAbout(more);
  if (!cameAbout) return undefined;
  return {
    name,
    score: score as number,
    when: when as number,
    directions: inOrder(directions as Direction[]),
    seed,
    ...cameAbout,
  };
}

const some: Reader<number> = (value) => count(value) || undefined;
const yes = oneOf([true] as const);
const readCameAbout = recordOf<Pick<ScoreEntry, 'cheats' | 'hints' | 'ms' | 'practice' | 'elsewhere'>>({
  'cheats?': some,
  'hints?': some,
  'ms?': some,
  'practice?': yes,
  'elsewhere?': yes,
});
