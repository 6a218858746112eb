import type { Alphabet } from '../alphabet/languages';
import { codesByUnit, layout, noCode, noEdge, type WordGraph } from './word-graph';

/** What says whether a word is one. Words come in capital letters. */
export interface WordJudge {
  readonly id: string;
  /** Nothing it says is known yet, only granted. */
  readonly isToCome?: boolean;
  has(word: string): boolean;
  /** The words that these letters make in any order, a few of them. */
  inAnyOrder?(letters: string): readonly string[];
}

/** What of a lexicon a walk needs. */
interface Walked {
  readonly alphabet: { readonly letters: readonly string[] };
  readonly start: number;
  codeOf(letter: string): number;
  follow(edge: number, code: number): number;
  endsWord(edge: number): boolean;
}

/** The words that have just these letters, in the order of the alphabet; no more than so many. */
export function wordsOfLetters(words: Walked, text: string, most: number): string[] {
  const { letters } = words.alphabet;
  const left = new Uint8Array(letters.length + 1);
  for (const letter of text) {
    const code = words.codeOf(letter);
    if (code > letters.length) return [];
    left[code]!++;
  }
  const found: string[] = [];
  const walk = (edge: number, word: string) => {
    if (word.length === text.length) {
      if (words.endsWord(edge)) found.push(word);
      return;
    }
    for (let code = 1; code <= letters.length && found.length < most; code++) {
      if (left[code] === 0) continue;
      const next = words.follow(edge, code);
      if (next === noEdge) continue;
      left[code]!--;
      walk(next, word + letters[code - 1]);
      left[code]!++;
    }
  };
  if (text !== '') walk(words.start, '');
  return found;
}

/** Nobody reads on. */
const mostReadings = 8;

const { letterBits, wordEnds, baseShift, startEntry, leaf } = layout;

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
  private readonly edges: Uint32Array<ArrayBuffer>;
  private readonly codes: Uint8Array;

  constructor({ id, alphabet, edges, size }: LexiconData) {
    this.id = id;
    this.alphabet = alphabet;
    this.size = size;
    this.edges = edges;
    this.codes = codesByUnit(alphabet);
  }

  /** As it was made from, for another thread. */
  get data(): LexiconData {
    const { id, alphabet, edges, size } = this;
    return { id, alphabet, edges, size };
  }

  has(word: string): boolean {
    return (this.edgeOf(word) & wordEnds) !== 0;
  }

  /** The words that letters make; the one as which they lie, if they are one, before the others. */
  inAnyOrder(letters: string): readonly string[] {
    const made = wordsOfLetters(this, letters, mostReadings);
    if (!this.has(letters)) return made;
    return [letters, ...made.filter((word) => word !== letters)].slice(0, mostReadings);
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
    return this.edges[startEntry]!;
  }

  /** The edge that leads on with a letter, or `noEdge`. A walk that goes on from `noEdge` stays there. */
  follow(edge: number, code: number): number {
    const next = this.edges[(edge >>> baseShift) + code]!;
    return (next & letterBits) === code ? next : noEdge;
  }

  endsWord(edge: number): boolean {
    return (edge & wordEnds) !== 0;
  }

  /** Whether any letter may follow. */
  goesOn(edge: number): boolean {
    return edge >>> baseShift !== leaf;
  }

  /** A number for all that may follow an edge: the same for edges that are followed alike. */
  nodeOf(edge: number): number {
    return edge >>> baseShift;
  }

  /** Every number of a node is below this one. */
  get nodesEnd(): number {
    return this.edges.length;
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
      const code = ++codes[codes.length - 1]!;
      if (code > letters.length) {
        path.pop();
        codes.pop();
        word = word.slice(0, -1);
        continue;
      }
      const edge = this.follow(path[path.length - 1]!, code);
      if (edge === noEdge) continue;
      word += letters[code - 1];
      if (this.endsWord(edge)) yield word;
      path.push(edge);
      codes.push(0);
    }
  }

  private edgeOf(text: string): number {
    const { edges, codes } = this;
    let edge = edges[startEntry]!;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const code = unit < codes.length ? codes[unit] : noCode;
      edge = edges[(edge >>> baseShift) + code!]!;
      if ((edge & letterBits) !== code) return noEdge;
    }
    return edge;
  }
}

/**
 * Judges by words that are still to come. What it is asked before, it takes for granted: every word is one but those
 * that are named as refused.
 */
export class WordsToCome implements WordJudge {
  private words: WordJudge | undefined;
  private readonly granted = new Map<string, boolean>();
  /** What it answered; whoever keeps that has what the letters make once the words are there. */
  private readonly grantedInAnyOrder = new Map<string, string[]>();

  constructor(
    readonly id: string,
    private readonly refused: readonly string[] = [],
  ) {}

  get isToCome() {
    return !this.words;
  }

  has(word: string): boolean {
    if (this.words) return this.words.has(word);
    const is = !this.refused.includes(word);
    this.granted.set(word, is);
    return is;
  }

  inAnyOrder(letters: string): readonly string[] {
    if (this.words) return this.words.inAnyOrder?.(letters) ?? [];
    const readings = this.grantedInAnyOrder.get(letters) ?? (this.refused.includes(letters) ? [] : [letters]);
    this.grantedInAnyOrder.set(letters, readings);
    return readings;
  }

  /** From now on these judge. Whether all that was taken for granted was right. */
  come(words: WordJudge): boolean {
    this.words = words;
    let isRight = [...this.granted].every(([word, is]) => words.has(word) === is);
    for (const [letters, readings] of this.grantedInAnyOrder) {
      const made = words.inAnyOrder?.(letters) ?? [];
      isRight &&= made.length > 0 === readings.length > 0;
      readings.splice(0, readings.length, ...made);
    }
    return isRight;
  }
}

export { noEdge } from './word-graph';
