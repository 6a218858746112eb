import type { Alphabet } from '../alphabet/alphabet';
import { codesByUnit, noCode } from './letter-codes';

/**
 * The word graph is one array of edges. A node is known by its base, and the edge that leaves it with a
 * letter lies at base + letter code, if what lies there carries that very code: the edges of many nodes are
 * interleaved, each in the gaps of others, and no two nodes have the same base.
 *
 *   bits 0–5 letter code · bit 6 a word ends here · bits 7–31 the base of the node it leads to
 */
export const letterBits = 63;
export const wordEnds = 64;
export const baseShift = 7;

/** Where an edge without a letter lies that leads to the node every word starts from. */
export const startEntry = 0;

/** Said of a walk that has left the words. */
export const noEdge = 0;

/** The base of the node that nothing leaves. No other node may have it. */
export const leaf = 0;
export const firstFreeBase = leaf + 1;

/** Entries after the highest base, so that no lookup, not even of `noCode`, reads past the end. */
export const margin = 65;

/** The finished graph of a word list, as plain data that can be handed from thread to thread. */
export interface WordGraph {
  readonly edges: Uint32Array<ArrayBuffer>;
  /** How many words it holds. */
  readonly size: number;
}

export interface LexiconData extends WordGraph {
  /** The name of the word list, such as `enable1`. */
  readonly id: string;
  readonly alphabet: Alphabet;
}

/**
 * The words that count. It knows capital letters of its alphabet and nothing else: to any other text,
 * the empty one included, the answer is no.
 */
export class Lexicon {
  readonly id: string;
  readonly alphabet: Alphabet;
  readonly size: number;
  private readonly edges: Uint32Array;
  private readonly codes: Uint8Array;

  constructor({ id, alphabet, edges, size }: LexiconData) {
    this.id = id;
    this.alphabet = alphabet;
    this.size = size;
    this.edges = edges;
    this.codes = codesByUnit(alphabet);
  }

  has(word: string): boolean {
    return (this.edgeOf(word) & wordEnds) !== 0;
  }

  /** Whether some word begins with these letters, or is these letters. */
  hasPrefix(prefix: string): boolean {
    return prefix !== '' && this.edgeOf(prefix) !== noEdge;
  }

  /**
   * Where a walk through the words starts. A walk goes from edge to edge; an edge is a number that says
   * whether a word ends there (`endsWord`) and what may follow (`follow`).
   */
  get start(): number {
    return this.edges[startEntry];
  }

  /** The edge that leads on with a letter, or `noEdge`. A walk that goes on from `noEdge` stays there. */
  follow(edge: number, code: number): number {
    const next = this.edges[(edge >>> baseShift) + code];
    return (next & letterBits) === code ? next : noEdge;
  }

  endsWord(edge: number): boolean {
    return (edge & wordEnds) !== 0;
  }

  /** Whether any letter may follow. */
  goesOn(edge: number): boolean {
    return edge >>> baseShift !== leaf;
  }

  /** The code of a letter: its place in the alphabet, from 1. Nothing follows with the code of any other text. */
  codeOf(letter: string): number {
    return letter.length === 1 ? (this.codes[letter.charCodeAt(0)] ?? noCode) : noCode;
  }

  /** All words, in the order of the alphabet. */
  *words(): Generator<string> {
    const { letters } = this.alphabet;
    const path = [this.start];
    const codes = [0];
    let word = '';
    while (path.length > 0) {
      const code = ++codes[codes.length - 1];
      if (code > letters.length) {
        path.pop();
        codes.pop();
        word = word.slice(0, -1);
        continue;
      }
      const edge = this.follow(path[path.length - 1], code);
      if (edge === noEdge) continue;
      word += letters[code - 1];
      if (this.endsWord(edge)) yield word;
      path.push(edge);
      codes.push(0);
    }
  }

  private edgeOf(text: string): number {
    const { edges, codes } = this;
    let edge = edges[startEntry];
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const code = unit < codes.length ? codes[unit] : noCode;
      edge = edges[(edge >>> baseShift) + code];
      if ((edge & letterBits) !== code) return noEdge;
    }
    return edge;
  }
}
