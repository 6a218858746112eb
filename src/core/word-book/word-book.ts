import type { Lexicon } from '../lexicon';
import { LettersGiven } from './letters-given';
import { Pattern } from './pattern';
import { type AskedKind, oneLetter } from './question';
import { bitsOfMask, type Shelf, shelvesOf } from './shelf';

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

/** Takes from a shelf what was asked for. */
interface Seeker {
  seek(shelf: Shelf, take: (at: number) => void): void;
}

const mostAnagrams = 60;
/** A letter alone is no word that anybody makes of several. */
const shortestMade = 2;

/**
 * The words of a list by what they look like. They lie side by side in arrays: to go through all of them takes less time than
 * to follow the graph from every place where a word may begin.
 */
export class WordBook {
  private readonly shelves: readonly Shelf[];

  constructor(private readonly words: Lexicon) {
    this.shelves = shelvesOf(words);
  }

  /** `signs` as a question is read (question.ts). Short words come first, but of those made of some letters the longest. */
  find(kind: AskedKind, signs: string, most: number): Found {
    switch (kind) {
      case 'pattern':
        return this.collect([this.pattern(signs)], this.shelves, most);
      case 'hooks':
        return this.collect(
          [this.pattern(oneLetter + signs), this.pattern(signs + oneLetter)],
          this.shelves,
          most,
        );
      case 'anagrams':
        return this.collect([this.given(signs, true)], this.shelves, most);
      case 'within': {
        const down = this.shelves.filter(({ length }) => length >= shortestMade).reverse();
        return this.collect([this.given(signs, false)], down, most);
      }
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

  private pattern(signs: string) {
    const { words } = this;
    return new Pattern(signs, (letter) => words.codeOf(letter), words.alphabet.letters.length < bitsOfMask);
  }

  private given(signs: string, areAll: boolean) {
    const { words } = this;
    return new LettersGiven(signs, areAll, words.alphabet.letters.length, (letter) => words.codeOf(letter));
  }

  private collect(seekers: readonly Seeker[], shelves: readonly Shelf[], most: number): Found {
    const words: string[] = [];
    let total = 0;
    for (const shelf of shelves)
      for (const seeker of seekers)
        seeker.seek(shelf, (at) => {
          if (total < most) words.push(this.wordAt(shelf, at));
          total++;
        });
    return { total, words };
  }

  private wordAt({ codes, length }: Shelf, at: number): string {
    const { letters } = this.words.alphabet;
    let word = '';
    for (let place = at * length; place < (at + 1) * length; place++) word += letters[codes[place]! - 1];
    return word;
  }
}
