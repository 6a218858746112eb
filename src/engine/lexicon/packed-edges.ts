import { layout } from './word-graph';

const { letterBits, wordEnds, baseShift, startEntry, leaf, margin } = layout;
const firstFreeBase = leaf + 1;
const mostBases = 2 ** (32 - baseShift);

/** Lays the edges of node after node into one array, each node where its letters fall into gaps. */
export class PackedEdges {
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
    for (let at = first; at < end; at++)
      if (edges[base + (node[at]! & letterBits)] !== node[at]) return false;
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
