import { Lexicon } from '../engine/lexicon/lexicon';
import type { DefinitionAnswer } from './protocol';
import { DictionaryError, startWorker, WorkerConnection, type WorkerLike } from './worker-connection';

/** What the page leaves in its performance timeline, for the benchmark and for the curious. */
export const timeline = {
  loading: 'dictionary-loading',
  ready: 'dictionary-ready',
  handOver: 'dictionary-hand-over',
} as const;

export interface DictionaryClientOptions {
  startWorker?: () => WorkerLike;
  /** After so many milliseconds without progress or an answer the worker counts as dead. */
  silence?: number;
}

/** The page's side of the dictionary. Every failure is a `DictionaryError`, and `load` tries again. */
export class DictionaryClient {
  private readonly startWorker: () => WorkerLike;
  private readonly silence: number;
  private connection: WorkerConnection | undefined;
  private woken: WorkerConnection | undefined;
  private heard: (share: number) => void = () => {};
  /** A worker of its own: definitions that never come must not take the dictionary with them. */
  private definitions: WorkerConnection | undefined;

  constructor(options: DictionaryClientOptions = {}) {
    this.startWorker = options.startWorker ?? startWorker;
    this.silence = options.silence ?? 20_000;
  }

  /** Starts the worker that will be asked to load: it takes a while to come, and longer on a page that is busy. */
  wake(): void {
    try {
      this.woken ??= this.begin();
    } catch {
      // Whoever loads is told.
    }
  }

  /** Has a fresh worker load the dictionary of a word list and hand it over. Then the worker has done all it is for. */
  async load(list: string, onProgress: (share: number) => void = () => {}): Promise<Lexicon> {
    this.end('loaded anew');
    performance.mark(timeline.loading);
    const connection = this.woken ?? this.begin();
    this.woken = undefined;
    this.connection = connection;
    this.heard = onProgress;
    const loading = connection.ask((worker) => worker.load(list));
    // Asked for at once: a page that is busy hears the answer with the other one.
    const handing = connection.ask((worker) => worker.handOver());
    handing.catch(() => {});
    const failure = await loading;
    if (failure !== undefined) {
      const error = new DictionaryError(failure.code, failure.detail);
      connection.end(error);
      throw error;
    }
    const start = performance.now();
    const lexicon = new Lexicon(await handing);
    performance.measure(timeline.handOver, { start });
    performance.mark(timeline.ready);
    connection.end(new DictionaryError('stopped', 'has handed over'));
    return lexicon;
  }

  /** Needs no loading, and never fails: after `unavailable`, asking again tries again. */
  async definition(word: string): Promise<DefinitionAnswer> {
    let connection: WorkerConnection | undefined;
    try {
      this.definitions ??= new WorkerConnection(this.startWorker(), { progress: () => {} }, this.silence);
      connection = this.definitions;
      return await connection.ask((worker) => worker.definition(word));
    } catch {
      if (this.definitions === connection) this.definitions = undefined;
      return 'unavailable';
    }
  }

  stop(): void {
    this.end('stopped by the page');
    this.woken?.end(new DictionaryError('stopped', 'stopped by the page'));
    this.woken = undefined;
    this.definitions?.end(new DictionaryError('stopped', 'stopped by the page'));
    this.definitions = undefined;
  }

  private begin(): WorkerConnection {
    try {
      let reached = 0;
      const progress = (share: number) => {
        reached = Math.max(reached, share);
        this.heard(reached);
      };
      return new WorkerConnection(this.startWorker(), { progress }, this.silence);
    } catch (error) {
      throw new DictionaryError('stopped', String(error));
    }
  }

  private end(detail: string): void {
    this.connection?.end(new DictionaryError('stopped', detail));
    this.connection = undefined;
  }
}
