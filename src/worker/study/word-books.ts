import { isLanguage, tilesOf } from '../../engine/alphabet/languages';
import type { Familiarity } from '../../engine/familiarity/familiarity';
import { Lexicon, type LexiconData } from '../../engine/lexicon/lexicon';
import { Dice } from '../../engine/random/dice';
import { type DrillKind, type DrillQuestion, drillOf } from '../../study/rules/drills';
import { type Found, WordBook, type WordLooked } from '../../study/rules/word-book';
import type { AskedKind } from '../../study/rules/word-question';
import { fetchFamiliarity } from '../familiar-words';
import { LoadError } from '../fetch-words';
import type { WordList } from '../word-list';

/** Answers what is asked of the words of a language, once it has studied them. */
export class WordBooks {
  private studied: { words: Lexicon; book: WordBook } | undefined;
  private coming: Promise<Familiarity> | undefined;

  constructor(
    private readonly fetchFile: typeof fetch,
    private readonly lists: readonly WordList[],
  ) {}

  study(data: LexiconData): undefined {
    const words = new Lexicon(data);
    this.studied = { words, book: new WordBook(words) };
    this.coming = undefined;
  }

  find(kind: AskedKind, signs: string, most: number): Found {
    return this.known.book.find(kind, signs, most);
  }

  look(word: string): WordLooked {
    return this.known.book.look(word);
  }

  async decent(words: readonly string[]): Promise<string[] | undefined> {
    const marks = await this.marks();
    return marks && words.filter((word) => !marks.isRude(word));
  }

  /** Undefined where it cannot be known which words a family table would rather not see. */
  async drill(kind: DrillKind, seed: string): Promise<DrillQuestion[] | undefined> {
    const { words, book } = this.known;
    const { id } = words.alphabet;
    const marks = await this.marks();
    if (!marks || !isLanguage(id)) return undefined;
    return drillOf(kind, { book, marks, tiles: tilesOf(id), dice: new Dice(seed) });
  }

  private async marks(): Promise<Familiarity | undefined> {
    try {
      this.coming ??= fetchFamiliarity(this.known.words, this.fetchFile, this.lists);
      return await this.coming;
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      this.coming = undefined;
      return undefined;
    }
  }

  private get known() {
    if (!this.studied) throw new Error('nothing has been studied');
    return this.studied;
  }
}
