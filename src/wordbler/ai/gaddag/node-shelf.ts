import { letGo } from '../../../engine/release-buffers';
import { bitCount, leaf, more, mostLetters } from './gaddag';

/** More edges than any node has: a letter each, the turn, and what leads to more letters. */
export const widest = 64;

/** Lays nodes one behind the other, each only once: a hash table with open addressing finds its double. */
export class NodeShelf {
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

  /** The same for a node of any alphabet, its edges in the order of codes: `further` is the mask of those beyond the first. */
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
