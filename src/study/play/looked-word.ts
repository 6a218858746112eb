import { type MeaningState, meaningAtOnce, meaningOf } from '../../shared/play/word-meaning';
import type { WordLooked } from '../word-book';

interface Ways {
  language: string;
  look(word: string, signal: AbortSignal): Promise<WordLooked>;
  meaning: Parameters<typeof meaningOf>[0]['meaning'];
  changed(): void;
}

/** A word that is looked at: what it means, what goes before or behind it, and what else its letters make. */
export class LookedWord {
  word: string | undefined;
  meaning: MeaningState = 'loading';
  /** Undefined while it is looked up. */
  looked: WordLooked | 'failed' | undefined;
  private asking = new AbortController();

  constructor(private readonly ways: Ways) {}

  get language() {
    return this.ways.language;
  }

  look(word: string | undefined) {
    if (word === this.word) return;
    this.asking.abort();
    this.asking = new AbortController();
    this.word = word;
    this.looked = undefined;
    if (word !== undefined) {
      void this.askMeaning(word);
      void this.askBook(word, this.asking.signal);
    }
    this.ways.changed();
  }

  /** What could not be told is asked for once more. */
  again() {
    const { word } = this;
    this.word = undefined;
    this.look(word);
  }

  stop() {
    this.asking.abort();
    this.word = undefined;
  }

  private async askMeaning(word: string) {
    const { ways } = this;
    const known = meaningAtOnce(word, ways.language);
    this.meaning = known ?? 'loading';
    if (known) return;
    const meaning = await meaningOf(ways, word, ways.language);
    if (this.word !== word) return;
    this.meaning = meaning;
    ways.changed();
  }

  private async askBook(word: string, signal: AbortSignal) {
    let looked: WordLooked | 'failed';
    try {
      looked = await this.ways.look(word, signal);
    } catch {
      looked = 'failed';
    }
    if (signal.aborted) return;
    this.looked = looked;
    this.ways.changed();
  }
}
