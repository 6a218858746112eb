import type { LanguageId } from '../../engine/alphabet/languages';
import { type Lexicon, noEdge } from '../../engine/lexicon/lexicon';
import { type Board, longLength, neighboursOf, pointsFor, readingOf, wordAlong } from './board';
import { languageOf } from './board-source';
import {
  type BoardScore,
  buildTrie,
  fitsMasks,
  makeScoreWalk,
  mayBeTrie,
  partBits,
  trieLayout,
  WalkBoard,
  type WordTrie,
} from './walk-board';

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

/** Walks a board and words together, as the walk that only counts, and lists every word once. */
function makeFindWalk({ nodes }: WordTrie, walked: WalkBoard) {
  const { letters, lower, upper } = walked;
  const { near, bearing } = lower;
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

  /** The same on a board of two halves. */
  function goInHalves(
    squares: number,
    above: number,
    first: number,
    free: number,
    freeAbove: number,
    depth: number,
  ): void {
    let left = squares;
    let leftAbove = above;
    do {
      const square = left !== 0 ? 31 - Math.clz32(left & -left) : walked.half + 31 - Math.clz32(leftAbove & -leftAbove);
      const bit = lower.bit[square]!;
      const bitAbove = upper.bit[square]!;
      left ^= bit;
      leftAbove ^= bitAbove;
      const node = first + letters[square]!;
      const onward = nodes[node << 1]!;
      const won = worth[onward >>> lengthShift]!;
      steps[depth] = square;
      if (won > 0) note(node, won, depth);
      const one = onward & part;
      const two = (1 << bits) + ((onward >>> bits) & part);
      const three = (2 << bits) + ((onward >>> (2 * bits)) & part);
      const four = (3 << bits) + ((onward >>> (3 * bits)) & part);
      const rest = free ^ bit;
      const restAbove = freeAbove ^ bitAbove;
      const next = (bearing[one]! | bearing[two]! | bearing[three]! | bearing[four]!) & near[square]! & rest;
      const nextAbove =
        (upper.bearing[one]! | upper.bearing[two]! | upper.bearing[three]! | upper.bearing[four]!) &
        upper.near[square]! &
        restAbove;
      if ((next | nextAbove) !== 0) goInHalves(next, nextAbove, nodes[(node << 1) + 1]!, rest, restAbove, depth + 1);
    } while ((left | leftAbove) !== 0);
  }

  function walk(byLength: readonly number[]): FoundWord[] {
    base += list.length;
    list = [];
    if (base > mostNumbers) {
      numberOf.fill(0);
      base = 1;
    }
    worth.set(byLength);
    const starts = lower.thatBear(nodes[root << 1]!);
    const first = nodes[(root << 1) + 1]!;
    if (walked.half > 0) {
      const above = upper.thatBear(nodes[root << 1]!);
      if ((starts | above) !== 0) goInHalves(starts, above, first, lower.all, upper.all, 0);
    } else if (starts !== 0) goTo(starts, first, lower.all, 0);
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

/**
 * Walks a board of any size and the graph of the words together, square by square, and lists every word with every
 * path:
 * for boards that are too large for the other walks, and for words that are too many, or of too many letters.
 */
function walkGraph(words: Lexicon, board: Board, worth: readonly number[]): TracedWord[] {
  const neighbours = neighboursOf(board.side);
  const codes = Array.from(board.letters, (letter) => Array.from(readingOf(letter), (own) => words.codeOf(own)));
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

/** Finds every word of a board. To make one takes a moment, so keep it. */
export class Solver {
  private readonly masked: MaskedWalks | undefined;

  constructor(private readonly words: Lexicon) {
    this.masked = mayBeTrie(words) ? maskedWalks(words) : undefined;
  }

  get language(): LanguageId {
    return languageOf({ words: this.words.id });
  }

  /** How many words of at least so many letters there are, and what they are worth together. */
  score(board: Board, shortest = 3): BoardScore {
    const masked = this.maskedFor(board);
    if (masked) return masked.count(worthFrom(shortest));
    const words = this.trace(board, shortest);
    return { words: words.length, points: words.reduce((sum, { points }) => sum + points, 0) };
  }

  /** Every word of at least so many letters once, in no order that means anything. */
  solve(board: Board, shortest = 3): FoundWord[] {
    const masked = this.maskedFor(board);
    return masked
      ? masked.lister.walk(worthFrom(shortest))
      : this.trace(board, shortest).map(({ everyPath: _, ...found }) => found);
  }

  /** The same with every path. */
  trace(board: Board, shortest = 3): TracedWord[] {
    const masked = this.maskedFor(board);
    return masked ? masked.lister.trace(worthFrom(shortest)) : walkGraph(this.words, board, worthFrom(shortest));
  }

  private maskedFor(board: Board): MaskedWalks | undefined {
    if (!this.masked || !fitsMasks(board)) return undefined;
    this.masked.walked.set(board);
    return this.masked;
  }
}

type MaskedWalks = ReturnType<typeof maskedWalks>;

/** The walks of most boards. */
function maskedWalks(words: Lexicon) {
  const trie = buildTrie(words);
  const walked = new WalkBoard(words.alphabet);
  return { walked, count: makeScoreWalk(trie, walked), lister: makeFindWalk(trie, walked) };
}

/** The points of a word by its length less 1, with nothing for one too short to count: by the shortest length. */
const worths = Array.from({ length: longLength + 2 }, (_, shortest) =>
  Array.from({ length: longLength }, (_, short) => (short + 1 < shortest ? 0 : pointsFor(short + 1))),
);

const worthFrom = (shortest: number): readonly number[] => worths[Math.min(shortest, longLength + 1)]!;
