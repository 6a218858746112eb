import type { Lexicon } from '../../engine/lexicon/lexicon';
import { Answers } from './answers';
import { maskOf, Paths } from './paths';
import type { Rest } from './question';
import { type AskedKind, oneLetter, patternOf } from './question';
import { Tally } from './tally';

/** A letter alone is no word that anybody makes of several. */
const shortestMade = 2;

/** Letters and blanks that words are made of: of all of them, or of some. */
function lettersGiven(signs: string, areAll: boolean, codeOf: (letter: string) => number): Rest {
  const codes = [...signs].map((sign) => (sign === oneLetter ? blank : codeOf(sign))).sort((a, b) => a - b);
  return restOf(codes, areAll, areAll ? 0 : codes.length - shortestMade);
}

const blank = 0;

/** A blank is taken where nothing else is it. A word may end with so many that are not taken. */
function restOf(left: readonly number[], areAll: boolean, mostLeft: number): Rest {
  return {
    name: String.fromCharCode(...left),
    state: () => ({
      isAll: false,
      needs: areAll ? left.reduce((all, code) => (code === blank ? all : all | maskOf(code)), 0) : 0,
      lengths: areAll ? 1 << left.length : ~(-1 << (left.length + 1)),
      after(code) {
        const own = left.indexOf(code);
        const at = own < 0 ? left.indexOf(blank) : own;
        if (at < 0) return undefined;
        const rest = left.filter((_, place) => place !== at);
        return { isEnd: rest.length <= mostLeft, rest: restOf(rest, areAll, mostLeft) };
      },
    }),
  };
}

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
/**
 * The words of a list by what they look like. It goes through the graph of them, in which words share how they begin and how
 * they end: that has far fewer edges than there are words, in Polish a seventh.
 */
export class WordBook {
  /** So many edges have been followed so far. */
  steps = 0;
  private readonly paths: Paths;
  private readonly answers: Answers;

  constructor(private readonly words: Lexicon) {
    this.paths = new Paths(words);
    this.answers = new Answers(this.paths.all, this.paths.shared);
  }

  /** `signs` as a question is read (question.ts). Short words come first, but of those made of some letters the longest. */
  find(kind: AskedKind, signs: string, most: number): Found {
    switch (kind) {
      case 'pattern':
        return this.found(this.pattern(signs), most);
      case 'hooks': {
        const before = this.found(this.pattern(oneLetter + signs), most);
        const behind = this.found(this.pattern(signs + oneLetter), most - before.words.length);
        return { total: before.total + behind.total, words: [...before.words, ...behind.words] };
      }
      case 'anagrams':
      case 'within':
        return this.found(lettersGiven(signs, kind === 'anagrams', this.codeOf), most, 'long');
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

  private readonly codeOf = (letter: string) => this.words.codeOf(letter);

  private pattern(signs: string) {
    return patternOf(signs, this.codeOf, this.words.alphabet.letters.length);
  }

  private found(question: Rest | undefined, most: number, order: 'short' | 'long' = 'short'): Found {
    if (!question) return { total: 0, words: [] };
    this.answers.forget();
    const tally = new Tally(this.paths, this.answers, question, this.words.alphabet.letters);
    const { total } = tally;
    const words = most > 0 ? tally.list(most, order) : [];
    this.steps += tally.steps;
    return { total, words };
  }
}
