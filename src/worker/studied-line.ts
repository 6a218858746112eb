import type { Lexicon, LexiconData } from '../engine/lexicon';
import { DictionaryError } from './dictionary-error';
import type { LoadFailure } from './protocol';
import { startWorker } from './start-worker';
import { type WorkerLike, WorkerLine } from './worker-line';

export interface StudiedLineOptions {
  startWorker?: () => WorkerLike;
  /** After so many milliseconds without a word the worker counts as dead: while it studies, and while it answers. */
  studySilence?: number;
  silence?: number;
}

/** So many workers may die over one question. */
const lives = 3;

/** The line to a worker that must learn the words before it can answer. A worker that dies is replaced. */
export class StudiedLine {
  private readonly closing = new AbortController();
  private readonly startWorker: () => WorkerLike;
  private readonly studySilence: number;
  private readonly silence: number;
  private line: WorkerLine | undefined;
  private ready: Promise<WorkerLine> | undefined;

  /** What is asked before there are words waits for them. */
  constructor(
    private readonly words: () => Lexicon | Promise<Lexicon>,
    private readonly study: (
      worker: WorkerLine['remote'],
      data: LexiconData,
    ) => Promise<LoadFailure | undefined>,
    options: StudiedLineOptions = {},
  ) {
    this.startWorker = options.startWorker ?? startWorker;
    this.studySilence = options.studySilence ?? 8_000;
    // The first step of a thought is long, and longer where a machine is busy.
    this.silence = options.silence ?? 8_000;
  }

  /** Has the words studied before the first question. Failing is told when there is one. */
  prepare(): void {
    this.studied().catch(() => {});
  }

  /** Fails as a `DictionaryError`, or at once as the signal says if the answer is wanted no more. */
  ask<Answer>(
    question: (worker: WorkerLine['remote']) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const answer = unlessAborted(this.answer(question, signal), this.closing.signal);
    return signal ? unlessAborted(answer, signal) : answer;
  }

  /** Ends the worker; another one is started for the next question, and for those that are open. */
  rest(): void {
    this.ready = undefined;
    this.line?.end(new DictionaryError('stopped', 'rests'));
    this.line = undefined;
  }

  /** Ends the worker for good: what is asked, or still open, fails. */
  close(): void {
    this.closing.abort(new DictionaryError('stopped', 'closed'));
    this.rest();
  }

  /** Says something that asks for no answer. */
  send(word: (worker: WorkerLine['remote']) => void): void {
    this.line?.send(word);
  }

  private async answer<Answer>(
    question: (worker: WorkerLine['remote']) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    for (let life = 1; ; life++) {
      this.closing.signal.throwIfAborted();
      signal?.throwIfAborted();
      const ready = this.studied();
      try {
        // One that was only slow, on a machine with too much to do, would be ended again and again.
        return await (await ready).ask(question, this.silence * 2 ** (life - 1));
      } catch (error) {
        // Somebody else may have begun anew in the meantime.
        if (this.ready === ready) this.ready = undefined;
        if (life === lives) throw error;
      }
    }
  }

  private studied(): Promise<WorkerLine> {
    if (this.ready) return this.ready;
    const ready: Promise<WorkerLine> = this.begin(() => this.ready === ready);
    this.ready = ready;
    return ready;
  }

  private async begin(isWanted: () => boolean): Promise<WorkerLine> {
    this.line?.end(new DictionaryError('stopped', 'replaced'));
    const { data } = await this.words();
    // Whoever still asks after a rest has begun anew.
    if (!isWanted()) throw new DictionaryError('stopped', 'rests');
    const line = this.start();
    this.line = line;
    const failure = await line.ask((worker) => this.study(worker, data));
    if (failure === undefined) return line;
    const error = new DictionaryError(failure.code, failure.detail);
    line.end(error);
    throw error;
  }

  private start(): WorkerLine {
    try {
      return new WorkerLine(this.startWorker(), { progress: () => {} }, this.studySilence);
    } catch (error) {
      throw new DictionaryError('stopped', String(error));
    }
  }
}

const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal) =>
  new Promise<Answer>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
