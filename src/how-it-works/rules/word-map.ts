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
  private readonly ahead = new Map<number, number>();
  private readonly beginnings = new Map<number, number>();

  constructor(private readonly words: Lexicon) {
    const order: number[] = [];
    this.count(words.start, order);
    // Whatever leads to a place comes before it.
    order.reverse();
    const edges = new Map(order.map((edge) => [words.nodeOf(edge), edge]));
    const { beginnings } = this;
    beginnings.set(words.nodeOf(words.start), 1);
    for (const [node, edge] of edges)
      for (const next of this.edgesFrom(edge)) {
        if (!words.goesOn(next)) continue;
        const to = words.nodeOf(next);
        beginnings.set(to, (beginnings.get(to) ?? 0) + (beginnings.get(node) ?? 0));
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
      shared: isThere ? (this.beginnings.get(words.nodeOf(edge)) ?? 0) : 0,
      on,
    };
  }

  private wordsOf(edge: number): number {
    const { words, ahead } = this;
    return (words.endsWord(edge) ? 1 : 0) + (words.goesOn(edge) ? (ahead.get(words.nodeOf(edge)) ?? 0) : 0);
  }

  private edgesFrom(edge: number): number[] {
    const { words } = this;
    if (!words.goesOn(edge)) return [];
    return words.alphabet.letters.map((_, at) => words.follow(edge, at + 1)).filter((next) => next !== noEdge);
  }

  /** What lies deepest comes first in the order. */
  private count(edge: number, order: number[]): void {
    const { words, ahead } = this;
    const node = words.nodeOf(edge);
    if (!words.goesOn(edge) || ahead.has(node)) return;
    const ways = this.edgesFrom(edge);
    for (const next of ways) this.count(next, order);
    ahead.set(
      node,
      ways.reduce((sum, next) => sum + this.wordsOf(next), 0),
    );
    order.push(edge);
  }
}
