import { must } from '../../engine/must';
import { type Board, squareLetters } from './board';
import { neighboursOf } from './neighbours';

// No word of a dictionary comes near it, but a typed row of the same letter has more ways than anybody can wait for.
const mostSteps = 40_000;

/** The ways to spell a word of capitals on a board, at most `most` of them, in order of their squares. */
export function pathsOf(board: Board, word: string, most = Number.POSITIVE_INFINITY): number[][] {
  const wanted = squareLetters(word);
  if (!wanted || wanted.length > board.letters.length) return [];
  const neighbours = neighboursOf(board.side);
  const hopeful = squaresThatLeadOn(board, wanted);
  const found: number[][] = [];
  const path: number[] = [];
  let steps = 0;

  const goTo = (square: number) => {
    if (found.length >= most || ++steps > mostSteps) return;
    if (!hopeful[path.length]?.[square] || path.includes(square)) return;
    path.push(square);
    if (path.length === wanted.length) found.push([...path]);
    else for (const next of must(neighbours[square])) goTo(next);
    path.pop();
  };
  for (let square = 0; square < board.letters.length; square++) goTo(square);
  return found;
}

/**
 * For each letter of a word, the squares that bear it and from which its rest can be walked, were it allowed to come
 * to a square twice. So a search meets hardly any blind alley.
 */
function squaresThatLeadOn({ side, letters }: Board, wanted: string): boolean[][] {
  const neighbours = neighboursOf(side);
  let after: boolean[] | undefined;
  const rows = Array.from(wanted)
    .reverse()
    .map((letter) => {
      const before = after;
      after = Array.from(
        letters,
        (own, square) => own === letter && (!before || must(neighbours[square]).some((next) => before[next])),
      );
      return after;
    });
  return rows.reverse();
}
