import { type LanguageId, languageOfList, playLanguages } from '../../engine/alphabet/languages';
import { type Lexicon, WordsToCome } from '../../engine/lexicon/lexicon';
import { DictionaryClient } from '../../worker/dictionary-client';
import { DictionaryError } from '../../worker/worker-connection';

/** The words on their way: they come behind the menu, and whoever cannot do without them waits here. */
export class WordsComing {
  /** From 0 to 1. */
  share = 0;
  failure: DictionaryError['code'] | undefined;
  /** The page's own dictionary, once it is there. */
  words: Lexicon | undefined;
  /** They are there. Nobody is told that they are wanted. */
  readonly here: Promise<Lexicon>;
  /** They are there, or could not be had at first. */
  readonly tried: Promise<void>;
  private readonly listeners = new Set<() => void>();
  private readonly firsts: ((words: Lexicon) => Promise<void>)[] = [];
  private isBegun = false;
  /** Judges games that begin before they are there. */
  readonly judge: WordsToCome;
  private come!: (words: Lexicon) => void;
  private endTry!: () => void;

  constructor(
    private readonly dictionary: Pick<DictionaryClient, 'load'>,
    id: string,
  ) {
    this.judge = new WordsToCome(id);
    this.here = new Promise((resolve) => {
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

  /** Never fails: who waits is told why, and may have them fetched again. */
  wanted(): Promise<Lexicon> {
    this.begin();
    return this.here;
  }

  again() {
    if (this.failure) void this.load();
  }

  /** Calls back at each step. Returns what stops that. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Comes before all who wait, once they are there. */
  first(act: (words: Lexicon) => Promise<void>) {
    this.firsts.push(act);
  }

  private async load() {
    this.failure = undefined;
    this.reach(0);
    try {
      const words = await this.dictionary.load(this.judge.id, (share) => this.reach(share));
      this.judge.come(words);
      for (let act = this.firsts.shift(); act; act = this.firsts.shift()) await act(words);
      this.words = words;
      this.come(words);
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

/** The words of every language, each on their way since they were first wanted. */
export class WordLists {
  /** Those that were wanted first are there, or could not be had. */
  readonly tried: Promise<void>;
  private readonly known = new Map<LanguageId, WordsComing>();
  private readonly listeners: ((share: number) => void)[] = [];
  private isWokenTaken = false;
  private endTry!: () => void;

  constructor(
    /** Its worker is up before it is known which words will be wanted. */
    private readonly woken: DictionaryClient,
    private readonly came: (language: LanguageId) => void,
  ) {
    this.tried = new Promise((resolve) => {
      this.endTry = resolve;
    });
  }

  /** Where a game names words that nobody has, those of English must do to say so. */
  ofGame({ words }: { words: string }): WordsComing {
    return this.of(languageOfList(words) ?? 'en');
  }

  of(language: LanguageId): WordsComing {
    const known = this.known.get(language) ?? this.make(language);
    this.known.set(language, known);
    return known;
  }

  /** Hears how far those are that come, from 0 to 1. */
  listen(heard: (share: number) => void) {
    this.listeners.push(heard);
  }

  private make(language: LanguageId): WordsComing {
    let client: DictionaryClient | undefined;
    const load: DictionaryClient['load'] = (list, onProgress) => {
      client ??= this.isWokenTaken ? new DictionaryClient() : this.woken;
      this.isWokenTaken = true;
      return client.load(list, onProgress);
    };
    const coming = new WordsComing({ load }, playLanguages[language].list);
    coming.listen(() => {
      for (const heard of this.listeners) heard(coming.share);
    });
    void coming.tried.then(this.endTry);
    void coming.here.then(() => this.came(language));
    return coming;
  }
}
