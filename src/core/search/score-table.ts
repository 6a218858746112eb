import { fieldsOf } from '../keeping/fields';
import { nameFault, tidyName } from '../players/names';
import { isSeed } from '../random/seed';
import { the } from '../the';
import { type Direction, directionsFault, inOrder } from './grid/directions';
import type { Setup } from './setup';

export const placesInTable = 14;

export interface ScoreEntry {
  name: string;
  score: number;
  /** Milliseconds of the usual epoch, told by whoever has a clock. */
  when: number;
  directions: Direction[];
  seed: string;
}

/** The best of a category, best first. */
export type ScoreTable = readonly ScoreEntry[];

/** By the id of the category's list. */
export type ScoreTables = Readonly<Record<string, ScoreTable>>;

/** A full table takes a score that is at least equal to its lowest. */
export const mayEnter = (table: ScoreTable, score: number) =>
  table.length < placesInTable || score >= the(table.at(-1)).score;

export const scoreEntry = (setup: Setup, score: number, name: string, when: number): ScoreEntry => ({
  name: tidyName(name),
  score,
  when,
  directions: [...setup.directions],
  seed: setup.seed,
});

/**
 * The table with the entry in its place, below those that are equal; undefined if it does not enter. The lowest
 * of a full table makes room for it first, so an entry as low as that one takes the last place.
 */
export function enter(
  table: ScoreTable,
  entry: ScoreEntry,
): { table: ScoreTable; place: number } | undefined {
  if (!mayEnter(table, entry.score)) return undefined;
  const kept = table.slice(0, placesInTable - 1);
  const place = kept.filter(({ score }) => score >= entry.score).length;
  return { table: kept.toSpliced(place, 0, entry), place };
}

export const tableOf = (tables: ScoreTables, category: string): ScoreTable =>
  Object.hasOwn(tables, category) ? the(tables[category]) : [];

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
  const isSorted = entries.every(({ score }, at) => at === 0 || score <= the(entries[at - 1]).score);
  return isSorted ? entries : undefined;
}

function readEntry(value: unknown): ScoreEntry | undefined {
  const { name, score, when, directions, seed } = fieldsOf<ScoreEntry>(value) ?? {};
  if (typeof name !== 'string' || nameFault(name, []) || tidyName(name) !== name) return undefined;
  if (!Number.isSafeInteger(score) || !Number.isSafeInteger(when) || !isSeed(seed)) return undefined;
  if (directionsFault(directions)) return undefined;
  return {
    name,
    score: score as number,
    when: when as number,
    directions: inOrder(directions as Direction[]),
    seed,
  };
}
