import type { Lexicon } from '../../engine/lexicon/lexicon';
import { type AskedKind, oneLetter, type Question, wordsLike, wordsOf } from './question';
import { Nodes, Walk } from './walk';

/** The first of the words that were asked for, and how many there are. */
export interface Found {
  readonly total: number;
  readonly words: readonly string[];
}

/** What goes with a word. */
export interface WordLooked {
  readonly word: string;
  /** The letters that make another word of it, before and behind. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** The other words of the same letters. */
  readonly anagrams: readonly string[];
}

const mostAnagrams = 60;

/** The words of a list by what they look like. */
export class WordBook {
  /** So many edges have been followed so far. */
  steps = 0;
  private readonly nodes: Nodes;
  /** Room for the counts of one walk after another. */
  private readonly counts: Int32Array;

  constructor(private readonly words: Lexicon) {
    this.nodes = new Nodes(words);
    this.counts = new Int32Array(words.nodesEnd);
  }

  /** `signs` as `readAsked` has them. Short words come first, but of those made of letters the longest. */
  find(kind: AskedKind, signs: string, most: number): Found {
    switch (kind) {
      case 'pattern':
        return this.found(wordsLike(signs), most);
      case 'hooks': {
        const before = this.found(wordsLike(oneLetter + signs), most);
        const behind = this.found(wordsLike(signs + oneLetter), most - before.words.length);
        return { total: before.total + behind.total, words: [...before.words, ...behind.words] };
      }
      case 'anagrams':
      case 'within':
        return this.found(wordsOf(signs, kind === 'anagrams'), most, 'long');
    }
  }

  look(word: string): WordLooked {
    const { words } = this;
    const { letters } = words.alphabet;
    return {
      word,
      before: letters.filter((letter) => words.has(letter + word)),
      behind: letters.filter((letter) => words.has(word + letter)),
      anagrams: this.find('anagrams', word, mostAnagrams).words.filter((own) => own !== word),
    };
  }

  private found<State extends string | number>(
    question: Question<State>,
    most: number,
    order: 'short' | 'long' = 'short',
  ): Found {
    const walk = new Walk(this.nodes, question, this.counts.fill(0));
    const { total } = walk;
    const words = walk.list(most, order);
    this.steps += walk.steps;
    return { total, words };
  }
}

export { type AskedKind, askedKinds, fittingTo, longestAsked, readAsked } from './question';
