import { wordAlong } from './board';
import { partBits, squaresBearing, type WalkBoard } from './walk-board';
import { trieLayout, type WordTrie } from './word-trie';

/** A word of a board. */
export interface FoundWord {
  word: string;
  points: number;
  /** The first of its paths, in order of their squares. */
  path: number[];
  /** How many paths spell it. */
  paths: number;
}

/** A word of a board with every path that spells it, in order of their squares. */
export interface TracedWord extends FoundWord {
  everyPath: number[][];
}

// Own constants, for imported ones are read again at every square.
const bits = partBits;
const part = (1 << partBits) - 1;
const { lengthShift, root } = trieLayout;
// Engines count fastest with whole numbers below this.
const mostNumbers = 2 ** 30 - 2 ** 20;

/** Walks a small board and words together, as the walk that only counts, and lists every word once. */
export function makeFindWalk({ nodes }: WordTrie, walked: WalkBoard) {
  const { letters, near, bearing } = walked;
  /** For the node of each word, its number among all that were ever listed; what is below `base` is of old boards. */
  const numberOf = new Int32Array(nodes.length >>> 1);
  const spelt: string[] = new Array(nodes.length >>> 1);
  const steps: number[] = Array.from(letters, () => 0);
  let base = 1;
  const worth = new Int32Array(8);
  let list: FoundWord[] = [];
  /** By the number of a word less `base`, all its paths, if they are asked for. */
  let traced: number[][][] | undefined;

  function note(node: number, won: number, depth: number): void {
    const number = numberOf[node]! - base;
    if (number >= 0) {
      list[number]!.paths++;
      if (traced !== undefined) traced[number]!.push(steps.slice(0, depth + 1));
      return;
    }
    numberOf[node] = base + list.length;
    const path = pathOf(steps, depth);
    if (traced !== undefined) traced.push([path]);
    spelt[node] ??= wordAlong(walked.board, path);
    list.push({ word: spelt[node], points: won, path, paths: 1 });
  }

  function goTo(squares: number, first: number, free: number, depth: number): void {
    let left = squares;
    do {
      const square = 31 - Math.clz32(left & -left);
      left &= left - 1;
      const node = first + letters[square]!;
      const onward = nodes[node << 1]!;
      const won = worth[onward >>> lengthShift]!;
      steps[depth] = square;
      if (won > 0) note(node, won, depth);
      const rest = free ^ (1 << square);
      const next =
        (bearing[onward & part]! |
          bearing[(1 << bits) + ((onward >>> bits) & part)]! |
          bearing[(2 << bits) + ((onward >>> (2 * bits)) & part)]! |
          bearing[(3 << bits) + ((onward >>> (3 * bits)) & part)]!) &
        near[square]! &
        rest;
      if (next !== 0) goTo(next, nodes[(node << 1) + 1]!, rest, depth + 1);
    } while (left !== 0);
  }

  function walk(byLength: readonly number[]): FoundWord[] {
    base += list.length;
    list = [];
    if (base > mostNumbers) {
      numberOf.fill(0);
      base = 1;
    }
    worth.set(byLength);
    const starts = squaresBearing(nodes[root << 1]!, walked);
    if (starts !== 0) goTo(starts, nodes[(root << 1) + 1]!, walked.all, 0);
    return list;
  }

  function trace(byLength: readonly number[]): TracedWord[] {
    traced = [];
    const words = walk(byLength);
    const paths = traced;
    traced = undefined;
    return words.map((word, number) => ({ ...word, everyPath: paths[number]! }));
  }

  return { walk, trace };
}

/** A copy of the first steps. Most words are short, and for those a literal is made in half the time. */
function pathOf(steps: readonly number[], depth: number): number[] {
  if (depth === 2) return [steps[0]!, steps[1]!, steps[2]!];
  if (depth === 3) return [steps[0]!, steps[1]!, steps[2]!, steps[3]!];
  if (depth === 4) return [steps[0]!, steps[1]!, steps[2]!, steps[3]!, steps[4]!];
  return steps.slice(0, depth + 1);
}
