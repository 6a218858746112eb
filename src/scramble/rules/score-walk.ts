import { partBits, squaresBearing, type WalkBoard } from './walk-board';
import { trieLayout, type WordTrie } from './word-trie';

/** How many words a board holds, and what they are worth together. */
export interface BoardScore {
  words: number;
  points: number;
}

// Own constants, for imported ones are read again at every square.
const bits = partBits;
const part = (1 << partBits) - 1;
const { lengthShift, root } = trieLayout;
// Engines count fastest with whole numbers below this.
const mostRuns = 2 ** 30 - 1;

/**
 * Walks a small board and words together and counts, nothing else. `worth` is what a word counts by its length less 1, up
 * to 7, the points of words; a length that does not count is worth nothing.
 *
 * From a square it does not try the neighbours one by one, but looks up the free ones among them whose letters lead
 * on. There are hardly any branches in it: a processor foresees few of them here, and each that it does not foresee
 * costs as much as all the rest of a step.
 */
export function makeScoreWalk({ nodes }: WordTrie, walked: WalkBoard) {
  const { letters, near, bearing } = walked;
  const foundIn = new Int32Array(nodes.length >>> 1);
  const worth = new Int32Array(8);
  const counts = new Int32Array(8);
  let run = 0;
  let words = 0;
  let points = 0;

  function goTo(squares: number, first: number, free: number): void {
    let left = squares;
    do {
      const square = 31 - Math.clz32(left);
      left ^= 1 << square;
      const node = first + letters[square]!;
      const onward = nodes[node << 1]!;
      // 0 where no word ends, or one that was found in this run.
      const length = (onward >>> lengthShift) & ((foundIn[node]! - run) >> 31);
      foundIn[node] = run;
      words += counts[length]!;
      points += worth[length]!;
      const rest = free ^ (1 << square);
      const next =
        (bearing[onward & part]! |
          bearing[(1 << bits) + ((onward >>> bits) & part)]! |
          bearing[(2 << bits) + ((onward >>> (2 * bits)) & part)]! |
          bearing[(3 << bits) + ((onward >>> (3 * bits)) & part)]!) &
        near[square]! &
        rest;
      if (next !== 0) goTo(next, nodes[(node << 1) + 1]!, rest);
    } while (left !== 0);
  }

  return (byLength: readonly number[]): BoardScore => {
    if (run === mostRuns) {
      foundIn.fill(0);
      run = 0;
    }
    run++;
    worth.set(byLength);
    for (let length = 0; length < worth.length; length++) counts[length] = Math.min(1, worth[length]!);
    words = 0;
    points = 0;
    const starts = squaresBearing(nodes[root << 1]!, walked);
    if (starts !== 0) goTo(starts, nodes[(root << 1) + 1]!, walked.all);
    return { words, points };
  };
}
