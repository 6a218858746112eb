import { count, fieldsOf, type Reader, recordOf, text } from '../../engine/saving/untrusted';
import { aDayNumber } from './deck';

/** A position of a reviewed game, to be tried once more. It can be joined with what another device holds of it. */
export interface Puzzle {
  /** How it is written (wordbler/rules/find-of-day). */
  readonly line: string;
  /** So many points are enough. */
  readonly goal: number;
  /** The numbers of days: of its game, of the last try, and of the one that was good enough. */
  readonly day: number;
  readonly tried?: number;
  readonly solved?: number;
}

/** The oldest first, each position once. */
export type Puzzles = readonly Puzzle[];

/** Then the oldest leave. */
const mostPuzzles = 100;

const inOrder = (puzzles: Iterable<Puzzle>): Puzzles =>
  [...puzzles].sort((one, other) => one.day - other.day || (one.line < other.line ? -1 : 1)).slice(-mostPuzzles);

/** Those of two devices, without loss. */
export function joinedPuzzles(one: Puzzles, other: Puzzles): Puzzles {
  const all = new Map<string, Puzzle>();
  for (const puzzle of [...one, ...other]) {
    const known = all.get(puzzle.line);
    all.set(puzzle.line, known ? joined(known, puzzle) : puzzle);
  }
  return inOrder(all.values());
}

function joined(one: Puzzle, other: Puzzle): Puzzle {
  const tried = Math.max(one.tried ?? -1, other.tried ?? -1);
  const solved = Math.max(one.solved ?? -1, other.solved ?? -1);
  return {
    line: one.line,
    goal: Math.max(one.goal, other.goal),
    day: Math.max(one.day, other.day),
    ...(tried >= 0 && { tried }),
    ...(solved >= 0 && { solved }),
  };
}

/** It was tried on a day, well enough or not. */
export const withTry = (puzzles: Puzzles, line: string, day: number, isSolved: boolean): Puzzles =>
  puzzles.map((puzzle) =>
    puzzle.line === line ? { ...puzzle, tried: day, ...(isSolved && { solved: day }) } : puzzle,
  );

/** Which is to be tried next: one that nobody has tried, the latest first; else the one that was tried longest ago. */
export function nextPuzzle(puzzles: Puzzles): Puzzle | undefined {
  const open = puzzles.filter(({ solved }) => solved === undefined);
  return (
    open.findLast(({ tried }) => tried === undefined) ??
    [...open].sort((one, other) => (one.tried ?? 0) - (other.tried ?? 0))[0]
  );
}

const version = 1;

export const writePuzzles = (puzzles: Puzzles) => ({ version, puzzles: [...puzzles] });

/** A board that is full, and more. */
const longestLine = 2000;

const line: Reader<string> = (value) => {
  const own = text(value);
  return own !== undefined && own.length > 0 && own.length <= longestLine ? own : undefined;
};

const readPuzzle = recordOf<Puzzle>({
  line,
  goal: count,
  day: aDayNumber,
  'tried?': aDayNumber,
  'solved?': aDayNumber,
});

export type PuzzlesFault = 'newer' | 'damaged';

/** The puzzles in a value that was kept or brought in; or why nothing is taken of it. Takes anything. */
export function readPuzzles(value: unknown): Puzzles | PuzzlesFault {
  const given = fieldsOf<ReturnType<typeof writePuzzles>>(value);
  const release = count(given?.version);
  if (!given || !release) return 'damaged';
  if (release > version) return 'newer';
  const { puzzles } = given;
  if (!Array.isArray(puzzles) || puzzles.length > mostPuzzles) return 'damaged';
  const read = Array.from<unknown, Puzzle | undefined>(puzzles, readPuzzle);
  if (!read.every((puzzle) => puzzle !== undefined)) return 'damaged';
  return new Set(read.map((puzzle) => puzzle.line)).size === read.length ? inOrder(read) : 'damaged';
}
