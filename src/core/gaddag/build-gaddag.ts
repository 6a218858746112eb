import type { Lexicon } from '../lexicon';
import { type Gaddag, leaf, mostLetters, turn } from './gaddag';
import { NodeShelf } from './node-shelf';

const widest = mostLetters + 1;

/** Makes the graph of a word list for finding plays. */
export function buildGaddag(words: Lexicon): Gaddag {
  const { length } = words.alphabet.letters;
  if (length > mostLetters) throw new RangeError(`${words.alphabet.id} has more than ${mostLetters} letters`);
  const shelf = new NodeShelf();
  const start = layWords(words, shelf);
  const beginnings = listBeginnings(start, shelf);
  const root = new BackwardGraph(beginnings, shelf, length).lay();
  return { nodes: shelf.finish(), root };
}

/** Lays the graph of the words themselves, and says where they start. */
function layWords(words: Lexicon, shelf: NodeShelf): number {
  const laid = new Map<number, number>();
  const letters = words.alphabet.letters.length;
  const layFrom = (edge: number): number => {
    if (!words.goesOn(edge)) return leaf;
    const key = words.nodeOf(edge);
    const known = laid.get(key);
    if (known !== undefined) return known;
    const edges = new Uint32Array(letters);
    let mask = 0;
    let width = 0;
    for (let code = 1; code <= letters; code++) {
      const next = words.follow(edge, code);
      if (next === 0) continue;
      mask |= 1 << code;
      edges[width++] = (layFrom(next) << 1) | Number(words.endsWord(next));
    }
    const node = shelf.lay(mask, edges, 0);
    laid.set(key, node);
    return node;
  };
  return layFrom(words.start);
}

/** All that words begin with. Number 0 is the beginning without a letter. */
interface Beginnings {
  count: number;
  /** Which beginning lacks the last letter. */
  shorter: Uint32Array;
  lastLetter: Uint8Array;
  /** How the words go on, as an edge. */
  edge: Uint32Array;
}

function listBeginnings(start: number, shelf: NodeShelf): Beginnings {
  let shorter = new Uint32Array(1 << 19);
  let lastLetter = new Uint8Array(1 << 19);
  let edge = new Uint32Array(1 << 19);
  let count = 1;
  edge[0] = start << 1;
  // In order of length, so a beginning comes after those that it begins with.
  for (let from = 0; from < count; from++) {
    const node = edge[from] >>> 1;
    if (count + widest > shorter.length) {
      shorter = doubled(shorter, new Uint32Array(shorter.length * 2));
      edge = doubled(edge, new Uint32Array(edge.length * 2));
      lastLetter = doubled(lastLetter, new Uint8Array(lastLetter.length * 2));
    }
    for (let left = shelf.at(node), at = node + 1; left !== 0; left &= left - 1, at++) {
      shorter[count] = from;
      lastLetter[count] = 31 - Math.clz32(left & -left);
      edge[count++] = shelf.at(at);
    }
  }
  return { count, shorter, lastLetter, edge };
}

function doubled<T extends Uint32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/**
 * The beginnings, read backwards, laid as a graph. They are sorted as if by post: into heaps by last letter,
 * each heap by the letter before, and so on; a heap is a node.
 */
class BackwardGraph {
  /** Which beginnings lie in what order, and what is left of each to read. */
  private which: Uint32Array;
  private rest: Uint32Array;
  private readonly spareWhich: Uint32Array;
  private readonly spareRest: Uint32Array;
  private readonly edges: Uint32Array;
  private readonly heaps: Uint32Array;

  constructor(
    private readonly beginnings: Beginnings,
    private readonly shelf: NodeShelf,
    private readonly letters: number,
  ) {
    const { count } = beginnings;
    this.which = new Uint32Array(count).map((_, at) => at);
    this.rest = this.which.slice();
    this.spareWhich = new Uint32Array(count);
    this.spareRest = new Uint32Array(count);
    this.edges = new Uint32Array(64 * widest);
    this.heaps = new Uint32Array(64 * (widest + 2));
  }

  lay(): number {
    return this.layHeap(1, this.beginnings.count, 0) >>> 1;
  }

  /** The edge to the node of the heap from `first` to `end`. */
  private layHeap(first: number, end: number, depth: number): number {
    if (end - first === 1) return this.layChain(this.which[first], this.rest[first]);
    const { which, rest, spareWhich, spareRest, heaps, edges, letters } = this;
    const { lastLetter, shorter, edge } = this.beginnings;
    const heap = depth * (widest + 2);
    const base = depth * widest;
    let mask = 0;
    let width = 0;
    let isWord = 0;

    heaps.fill(0, heap, heap + letters + 2);
    for (let at = first; at < end; at++) heaps[heap + lastLetter[rest[at]] + 1]++;
    for (let code = 1; code <= letters + 1; code++) heaps[heap + code] += heaps[heap + code - 1];
    for (let at = first; at < end; at++) {
      const to = first + heaps[heap + lastLetter[rest[at]]]++;
      spareWhich[to] = which[at];
      spareRest[to] = shorter[rest[at]];
    }
    // One of them may be read to its end.
    const done = heaps[heap];
    which.set(spareWhich.subarray(first, end), first);
    rest.set(spareRest.subarray(first, end), first);
    if (done > 0) {
      const onward = edge[which[first]];
      isWord = onward & 1;
      if (onward >>> 1 !== leaf) {
        mask |= turn;
        edges[base + width++] = onward & ~1;
      }
    }
    for (let code = 1, from = first + done; code <= letters; code++) {
      const to = first + heaps[heap + code];
      if (to === from) continue;
      mask |= 1 << code;
      edges[base + width++] = this.layHeap(from, to, depth + 1);
      from = to;
    }
    return (this.shelf.lay(mask, edges, base) << 1) | isWord;
  }

  /** A heap of one: its letters make a chain, one node each. */
  private layChain(beginning: number, rest: number): number {
    const { edge, lastLetter, shorter } = this.beginnings;
    const onward = edge[beginning];
    this.edges[edgesOfChain] = onward & ~1;
    let last = (onward >>> 1 === leaf ? leaf : this.shelf.lay(turn, this.edges, edgesOfChain)) << 1;
    last |= onward & 1;
    let length = 0;
    for (let at = rest; at !== 0; at = shorter[at]) this.chain[length++] = lastLetter[at];
    while (length > 0) {
      this.edges[edgesOfChain] = last;
      last = this.shelf.lay(1 << this.chain[--length], this.edges, edgesOfChain) << 1;
    }
    return last;
  }

  private readonly chain = new Uint8Array(64);
}

const edgesOfChain = 63 * widest;
