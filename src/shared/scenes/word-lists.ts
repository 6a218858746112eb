import { type LanguageId, languageOfList, playLanguages } from '../../engine/alphabet/languages';
import { DictionaryClient } from '../../worker/dictionary-client';
import { WordsComing } from './words-coming';

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
