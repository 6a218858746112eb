import { letGo } from '../let-go';
import { layout } from './edges';
import type { PackedEdges } from './packed-edges';

const { letterBits } = layout;
const widthBits = 6;

/** Knows every node laid down, so that none is laid down twice. A hash table with open addressing. */
export class NodeRegister {
  private nodes = 0;
  private hashes: Uint32Array<ArrayBuffer>;
  /** The base of a node, and in the low bits its number of edges; 0 is a free slot. */
  private slots: Uint32Array<ArrayBuffer>;

  /** Room for so many nodes is a power of two, and half of it stays free; more is made where it must be. */
  constructor(
    private readonly packed: PackedEdges,
    room: number,
  ) {
    this.hashes = new Uint32Array(room);
    this.slots = new Uint32Array(room);
  }

  /** The base of the node that has exactly these edges; lays it down if it is new. */
  baseOf(node: Uint32Array, first: number, end: number): number {
    const { hashes, slots, packed } = this;
    const width = end - first;
    const mask = slots.length - 1;
    const hash = hashOf(node, first, end);
    let slot = hash & mask;
    while (slots[slot] !== 0) {
      const base = slots[slot]! >>> widthBits;
      const alike = hashes[slot] === hash && (slots[slot]! & letterBits) === width;
      if (alike && packed.holds(base, node, first, end)) return base;
      slot = (slot + 1) & mask;
    }
    const base = packed.lay(node, first, end);
    hashes[slot] = hash;
    slots[slot] = (base << widthBits) | width;
    this.nodes++;
    if (this.nodes * 2 > slots.length) this.grow();
    return base;
  }

  letGo(): void {
    letGo(this.hashes, this.slots);
  }

  private grow(): void {
    const { hashes, slots } = this;
    this.hashes = new Uint32Array(hashes.length * 2);
    this.slots = new Uint32Array(slots.length * 2);
    const mask = this.slots.length - 1;
    for (let from = 0; from < slots.length; from++) {
      if (slots[from] === 0) continue;
      let to = hashes[from]! & mask;
      while (this.slots[to] !== 0) to = (to + 1) & mask;
      this.hashes[to] = hashes[from]!;
      this.slots[to] = slots[from]!;
    }
    letGo(hashes, slots);
  }
}

function hashOf(node: Uint32Array, first: number, end: number): number {
  let hash = 0;
  for (let at = first; at < end; at++) hash = Math.imul(hash ^ node[at]!, 0x9e3779b1) ^ (hash >>> 15);
  return (hash ^ (hash >>> 16)) >>> 0;
}
