import type { Lexicon } from '../../lexicon';
import { type Gaddag, leaf, mostLetters, turn } from './gaddag';
import { NodeShelf } from './node-shelf';

/** A node has at most this many edges: a letter each, and the turn. */
const widest = mostLetters + 1;

/** Makes the graph of a word list for finding plays. */
export function buildGaddag(words: Lexicon): Gaddag {
  const { id, letters } = words.alphabet;
  if (letters.length > mostLetters) throw new RangeError(`${id} has more than ${mostLetters} letters`);
  const shelf = new NodeShelf(words.size);
  const beginnings = listBeginnings(layWords(words, shelf), shelf);
  const root = new BackwardGraph(beginnings, shelf).lay();
  return { nodes: shelf.finish(), root };
}

/** Lays the graph of the words themselves, and says where they start. */
function layWords(words: Lexicon, shelf: NodeShelf): number {
  const laid = new Map<number, number>();
  const letters = words.alphabet.letters.length;
  const room = new RoomByDepth();
  const layFrom = (edge: number, depth: number): number => {
    if (!words.goesOn(edge)) return leaf;
    const key = words.nodeOf(edge);
    const known = laid.get(key);
    if (known !== undefined) return known;
    const edges = room.at(depth);
    let mask = 0;
    let width = 0;
    for (let code = 1; code <= letters; code++) {
      const next = words.follow(edge, code);
      if (next === 0) continue;
      mask |= 1 << code;
      edges[width++] = (layFrom(next, depth + 1) << 1) | Number(words.endsWord(next));
    }
    const node = shelf.lay(mask, edges);
    laid.set(key, node);
    return node;
  };
  return layFrom(words.start, 0);
}

/** All that words begin with. Number 0 is the beginning without a letter, and has the letter code 0. */
interface Beginnings {
  count: number;
  /** Which beginning lacks the last letter. */
  shorter: Uint32Array;
  lastLetter: Uint8Array;
  /** How the words go on, as an edge. */
  edge: Uint32Array;
}

function listBeginnings(start: number, shelf: NodeShelf): Beginnings {
  let shorter = new Uint32Array(1 << 12);
  let lastLetter = new Uint8Array(1 << 12);
  let edge = new Uint32Array(1 << 12);
  let count = 1;
  edge[0] = start << 1;
  // Those that are one letter longer go to the end of the list, where their turn comes.
  for (let from = 0; from < count; from++) {
    const node = edge[from]! >>> 1;
    if (count + widest > shorter.length) {
      shorter = doubled(shorter, new Uint32Array(shorter.length * 2));
      edge = doubled(edge, new Uint32Array(edge.length * 2));
      lastLetter = doubled(lastLetter, new Uint8Array(lastLetter.length * 2));
    }
    for (let left = shelf.at(node), at = node + 1; left !== 0; left &= left - 1, at++) {
      shorter[count] = from;
      lastLetter[count] = firstCode(left);
      edge[count++] = shelf.at(at);
    }
  }
  return { count, shorter, lastLetter, edge };
}

function doubled<T extends Uint32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Beginnings in some order, and what is left of each to read. */
interface Post {
  readonly which: Uint32Array;
  readonly rest: Uint32Array;
}

/**
 * The beginnings, read backwards, laid as a graph. They are sorted as if by post: into heaps by last letter,
 * each heap by the letter before, and so on; a heap is a node. Each round of sorting goes from one table to
 * the other.
 */
class BackwardGraph {
  private readonly tables: readonly Post[];
  private readonly edges = new RoomByDepth();
  /** How large the heap of each letter is, then where its next one goes, and so in the end where it ends. */
  private readonly heaps = new RoomByDepth();
  private readonly chain: number[] = [];
  private readonly link = new Uint32Array(1);

  constructor(
    private readonly beginnings: Beginnings,
    private readonly shelf: NodeShelf,
  ) {
    const { count } = beginnings;
    this.tables = [0, 1].map(() => ({ which: new Uint32Array(count), rest: new Uint32Array(count) }));
    const { which, rest } = this.tables[0]!;
    for (let at = 0; at < count; at++) which[at] = rest[at] = at;
  }

  lay(): number {
    return this.layHeap(1, this.beginnings.count, 0) >>> 1;
  }

  /** The edge to the node of the heap from `first` to `end`. */
  private layHeap(first: number, end: number, depth: number): number {
    const { which, rest } = this.tables[depth & 1]!;
    if (end - first === 1) return this.layChain(which[first]!, rest[first]!);
    const sorted = this.tables[(depth + 1) & 1]!;
    const { lastLetter, shorter } = this.beginnings;
    const heaps = this.heaps.at(depth);
    const edges = this.edges.at(depth);
    let codes = 0;
    for (let at = first; at < end; at++) {
      const code = lastLetter[rest[at]!]!;
      codes |= 1 << code;
      heaps[code]!++;
    }
    for (let left = codes, start = first; left !== 0; left &= left - 1) {
      const code = firstCode(left);
      const size = heaps[code]!;
      heaps[code] = start;
      start += size;
    }
    for (let at = first; at < end; at++) {
      const to = heaps[lastLetter[rest[at]!]!]!++;
      sorted.which[to] = which[at]!;
      sorted.rest[to] = shorter[rest[at]!]!;
    }

    let mask = codes;
    let width = 0;
    let isWord = 0;
    for (let left = codes, start = first; left !== 0; left &= left - 1) {
      const code = firstCode(left);
      const stop = heaps[code];
      heaps[code] = 0;
      if (code > 0) edges[width++] = this.layHeap(start, stop!, depth + 1);
      else {
        // One of them is read to its end: there the walk may turn.
        const onward = this.beginnings.edge[sorted.which[start]!]!;
        isWord = onward & 1;
        if (onward >>> 1 === leaf) mask &= ~turn;
        else edges[width++] = onward & ~1;
      }
      start = stop!;
    }
    return (this.shelf.lay(mask, edges) << 1) | isWord;
  }

  /** A heap of one: its letters make a chain, one node each. */
  private layChain(beginning: number, rest: number): number {
    const { edge, lastLetter, shorter } = this.beginnings;
    const { chain, link, shelf } = this;
    const onward = edge[beginning]!;
    link[0] = onward & ~1;
    let last = ((onward >>> 1 === leaf ? leaf : shelf.lay(turn, link)) << 1) | (onward & 1);
    let length = 0;
    for (let at = rest; at !== 0; at = shorter[at]!) chain[length++] = lastLetter[at]!;
    while (length > 0) {
      link[0] = last;
      last = shelf.lay(1 << chain[--length]!, link) << 1;
    }
    return last;
  }
}

/** An array as wide as a node for every step of a walk: words may be of any length. */
class RoomByDepth {
  private readonly rooms: Uint32Array[] = [];

  at(depth: number): Uint32Array {
    if (depth === this.rooms.length) this.rooms.push(new Uint32Array(widest));
    return this.rooms[depth]!;
  }
}

const firstCode = (mask: number) => 31 - Math.clz32(mask & -mask);
