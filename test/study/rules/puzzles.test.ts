import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinedPuzzles,
  nextPuzzle,
  type Puzzles,
  readPuzzles,
  withTry,
  writePuzzles,
} from '../../../src/study/rules/drills';

const day = fc.integer({ min: 739_900, max: 739_930 });
const somePuzzles: fc.Arbitrary<Puzzles> = fc
  .array(
    fc.record(
      {
        line: fc.constantFrom('A', 'B', 'C', 'D'),
        goal: fc.integer({ min: 1, max: 90 }),
        day,
        tried: day,
        solved: day,
      },
      { requiredKeys: ['line', 'goal', 'day'] },
    ),
    { maxLength: 6 },
  )
  .map((all) => all.reduce<Puzzles>((known, own) => joinedPuzzles(known, [own]), []));

describe('the puzzles of two devices', () => {
  it('are joined in any order, however often, without loss', () => {
    fc.assert(
      fc.property(somePuzzles, somePuzzles, somePuzzles, (one, other, third) => {
        const both = joinedPuzzles(one, other);
        expect(joinedPuzzles(other, one)).toEqual(both);
        expect(joinedPuzzles(both, one)).toEqual(both);
        expect(joinedPuzzles(both, third)).toEqual(joinedPuzzles(one, joinedPuzzles(other, third)));
        for (const { line, solved } of one)
          if (solved !== undefined) expect(both.find((own) => own.line === line)?.solved).toBeDefined();
      }),
    );
  });

  it('are kept and read again as they are, and nothing else is', () => {
    fc.assert(
      fc.property(somePuzzles, (puzzles) => {
        expect(readPuzzles(JSON.parse(JSON.stringify(writePuzzles(puzzles))))).toEqual(puzzles);
      }),
    );
    expect(readPuzzles({ version: 2 })).toBe('newer');
    const one = { line: 'A', goal: 1, day: 1 };
    for (const puzzles of [
      [{}],
      [one, one],
      [{ ...one, line: '' }],
      [{ ...one, goal: -1 }],
      [{ ...one, day: 1e12 }],
      'A',
    ])
      expect(readPuzzles({ version: 1, puzzles })).toBe('damaged');
    fc.assert(fc.property(fc.anything(), (value) => void readPuzzles(value)));
  });
});

it('the next puzzle is one that nobody has tried, the latest, or else the one tried longest ago', () => {
  const puzzle = (line: string, at: number) => ({ line, goal: 30, day: at });
  let puzzles: Puzzles = joinedPuzzles([puzzle('A', 1), puzzle('B', 2), puzzle('C', 3)], []);
  const next = () => nextPuzzle(puzzles)?.line;
  expect(next()).toBe('C');
  puzzles = withTry(puzzles, 'C', 5, false);
  expect(next()).toBe('B');
  puzzles = withTry(puzzles, 'B', 6, true);
  expect(next()).toBe('A');
  puzzles = withTry(puzzles, 'A', 7, false);
  expect(next()).toBe('C');
  puzzles = withTry(withTry(puzzles, 'C', 8, true), 'A', 9, true);
  expect(next()).toBeUndefined();
});
