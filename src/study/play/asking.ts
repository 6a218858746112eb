import type { Alphabet } from '../../engine/alphabet/alphabet';
import { type AskedKind, type Found, fittingTo, readAsked } from '../word-book';

interface Ways {
  alphabet: Alphabet;
  find(kind: AskedKind, signs: string, most: number, signal: AbortSignal): Promise<Found>;
  changed(): void;
}

const atFirst = 200;

/** Somebody asks the word book: what was typed, and what it has found. */
export class Asking {
  text = '';
  kind: AskedKind = 'pattern';
  state: 'empty' | 'unreadable' | 'asking' | 'found' | 'failed' = 'empty';
  found: Found = { total: 0, words: [] };
  /** As it was typed last, whatever has no place in the question since. */
  private typed = '';
  private most = atFirst;
  private asked = new AbortController();

  constructor(private readonly ways: Ways) {}

  get alphabet() {
    return this.ways.alphabet;
  }

  type(text: string) {
    this.text = text;
    this.typed = text;
    this.most = atFirst;
    void this.ask();
  }

  turnTo(kind: AskedKind) {
    this.kind = kind;
    this.text = fittingTo(this.typed, kind);
    this.most = atFirst;
    void this.ask();
  }

  /** Ten times as many of them. */
  more() {
    this.most *= 10;
    void this.ask();
  }

  /** Once more, too, after it failed. */
  async ask() {
    const { text, kind, most, ways } = this;
    this.asked.abort();
    this.asked = new AbortController();
    const { signal } = this.asked;
    const signs = readAsked(text, kind, ways.alphabet);
    if (signs === undefined) {
      this.state = text.trim() === '' ? 'empty' : 'unreadable';
      this.found = { total: 0, words: [] };
      ways.changed();
      return;
    }
    this.state = 'asking';
    ways.changed();
    try {
      this.found = await ways.find(kind, signs, most, signal);
      if (signal.aborted) return;
      this.state = 'found';
    } catch {
      if (signal.aborted) return;
      this.state = 'failed';
    }
    ways.changed();
  }

  stop() {
    this.asked.abort();
  }
}
