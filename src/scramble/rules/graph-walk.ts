import { type Lexicon, noEdge } from '../../engine/lexicon';
import { type Board, readingOf, wordAlong } from './board';
import type { TracedWord } from './find-walk';
import { neighboursOf } from './neighbours';
import { longLength } from './points';

/**
 * Walks a board of any size and the graph of the words together, square by square, and lists every word with every path:
 * for boards that are too large for the other walks, and for words that are too many, or of too many letters.
 */
export function walkGraph(words: Lexicon, board: Board, worth: readonly number[]): TracedWord[] {
  const neighbours = neighboursOf(board.side);
  const codes = Array.from(board.letters, (letter) =>
    Array.from(readingOf(letter), (own) => words.codeOf(own)),
  );
  const isTaken = codes.map(() => false);
  const found = new Map<string, TracedWord>();
  const path: number[] = [];

  const goTo = (square: number, before: number, length: number) => {
    if (isTaken[square]) return;
    const own = codes[square]!;
    let edge = before;
    for (let at = 0; at < own.length; at++) edge = words.follow(edge, own[at]!);
    if (edge === noEdge) return;
    const reached = length + own.length;
    path.push(square);
    isTaken[square] = true;
    const points = words.endsWord(edge) ? worth[Math.min(reached, longLength) - 1]! : 0;
    if (points > 0) note(points);
    if (words.goesOn(edge)) for (const near of neighbours[square]!) goTo(near, edge, reached);
    isTaken[square] = false;
    path.pop();
  };
  const note = (points: number) => {
    const word = wordAlong(board, path);
    const own = found.get(word);
    if (own) {
      own.paths++;
      own.everyPath.push([...path]);
    } else found.set(word, { word, points, path: [...path], paths: 1, everyPath: [[...path]] });
  };
  for (let square = 0; square < codes.length; square++) goTo(square, words.start, 0);
  return [...found.values()];
}
