import type { Alphabet } from '../../engine/alphabet/languages';
import { type DefinitionState, definitionAtOnce, definitionOf } from '../../shared/play/word-definition';
import type { Found, WordLooked } from '../rules/word-book';
import { type AskedKind, fittingTo, readAsked } from '../rules/word-question';

interface AskingDeps {
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

  constructor(private readonly ways: AskingDeps) {}

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

interface LookedWordDeps {
  language: string;
  look(word: string, signal: AbortSignal): Promise<WordLooked>;
  definition: Parameters<typeof definitionOf>[0]['definition'];
  changed(): void;
}

/** A word that is looked at: what it means, what goes before or behind it, and what else its letters make. */
export class LookedWord {
  word: string | undefined;
  definition: DefinitionState = 'loading';
  /** Undefined while it is looked up. */
  looked: WordLooked | 'failed' | undefined;
  private asking = new AbortController();

  constructor(private readonly ways: LookedWordDeps) {}

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
      void this.askDefinition(word);
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

  private async askDefinition(word: string) {
    const { ways } = this;
    const known = definitionAtOnce(word, ways.language);
    this.definition = known ?? 'loading';
    if (known) return;
    const definition = await definitionOf(ways, word, ways.language);
    if (this.word !== word) return;
    this.definition = definition;
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
