import { must } from '../../engine/must';
import { nameFault, tidyName } from '../../engine/players/names';
import { isSeed } from '../../engine/random/dice';
import { count, fieldsOf, oneOf, type Reader, recordOf } from '../../engine/saving/untrusted';
import type { ReadonlyGame } from './engine';
import { type Direction, directionsFault, inOrder } from './grid/grid';

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
  /** The grid could have been played before. */
  practice?: true;
  /** It was made on another device, or in a game that came from one. */
  elsewhere?: true;
}

/** The best of a category, best first. */
export type ScoreTable = readonly ScoreEntry[];

/** By the id of the category's list. */
export type ScoreTables = Readonly<Record<string, ScoreTable>>;

/** A full table takes a score that is at least equal to its lowest. */
export const mayEnter = (table: ScoreTable, score: number) =>
  table.length < placesInTable || score >= must(table.at(-1)).score;

export const scoreEntry = (
  { setup, state: { score, cheats, hinted } }: Pick<ReadonlyGame, 'setup' | 'state'>,
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
  ...cameAbout,
});

/**
 * The table with the entry in its place, below those that are equal; undefined if it does not enter. The lowest
 * of a full table makes room for it first, so an entry as low as that one takes the last place.
 */
export function enter(table: ScoreTable, entry: ScoreEntry): { table: ScoreTable; place: number } | undefined {
  if (!mayEnter(table, entry.score)) return undefined;
  const kept = table.slice(0, placesInTable - 1);
  const place = kept.filter(({ score }) => score >= entry.score).length;
  return { table: kept.toSpliced(place, 0, entry), place };
}

export const tableOf = (tables: ScoreTables, category: string): ScoreTable =>
  Object.hasOwn(tables, category) ? must(tables[category]) : [];

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
  for (const [category, kept] of Object.entries(given)) {
    const table = readTable(kept);
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
const readCameAbout = recordOf<Pick<ScoreEntry, 'cheats' | 'hints' | 'practice' | 'elsewhere'>>({
  'cheats?': some,
  'hints?': some,
  'practice?': yes,
  'elsewhere?': yes,
});
