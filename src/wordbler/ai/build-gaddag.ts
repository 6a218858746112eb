import type { Lexicon } from '../../engine/lexicon/lexicon';
import { letGo } from '../../engine/release-buffers';
import { bitCount, type Gaddag, leaf, more, mostLetters, turn } from './gaddag';

/** More edges than any node has: a letter each, the turn, and what leads to more letters. */
const widest = 64;

/** Lays nodes one behind the other, each only once: a hash table with open addressing finds its double. */
class NodeShelf {
  private nodes: Uint32Array<ArrayBuffer>;
  private slots: Int32Array<ArrayBuffer>;
  private count = 0;
  /** The first node is the leaf: an empty mask. */
  private end = leaf + 1;

  /** English needs 2.3 nodes a word, in 6.9 entries; for other languages there is more room to be had. */
  constructor(wordCount: number) {
    this.nodes = new Uint32Array(64 + 8 * wordCount);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(64 + 5 * wordCount)));
  }

  /** Where a node with this mask and the first so many of these edges lies. */
  lay(mask: number, edges: Uint32Array, width: number): number {
    if (width === 1) return this.layOne(mask, edges[0]!);
    if (width === 0) return leaf;
    const { nodes, slots } = this;
    const last = slots.length - 1;
    let slot = hashOf(mask, edges, 0, width) & last;
    search: for (; slots[slot] !== 0; slot = (slot + 1) & last) {
      const node = slots[slot]!;
      if (nodes[node] !== mask >>> 0) continue;
      for (let at = 0; at < width; at++) if (nodes[node + 1 + at] !== edges[at]) continue search;
      return node;
    }
    const node = this.end;
    nodes[node] = mask;
    for (let at = 0; at < width; at++) nodes[node + 1 + at] = edges[at]!;
    return this.keep(slot, width);
  }

  /** The same for any alphabet, its edges in the order of codes; `further` is the mask of those beyond the first. */
  layAny(mask: number, further: number, edges: Uint32Array, width: number): number {
    if (further === 0) return this.lay(mask, edges, width);
    const from = width - bitCount(further);
    const second = this.lay(further, edges.subarray(from, width), width - from);
    edges[from] = second << 1;
    return this.lay(mask | more, edges, from + 1);
  }

  /** One that a single letter follows. */
  layLetter(code: number, edge: number): number {
    if (code <= mostLetters) return this.layOne(1 << code, edge);
    return this.layOne(more, this.layOne(1 << (code - mostLetters), edge) << 1);
  }

  /** The same for a single edge, as four of five nodes have. */
  layOne(mask: number, edge: number): number {
    const { nodes, slots } = this;
    const last = slots.length - 1;
    let slot = ended(mixed(begun(mask), edge)) & last;
    for (; slots[slot] !== 0; slot = (slot + 1) & last) {
      const node = slots[slot]!;
      if (nodes[node + 1] === edge && nodes[node] === mask >>> 0) return node;
    }
    nodes[this.end] = mask;
    nodes[this.end + 1] = edge;
    return this.keep(slot, 1);
  }

  at(index: number): number {
    return this.nodes[index]!;
  }

  finish(): Uint32Array<ArrayBuffer> {
    const { nodes, slots } = this;
    const finished = nodes.slice(0, this.end);
    letGo(nodes, slots);
    return finished;
  }

  /** Keeps the node that has just been written behind the others. */
  private keep(slot: number, width: number): number {
    const node = this.end;
    this.slots[slot] = node;
    this.end += width + 1;
    if (this.end + widest > this.nodes.length) this.makeRoom();
    if (++this.count * 2 > this.slots.length) this.rehash();
    return node;
  }

  private makeRoom() {
    const grown = new Uint32Array(this.nodes.length * 2);
    grown.set(this.nodes);
    letGo(this.nodes);
    this.nodes = grown;
  }

  private rehash() {
    const { slots, nodes } = this;
    this.slots = new Int32Array(slots.length * 2);
    const last = this.slots.length - 1;
    for (const node of slots) {
      if (node === 0) continue;
      let slot = hashOf(nodes[node]!, nodes, node + 1, bitCount(nodes[node]!)) & last;
      while (this.slots[slot] !== 0) slot = (slot + 1) & last;
      this.slots[slot] = node;
    }
    letGo(slots);
  }
}

function hashOf(mask: number, edges: Uint32Array, first: number, width: number): number {
  let hash = begun(mask);
  for (let at = first; at < first + width; at++) hash = mixed(hash, edges[at]!);
  return ended(hash);
}

const begun = (mask: number) => Math.imul(mask, 0x9e3779b1);
const mixed = (hash: number, edge: number) => Math.imul(hash ^ edge ^ (hash >>> 15), 0x85ebca6b);
const ended = (hash: number) => hash ^ (hash >>> 16);

const most = 2 * mostLetters;
const codeBits = 6;
const codeMask = 2 ** codeBits - 1;

/**
 * Makes the graph of a word list for finding plays. Of a large one that takes seconds: now and then it says that it is
 * still at it.
 */
export function buildGaddag(words: Lexicon, alive: () => void = () => {}): Gaddag {
  const { id, letters } = words.alphabet;
  if (letters.length > most) throw new RangeError(`${id} has more than ${most} letters`);
  const shelf = new NodeShelf(words.size);
  const start = layWords(words, shelf);
  alive();
  const backward = new BackwardGraph(listBeginnings(start, shelf), shelf, alive);
  const root = backward.lay();
  backward.letGo();
  return { nodes: shelf.finish(), root };
}

/** Lays the graph of the words themselves, and says where they start. */
function layWords(words: Lexicon, shelf: NodeShelf): number {
  const laid = new Uint32Array(words.nodesEnd);
  const letters = words.alphabet.letters.length;
  const room = new RoomByDepth();
  const layFrom = (edge: number, depth: number): number => {
    if (!words.goesOn(edge)) return leaf;
    const key = words.nodeOf(edge);
    if (laid[key] !== 0) return laid[key]!;
    const edges = room.at(depth);
    let mask = 0;
    let further = 0;
    let width = 0;
    for (let code = 1; code <= letters; code++) {
      const next = words.follow(edge, code);
      if (next === 0) continue;
      if (code <= mostLetters) mask |= 1 << code;
      else further |= 1 << (code - mostLetters);
      edges[width++] = (layFrom(next, depth + 1) << 1) | Number(words.endsWord(next));
    }
    laid[key] = shelf.layAny(mask, further, edges, width);
    return laid[key];
  };
  const start = layFrom(words.start, 0);
  letGo(laid);
  return start;
}

/** All that words begin with. Number 0 is the beginning without a letter. */
interface Beginnings {
  count: number;
  /** The code of the last letter, and above its bits which beginning lacks it; so 0 for that without a letter. */
  last: Uint32Array<ArrayBuffer>;
  /** How the words go on, as an edge. */
  onward: Uint32Array<ArrayBuffer>;
}

function listBeginnings(start: number, shelf: NodeShelf): Beginnings {
  let last = new Uint32Array(1 << 12);
  let onward = new Uint32Array(1 << 12);
  let count = 1;
  onward[0] = start << 1;
  const add = (from: number, node: number, before: number) => {
    for (let left = shelf.at(node), at = node + 1; left !== 0; left &= left - 1, at++) {
      if ((left & -left) === more) {
        add(from, shelf.at(at) >>> 1, mostLetters);
        return;
      }
      last[count] = (from << codeBits) | (before + lowest(left));
      onward[count++] = shelf.at(at);
    }
  };
  // Those that are one letter longer go to the end of the list, where their turn comes.
  for (let from = 0; from < count; from++) {
    if (count + widest > last.length) {
      last = doubled(last);
      onward = doubled(onward);
    }
    add(from, onward[from]! >>> 1, 0);
  }
  return { count, last, onward };
}

function doubled(from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const to = new Uint32Array(from.length * 2);
  to.set(from);
  letGo(from);
  return to;
}

/** Beginnings in some order: the letter of each that is read next with those before it, and how it goes on. */
interface Post {
  readonly last: Uint32Array<ArrayBuffer>;
  readonly onward: Uint32Array<ArrayBuffer>;
}

/**
 * The beginnings, read backwards, laid as a graph. They are sorted as if by post: into heaps by last letter, each heap
 * by the letter before, and so on; a heap is a node. Each round of sorting goes from one table to the other.
 */
class BackwardGraph {
  private readonly last: Uint32Array<ArrayBuffer>;
  private readonly tables: readonly Post[];
  private readonly edges = new RoomByDepth();
  /** How large the heap of each letter is, then where its next one goes, and so in the end where it ends. */
  private readonly heaps = new RoomByDepth();
  private readonly chain: number[] = [];
  /** Which letters are read next in the heap that was sorted last. */
  private codes = 0;
  private further = 0;

  constructor(
    { count, last, onward }: Beginnings,
    private readonly shelf: NodeShelf,
    private readonly alive: () => void,
  ) {
    this.last = last;
    this.tables = [
      { last: last.slice(1, count), onward: onward.subarray(1, count) },
      { last: new Uint32Array(count), onward: new Uint32Array(count) },
    ];
  }

  letGo() {
    letGo(this.last, ...this.tables.flatMap(({ last, onward }) => [last, onward]));
  }

  lay(): number {
    return this.layHeap(0, this.tables[0]!.last.length, 0) >>> 1;
  }

  /** The edge to the node of the heap from `first` to `end`. */
  private layHeap(first: number, end: number, depth: number): number {
    if (depth < 2) this.alive();
    const { last, onward } = this.tables[depth & 1]!;
    if (end - first === 1) return this.layChain(last[first]!, onward[first]!);
    this.sort(first, end, depth);
    const { codes, further } = this;
    const sorted = this.tables[(depth + 1) & 1]!;
    const heaps = this.heaps.at(depth);
    const edges = this.edges.at(depth);
    let mask = codes;
    let width = 0;
    let isWord = 0;
    let start = first;
    for (let left = codes; left !== 0; left &= left - 1) {
      const code = lowest(left);
      const stop = heaps[code]!;
      heaps[code] = 0;
      if (code > 0) edges[width++] = this.layHeap(start, stop, depth + 1);
      else {
        // One of them is read to its end: there the walk may turn.
        const edge = sorted.onward[start]!;
        isWord = edge & 1;
        if (edge >>> 1 === leaf) mask &= ~turn;
        else edges[width++] = edge & ~1;
      }
      start = stop;
    }
    for (let left = further; left !== 0; left &= left - 1) {
      const code = mostLetters + lowest(left);
      const stop = heaps[code]!;
      heaps[code] = 0;
      edges[width++] = this.layHeap(start, stop, depth + 1);
      start = stop;
    }
    return (this.shelf.layAny(mask, further, edges, width) << 1) | isWord;
  }

  /**
   * Sorts a heap by the letter that is read next. It stands apart from what is done with the heaps: V8 compiles long
   * loops
   * before they have ended, and what came behind them in one function it then at times threw away a million times.
   */
  private sort(first: number, end: number, depth: number) {
    const { last, onward } = this.tables[depth & 1]!;
    const sorted = this.tables[(depth + 1) & 1]!;
    const heaps = this.heaps.at(depth);
    this.countLetters(last, first, end, heaps);
    let begins = first;
    for (let left = this.codes; left !== 0; left &= left - 1) begins = allot(heaps, lowest(left), begins);
    for (let left = this.further; left !== 0; left &= left - 1)
      begins = allot(heaps, mostLetters + lowest(left), begins);
    for (let at = first; at < end; at++) {
      const letter = last[at]!;
      const to = heaps[letter & codeMask]!++;
      sorted.last[to] = this.last[letter >>> codeBits]!;
      sorted.onward[to] = onward[at]!;
    }
  }

  private countLetters(last: Uint32Array, first: number, end: number, heaps: Uint32Array) {
    let codes = 0;
    let further = 0;
    for (let at = first; at < end; at++) {
      const code = last[at]! & codeMask;
      if (code <= mostLetters) codes |= 1 << code;
      else further |= 1 << (code - mostLetters);
      heaps[code]!++;
    }
    this.codes = codes;
    this.further = further;
  }

  /** A heap of one: its letters make a chain, one node each. */
  private layChain(rest: number, onward: number): number {
    const { chain, last, shelf } = this;
    let length = 0;
    for (let at = rest; at !== 0; at = last[at >>> codeBits]!) chain[length++] = at & codeMask;
    const node = onward >>> 1 === leaf ? leaf : shelf.layOne(turn, onward & ~1);
    let edge = (node << 1) | (onward & 1);
    while (length > 0) edge = shelf.layLetter(chain[--length]!, edge) << 1;
    return edge;
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

const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

/** Has a heap begin at a place, and says where the next one does. */
function allot(heaps: Uint32Array, code: number, begins: number): number {
  const size = heaps[code]!;
  heaps[code] = begins;
  return begins + size;
}
