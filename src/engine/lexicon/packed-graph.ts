/**
 * A minimal word graph as it ships, in columns. A node is told by its edges, in order; then come the nodes that one of
 * them alone leads to, told likewise. First the node that words start from, then those that several edges lead to: these
 * stand in groups, by the kind of edge that mostly leads there, the most wanted first in each. assets/languages tells of
 * the format.
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
