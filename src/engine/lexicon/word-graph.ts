/**
 * The word graph is one array of edges. A node is known by its base, and the edge that leaves it with a
 * letter lies at base + letter code, if what lies there carries that very code: the edges of many nodes are
 * interleaved, each in the gaps of others, and no two nodes have the same base.
 *
 *   bits 0–5 letter code · bit 6 a word ends here · bits 7–31 the base of the node it leads to
 *
 * Whoever reads edges by the million takes these figures into constants of its own: an engine folds those
 * into its code, but reads imported ones again at every letter, which halves the speed of a lookup.
 */
export const layout = {
  letterBits: 63,
  wordEnds: 64,
  baseShift: 7,
  /** Where an edge without a letter lies that leads to the node every word starts from. */
  startEntry: 0,
  /** The base of the node that nothing leaves. No other node may have it. */
  leaf: 0,
  /** Entries after the highest base, so that no lookup, not even of `noCode`, reads past the end. */
  margin: 65,
} as const;

/** Said of a walk that has left the words. */
export const noEdge = 0;

/** The finished graph of a word list, as plain data that can be handed from thread to thread. */
export interface WordGraph {
  readonly edges: Uint32Array<ArrayBuffer>;
  /** How many words it holds. */
  readonly size: number;
}

/** The bytes of a word list do not say what they should. */
export class DamagedWordsError extends Error {
  override readonly name = 'DamagedWordsError';
}
