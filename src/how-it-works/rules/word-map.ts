import { type Lexicon, noEdge } from '../../engine/lexicon/lexicon';

/** A way on from where a word has come to. */
export interface WayOn {
  readonly letter: string;
  /** A word ends there. */
  readonly ends: boolean;
  /** So many words begin so. */
  readonly words: number;
}

/** A place in the graph of words. */
export interface Place {
  /** What was typed until here. */
  readonly prefix: string;
  /** Whether an edge leads here. */
  readonly isThere: boolean;
  readonly isWord: boolean;
  /** So many words begin so, itself among them. */
  readonly words: number;
  /** So many beginnings lead to this place: what follows them is kept once. */
  readonly shared: number;
  readonly on: readonly WayOn[];
}

/** The graph of words of a language, with what can be counted of each place. */
export class WordMap {
  /** By the number of a node, how many words go on from it, and how many beginnings lead to it. */
  private readonly ahead: Int32Array;
  private readonly beginnings: Int32Array;

  constructor(private readonly words: Lexicon) {
    this.ahead = new Int32Array(words.nodesEnd);
    this.beginnings = new Int32Array(words.nodesEnd);
    const order: number[] = [];
    this.count(words.start, order);
    const { beginnings } = this;
    beginnings[words.nodeOf(words.start)] = 1;
    // Whatever leads to a place comes before it.
    for (const edge of order.reverse()) {
      const own = beginnings[words.nodeOf(edge)]!;
      for (const next of this.edgesFrom(edge)) if (words.goesOn(next)) beginnings[words.nodeOf(next)]! += own;
    }
  }

  /** The places a word goes through, letter by letter, from the start on; the last may be none. */
  placesOf(word: string): Place[] {
    const { words } = this;
    const places = [this.placeAt(words.start, '')];
    let edge = words.start;
    let prefix = '';
    for (const letter of word) {
      edge = words.follow(edge, words.codeOf(letter));
      prefix += letter;
      places.push(this.placeAt(edge, prefix));
      if (edge === noEdge) break;
    }
    return places;
  }

  private placeAt(edge: number, prefix: string): Place {
    const { words } = this;
    const isThere = edge !== noEdge;
    const isWord = isThere && prefix !== '' && words.endsWord(edge);
    const on = isThere
      ? this.edgesFrom(edge).map((next) => ({
          letter: words.alphabet.letters[words.codeIn(next) - 1]!,
          ends: words.endsWord(next),
          words: this.wordsOf(next),
        }))
      : [];
    return {
      prefix,
      isThere,
      isWord,
      words: isThere ? this.wordsOf(edge) : 0,
      shared: isThere && words.goesOn(edge) ? this.beginnings[words.nodeOf(edge)]! : 0,
      on,
    };
  }

  private wordsOf(edge: number): number {
    const { words, ahead } = this;
    return (words.endsWord(edge) ? 1 : 0) + (words.goesOn(edge) ? ahead[words.nodeOf(edge)]! : 0);
  }

  private edgesFrom(edge: number): number[] {
    const { words } = this;
    const edges: number[] = [];
    if (!words.goesOn(edge)) return edges;
    for (let code = 1; code <= words.alphabet.letters.length; code++) {
      const next = words.follow(edge, code);
      if (next !== noEdge) edges.push(next);
    }
    return edges;
  }

  /** What lies deepest comes first in the order. */
  private count(edge: number, order: number[]): void {
    const { words, ahead } = this;
    const node = words.nodeOf(edge);
    if (!words.goesOn(edge) || ahead[node]! > 0) return;
    let sum = 0;
    for (const next of this.edgesFrom(edge)) {
      this.count(next, order);
      sum += this.wordsOf(next);
    }
    ahead[node] = sum;
    order.push(edge);
  }
}
