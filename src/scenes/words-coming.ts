import type { Lexicon } from '../core/lexicon';
import type { DictionaryClient } from '../worker/dictionary-client';
import { DictionaryError } from '../worker/dictionary-error';

/** The words on their way: they come behind the menu, and whoever cannot do without them waits here. */
export class WordsComing {
  /** From 0 to 1. */
  share = 0;
  failure: DictionaryError['code'] | undefined;
  /** The page's own dictionary, once it is there. */
  words: Lexicon | undefined;
  /** Never fails: who waits is told why, and may have them fetched again. */
  readonly ready: Promise<Lexicon>;
  /** They are there, or could not be had at first. */
  readonly tried: Promise<void>;
  private readonly listeners = new Set<() => void>();
  private isBegun = false;
  private come!: (words: Lexicon) => void;
  private endTry!: () => void;

  constructor(private readonly dictionary: Pick<DictionaryClient, 'load'>) {
    this.ready = new Promise((resolve) => {
      this.come = resolve;
    });
    this.tried = new Promise((resolve) => {
      this.endTry = resolve;
    });
  }

  begin() {
    if (this.isBegun) return;
    this.isBegun = true;
    void this.load();
  }

  again() {
    if (this.failure) void this.load();
  }

  /** Calls back at each step. Returns what stops that. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async load() {
    this.failure = undefined;
    this.reach(0);
    try {
      this.words = await this.dictionary.load((share) => this.reach(share));
      this.come(this.words);
    } catch (error) {
      if (!(error instanceof DictionaryError)) throw error;
      this.failure = error.code;
    }
    this.endTry();
    this.tell();
  }

  private reach(share: number) {
    this.share = share;
    this.tell();
  }

  private tell() {
    for (const listener of [...this.listeners]) listener();
  }
}
