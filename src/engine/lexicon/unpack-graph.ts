import type { Alphabet } from '../alphabet/languages';
import { must } from '../must';
import { DamagedWordsError, layout, type WordGraph } from './word-graph';

const { letterBits, wordEnds, baseShift, startEntry, leaf, margin } = layout;
const firstFreeBase = leaf + 1;
const mostBases = 2 ** (32 - baseShift);

/** Lays the edges of node after node into one array, each node where its letters fall into gaps. */
class PackedEdges {
  private edges: Uint32Array;
  /** A bit an entry, and a bit a base: which are in use. 32 bases are tried at once. */
  private entries: Uint32Array;
  private bases: Uint32Array;
  private highest = firstFreeBase;
  /** By the number of edges, where the last node of that width went: what lies before is as good as full. */
  private readonly searched = new Uint32Array(letterBits + 1);

  constructor(room: number) {
    this.edges = new Uint32Array(room);
    this.entries = new Uint32Array(room / 32);
    this.bases = new Uint32Array(room / 32);
    this.bases[0] = 2 ** firstFreeBase - 1;
  }

  /** Lays down the edges of `node` from `first` to `end`, and says at which base. */
  lay(node: Uint32Array, first: number, end: number): number {
    const base = this.take(node, first, end);
    for (let at = first; at < end; at++) {
      const entry = base + (node[at]! & letterBits);
      this.edges[entry] = node[at]!;
      this.entries[entry >>> 5]! |= 1 << (entry & 31);
    }
    if (base > this.highest) this.highest = base;
    return base;
  }

  holds(base: number, node: Uint32Array, first: number, end: number): boolean {
    const { edges } = this;
    for (let at = first; at < end; at++) if (edges[base + (node[at]! & letterBits)] !== node[at]) return false;
    return true;
  }

  finish(root: number): Uint32Array<ArrayBuffer> {
    const edges = this.edges.slice(0, this.highest + margin);
    edges[startEntry] = root << baseShift;
    return edges;
  }

  private take(node: Uint32Array, first: number, end: number): number {
    const width = end - first;
    let block = this.searched[width]!;
    let free = this.freeIn(block, node, first, end);
    while (free === 0) {
      block++;
      if ((block + 4) * 32 > this.edges.length) this.grow();
      free = this.freeIn(block, node, first, end);
    }
    this.searched[width] = block;
    const lowest = free & -free;
    this.bases[block]! |= lowest;
    return block * 32 + 31 - Math.clz32(lowest);
  }

  /** Which of the 32 bases of a block would suit a node: a bit each. */
  private freeIn(block: number, node: Uint32Array, first: number, end: number): number {
    const { entries } = this;
    let free = ~this.bases[block]!;
    for (let at = first; at < end && free !== 0; at++) {
      const bit = block * 32 + (node[at]! & letterBits);
      const shift = bit & 31;
      // Shifting by 32 would shift by 0, hence the two steps.
      free &= ~((entries[bit >>> 5]! >>> shift) | ((entries[(bit >>> 5) + 1]! << 1) << (31 - shift)));
    }
    return free;
  }

  private grow(): void {
    const length = this.edges.length * 2;
    if (length > mostBases) throw new RangeError('too many words for one graph');
    this.edges = extended(this.edges, length);
    this.entries = extended(this.entries, length / 32);
    this.bases = extended(this.bases, length / 32);
  }
}

function extended(from: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const to = new Uint32Array(length);
  to.set(from);
  return to;
}

/**
 * A minimal word graph as it ships, in columns. A node is told by its edges, in order; then come the nodes that one of
 * them alone leads to, told likewise. First the node that words start from, then those that several edges lead to:
 * these stand in groups, by the kind of edge that mostly leads there, the most wanted first in each. assets/languages
 * tells of the format.
 */
export const head = { words: 0, edges: 4, shared: 8, bytes: 12 } as const;
/** An edge's first byte: its letter, whether a word ends there, and whether it is the last of its node. */
export const edge = { letter: 63, ends: 64, last: 128 } as const;
/** Its letter and whether a word ends there. */
export const kindsOfEdge = 128;
export const kindOf = (flag: number) => flag & (edge.letter | edge.ends);
/** Its second byte: what it leads to. */
export const leads = { nowhere: 0, own: 1, shared: 2 } as const;

/** Numbers are told in one byte, in two, or in three: the first says which. */
export const first = { ofTwo: 160, ofThree: 248 } as const;
export const largest = {
  inOne: first.ofTwo - 1,
  inTwo: first.ofTwo - 1 + (first.ofThree - first.ofTwo) * 256,
} as const;

/** Reads numbers one after another. */
export class Numbers {
  private at: number;

  constructor(
    private readonly bytes: Uint8Array,
    from: number,
  ) {
    this.at = from;
  }

  next(): number {
    const byte = this.byte();
    if (byte < first.ofTwo) return byte;
    if (byte < first.ofThree) return largest.inOne + 1 + (byte - first.ofTwo) * 256 + this.byte();
    const high = (byte - first.ofThree) << 16;
    const middle = this.byte() << 8;
    return largest.inTwo + 1 + high + middle + this.byte();
  }

  get isOver() {
    return this.at === this.bytes.length;
  }

  /** Beyond the end there are zeros; whoever reads asks `isOver` at last. */
  private byte(): number {
    return this.bytes[this.at++] ?? 0;
  }
}

const mostLetters = 63;
const longestWord = 63;

/** Makes the graph of a list that ships as a graph: its nodes are laid down as they are, no word is written. */
export function unpackGraph(bytes: Uint8Array, { letters }: Alphabet): WordGraph {
  return new Unpacking(bytes, Math.min(mostLetters, letters.length)).graph();
}

/** A node that is told, and what its edges lead to: other nodes, by number. */
class Unpacking {
  private readonly flags: Uint8Array;
  private readonly kinds: Uint8Array;
  private readonly places: Numbers;
  /** By the kind of an edge, where the group begins that it mostly leads to. */
  private readonly groups = new Uint32Array(kindsOfEdge);
  private readonly words: number;
  private readonly shared: number;
  /** By edge, the first edge of the node it leads to; 0 is no node. */
  private readonly targets: Int32Array;
  /** By place, the first edge of a shared node. */
  private readonly sharedFrom: Int32Array;
  /** By the first edge of a node, its base once it is laid down; 0 while it is not. */
  private readonly bases: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly packed: PackedEdges;
  private readonly row = new Uint32Array(mostLetters + 1);
  private at = 0;

  constructor(
    bytes: Uint8Array,
    private readonly letters: number,
  ) {
    if (bytes.length < head.bytes) throw new DamagedWordsError('the list has no head');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const edges = view.getUint32(head.edges, true);
    this.words = view.getUint32(head.words, true);
    this.shared = view.getUint32(head.shared, true);
    if (edges === 0 || head.bytes + 2 * edges > bytes.length || this.shared > edges)
      throw new DamagedWordsError(`${edges} edges promised in ${bytes.length} bytes`);
    this.flags = bytes.subarray(head.bytes, head.bytes + edges);
    this.kinds = bytes.subarray(head.bytes + edges, head.bytes + 2 * edges);
    this.places = new Numbers(bytes, head.bytes + 2 * edges);
    this.targets = new Int32Array(edges);
    this.sharedFrom = new Int32Array(this.shared);
    this.bases = new Uint32Array(edges);
    this.counts = new Uint32Array(edges);
    this.packed = new PackedEdges(2 ** Math.max(12, Math.ceil(Math.log2(edges))));
  }

  graph(): WordGraph {
    for (let kind = 0, place = 0; kind < kindsOfEdge; kind++) {
      this.groups[kind] = place;
      place += this.places.next();
    }
    this.read(0);
    for (let place = 0; place < this.shared; place++) {
      this.sharedFrom[place] = this.at;
      this.read(0);
    }
    if (this.at !== this.flags.length || !this.places.isOver) throw new DamagedWordsError('the list ends too early');
    this.resolve();
    const root = this.lay(0, 0);
    const size = must(this.counts[0]);
    if (size !== this.words) throw new DamagedWordsError(`${this.words} words promised, ${size} found`);
    return { edges: this.packed.finish(root), size };
  }

  /** A node, and those that it alone leads to. What is meant by its place is noted below zero. */
  private read(depth: number) {
    const { flags, kinds, targets } = this;
    if (depth > longestWord) throw new DamagedWordsError('a word is too long');
    const from = this.at;
    do {
      if (this.at >= flags.length) throw new DamagedWordsError(`node ${from} has no end`);
    } while ((flags[this.at++]! & edge.last) === 0);
    const end = this.at;
    for (let at = from; at < end; at++) {
      const kind = kinds[at];
      if (kind === leads.own) {
        targets[at] = this.at;
        this.read(depth + 1);
      } else if (kind === leads.shared) {
        const group = this.groups[kindOf(flags[at]!)]!;
        targets[at] = ~((group + this.places.next()) % this.shared);
      } else if (kind !== leads.nowhere) throw new DamagedWordsError(`edge ${at} leads to ${kind}`);
    }
  }

  private resolve() {
    const { targets, sharedFrom } = this;
    for (let at = 0; at < targets.length; at++) {
      const target = targets[at]!;
      if (target >= 0) continue;
      const from = sharedFrom[~target];
      if (from === undefined) throw new DamagedWordsError(`edge ${at} leads to a node that nobody told`);
      targets[at] = from;
    }
  }

  /** Lays a node down after all it leads to, and says at which base. */
  private lay(from: number, depth: number): number {
    const { flags, targets, bases, counts, row } = this;
    if (bases[from] !== 0) return bases[from]!;
    if (depth > longestWord) throw new DamagedWordsError('a word never ends');
    let words = 0;
    let end = from;
    for (let isLast = false; !isLast; end++) {
      const flag = flags[end]!;
      isLast = (flag & edge.last) !== 0;
      const ends = (flag & edge.ends) !== 0;
      const target = targets[end]!;
      if (!ends && target === 0) throw new DamagedWordsError(`edge ${end} leads nowhere`);
      if (target !== 0) this.lay(target, depth + 1);
      words += Number(ends) + (target === 0 ? 0 : counts[target]!);
    }
    let before = 0;
    for (let at = from; at < end; at++) {
      const letter = flags[at]! & edge.letter;
      if (letter <= before || letter > this.letters) throw new DamagedWordsError(`edge ${at} is out of order`);
      before = letter;
      const target = targets[at]!;
      const base = target === 0 ? leaf : bases[target]!;
      row[at - from] = (letter & letterBits) | (flags[at]! & edge.ends ? wordEnds : 0) | (base << baseShift);
    }
    const base = this.packed.lay(row, 0, end - from);
    bases[from] = base;
    counts[from] = words;
    return base;
  }
}
