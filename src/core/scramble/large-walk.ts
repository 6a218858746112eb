import { type Board, wordAlong } from './board';
import type { TracedWord } from './find-walk';
import { neighboursOf } from './neighbours';
import { trieLayout, type WordTrie } from './word-trie';

const { lengthShift, root } = trieLayout;

/**
 * Walks a board of any size and words together, square by square, and lists every word with every path: for the boards
 * that are too large for the other walks.
 */
export function walkLarge(
  { nodes }: WordTrie,
  board: Board,
  /** The letter of each square, from 0. */
  letters: readonly number[],
  worth: readonly number[],
): TracedWord[] {
  const neighbours = neighboursOf(board.side);
  const found = new Map<number, TracedWord>();
  const path: number[] = [];

  const goTo = (square: number, parent: number) => {
    if (((nodes[parent << 1]! >>> letters[square]!) & 1) === 0 || path.includes(square)) return;
    const node = nodes[(parent << 1) + 1]! + letters[square]!;
    path.push(square);
    const points = worth[nodes[node << 1]! >>> lengthShift]!;
    if (points > 0) note(node, points);
    for (const near of neighbours[square]!) goTo(near, node);
    path.pop();
  };
  const note = (node: number, points: number) => {
    const own = found.get(node) ?? {
      word: wordAlong(board, path),
      points,
      path: [...path],
      paths: 0,
      everyPath: [],
    };
    own.paths++;
    own.everyPath.push([...path]);
    found.set(node, own);
  };
  for (let square = 0; square < letters.length; square++) goTo(square, root);
  return [...found.values()];
}
