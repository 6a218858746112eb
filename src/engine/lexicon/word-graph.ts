import type { Alphabet } from '../alphabet/languages';

/** A letter's code is its place in the alphabet, from 1; six bits hold it. */
const mostLetters = 63;

/** What `codesByUnit` gives for a character the alphabet lacks: more than six bits, so it equals no code. */
export const noCode = 64;

/** Letter codes by UTF-16 unit; a unit beyond the table has no code either. */
export function codesByUnit({ id, letters }: Alphabet): Uint8Array {
  if (letters.length > mostLetters) throw new RangeError(`${id} has more than ${mostLetters} letters`);
  if (letters.some((letter) => letter.length !== 1)) throw new RangeError(`${id} has a letter of several units`);
  const units = letters.map((letter) => letter.charCodeAt(0));
  const codes = new Uint8Array(Math.max(0, ...units) + 1).fill(noCode);
  units.forEach((unit, index) => {
    codes[unit] = index + 1;
  });
  return codes;
}

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
