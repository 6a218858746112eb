import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { DrillKind, DrillQuestion } from '../../study/rules/drills';
import type { Found, WordLooked } from '../../study/rules/word-book';
import type { AskedKind } from '../../study/rules/word-question';
import { StudiedWorker, type StudiedWorkerOptions } from '../worker-connection';

/**
 * The page's side of the word book, in a worker of its own, which lays the words out when it is first asked. A worker
 * that dies is replaced. Fails as a `DictionaryError`, or with the reason of the signal that was aborted.
 */
export class WordBookClient extends StudiedWorker {
  constructor(words: () => Lexicon | Promise<Lexicon>, options?: StudiedWorkerOptions) {
    super(words, (worker, data) => worker.studyBook(data), options);
  }

  /** So many of the words, and how many there are. */
  find(kind: AskedKind, signs: string, most: number, signal?: AbortSignal): Promise<Found> {
    return this.ask((worker) => worker.findWords(kind, signs, most), signal);
  }

  look(word: string, signal?: AbortSignal): Promise<WordLooked> {
    return this.ask((worker) => worker.lookAtWord(word), signal);
  }

  /** Those that a family table may see; undefined where that cannot be known for now. */
  decent(words: readonly string[], signal?: AbortSignal): Promise<string[] | undefined> {
    return this.ask((worker) => worker.decentWords(words), signal);
  }

  /** The questions of a drill; undefined where they cannot be had for now. */
  drill(kind: DrillKind, seed: string, signal?: AbortSignal): Promise<DrillQuestion[] | undefined> {
    return this.ask((worker) => worker.drill(kind, seed), signal);
  }
}
