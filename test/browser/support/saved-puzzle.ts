import { must } from '../../../src/engine/must';
import { dayNumber } from '../../../src/engine/saving/time';
import { type Puzzle, writePuzzles } from '../../../src/study/rules/drills';
import { writeFind } from '../../../src/wordbler/rules/find-of-day';
import { findOn, savedOfFind } from './saved-find';

/** The position of a find as a puzzle, with another one behind it: nobody has tried it, or it was solved just now. */
export function savedPuzzle(day: string, done?: 'best') {
  const { kept, answer } = savedOfFind(day, done);
  const number = must(dayNumber(day));
  const goal = Math.floor((answer.points * 0.8) / 5) * 5;
  const own: Puzzle = { line: writeFind(findOn(day)), goal, day: number };
  const other: Puzzle = { line: writeFind(findOn('2026-11-28')), goal: 30, day: number - 1 };
  const puzzles = [other, done ? { ...own, tried: number, solved: number } : own];
  return {
    kept: {
      'study puzzles': writePuzzles(puzzles),
      ...(done && { puzzle: { ...(kept as object), goal } }),
    },
    goal,
  };
}
