import { type BirpcReturn, createBirpc } from 'birpc';
import type { Lexicon, LexiconData } from '../engine/lexicon/lexicon';
import workerUrl from './dictionary.worker?worker&url';
import type { DictionaryFault, LoadFailure, PageFunctions, WorkerFunctions } from './protocol';

/** The dictionary cannot be had, and why. Loading it again starts afresh. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';
  readonly code: DictionaryFault;

  constructor(code: DictionaryFault, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

export function startWorker(): WorkerLike {
  if (globalThis.origin !== 'null') return new Worker(workerUrl, { type: 'module' });
  const url = new URL(workerUrl, location.href).href;
  return new Worker(URL.createObjectURL(new Blob([importing(url)], { type: 'text/javascript' })));
}

/**
 * In a frame sandboxed without an origin of its own, a page may start no worker from a file, nor any module
 * worker. A plain script of its own making that imports the file is allowed; it must keep the messages that
 * come before the file does.
 */
const importing = (url: string) => `
  const early = [];
  const keep = (event) => early.push(event.data);
  addEventListener('message', keep);
  import(${JSON.stringify(url)}).then(
    () => {
      removeEventListener('message', keep);
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
    },
    (error) => setTimeout(() => { throw error; }),
  );`;

/** As much of a `Worker` as we use. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/** Silence is measured in so many ticks: a page that was frozen for a minute has missed one tick, not all. */
const ticksOfSilence = 4;

/**
 * The connection to one worker. It ends once, with an error: when the worker breaks, when it leaves a question
 * unanswered in silence (a terminated worker fires no event), or when `end` is called. Whoever still waits
 * for an answer gets that error.
 */
export class WorkerConnection {
  private readonly worker: WorkerLike;
  private readonly remote: BirpcReturn<WorkerFunctions, PageFunctions>;
  private fault: DictionaryError | undefined;
  private readonly timers = new Set<ReturnType<typeof setInterval>>();
  private messages = 0;

  constructor(
    worker: WorkerLike,
    functions: PageFunctions,
    private readonly silence: number,
  ) {
    this.worker = worker;
    worker.addEventListener('error', (event) => this.end(new DictionaryError('stopped', textOf(event))));
    worker.addEventListener('messageerror', () => this.end(new DictionaryError('stopped', 'garbled message')));
    this.remote = createBirpc<WorkerFunctions, PageFunctions>(functions, {
      on: (receive) => worker.addEventListener('message', ({ data }) => this.take(receive, data)),
      post: (message) => worker.postMessage(message),
      timeout: -1,
    });
  }

  /** A question may bear a silence of its own. */
  async ask<Answer>(
    question: (worker: typeof this.remote) => Promise<Answer>,
    silence = this.silence,
  ): Promise<Answer> {
    if (this.fault !== undefined) throw this.fault;
    const timer = this.watchSilence(silence);
    try {
      return await question(this.remote);
    } catch (error) {
      this.end(error instanceof DictionaryError ? error : new DictionaryError('stopped', String(error)));
      throw this.fault;
    } finally {
      clearInterval(timer);
      this.timers.delete(timer);
    }
  }

  /** Says something that asks for no answer. */
  send(word: (worker: typeof this.remote) => void): void {
    if (this.fault === undefined) word(this.remote);
  }

  end(fault: DictionaryError): void {
    if (this.fault !== undefined) return;
    this.fault = fault;
    for (const timer of this.timers) clearInterval(timer);
    this.worker.terminate();
    // Fails every question that is still open.
    this.remote.$close(fault);
  }

  private take(receive: (data: unknown) => void, data: unknown): void {
    this.messages++;
    if (this.fault === undefined) receive(data);
  }

  private watchSilence(silence: number) {
    let silentTicks = 0;
    let heard = this.messages;
    const tick = () => {
      silentTicks = heard === this.messages ? silentTicks + 1 : 0;
      heard = this.messages;
      if (silentTicks > ticksOfSilence) this.end(new DictionaryError('silent', `nothing heard for ${silence} ms`));
    };
    const timer = setInterval(tick, silence / ticksOfSilence);
    this.timers.add(timer);
    return timer;
  }
}

const textOf = (event: Event) => ('message' in event && event.message ? String(event.message) : 'the worker broke');

export interface StudiedWorkerOptions {
  startWorker?: () => WorkerLike;
  /** After so many milliseconds without a word the worker counts as dead: while it studies, and while it answers. */
  studySilence?: number;
  silence?: number;
}

/** So many workers may die over one question. */
const lives = 3;

/** A worker that must learn the words before it can answer. One that dies is replaced. */
export class StudiedWorker {
  private readonly closing = new AbortController();
  private readonly startWorker: () => WorkerLike;
  private readonly studySilence: number;
  private readonly silence: number;
  private connection: WorkerConnection | undefined;
  private ready: Promise<WorkerConnection> | undefined;

  /** What is asked before there are words waits for them. */
  constructor(
    private readonly words: () => Lexicon | Promise<Lexicon>,
    private readonly study: (worker: WorkerConnection['remote'], data: LexiconData) => Promise<LoadFailure | undefined>,
    options: StudiedWorkerOptions = {},
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
    question: (worker: WorkerConnection['remote']) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const answer = unlessAborted(this.answer(question, signal), this.closing.signal);
    return signal ? unlessAborted(answer, signal) : answer;
  }

  /** Ends the worker; another one is started for the next question, and for those that are open. */
  rest(): void {
    this.ready = undefined;
    this.connection?.end(new DictionaryError('stopped', 'rests'));
    this.connection = undefined;
  }

  /** Ends the worker for good: what is asked, or still open, fails. */
  close(): void {
    this.closing.abort(new DictionaryError('stopped', 'closed'));
    this.rest();
  }

  /** Says something that asks for no answer. */
  send(word: (worker: WorkerConnection['remote']) => void): void {
    this.connection?.send(word);
  }

  private async answer<Answer>(
    question: (worker: WorkerConnection['remote']) => Promise<Answer>,
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

  private studied(): Promise<WorkerConnection> {
    if (this.ready) return this.ready;
    const ready: Promise<WorkerConnection> = this.begin(() => this.ready === ready);
    this.ready = ready;
    return ready;
  }

  private async begin(isWanted: () => boolean): Promise<WorkerConnection> {
    this.connection?.end(new DictionaryError('stopped', 'replaced'));
    const { data } = await this.words();
    // Whoever still asks after a rest has begun anew.
    if (!isWanted()) throw new DictionaryError('stopped', 'rests');
    const connection = this.start();
    this.connection = connection;
    const failure = await connection.ask((worker) => this.study(worker, data));
    if (failure === undefined) return connection;
    const error = new DictionaryError(failure.code, failure.detail);
    connection.end(error);
    throw error;
  }

  private start(): WorkerConnection {
    try {
      return new WorkerConnection(this.startWorker(), { progress: () => {} }, this.studySilence);
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

/**
 * Who is asked about the words of a list. Only one is up at a time, for what it has learned takes room: another one
 * learns anew.
 */
export class ByList<Client extends { rest(): void }> {
  private readonly known = new Map<string, Client>();

  constructor(private readonly make: (list: string) => Client) {}

  of({ words: list }: { words: string }): Client {
    for (const [other, client] of this.known) if (other !== list) client.rest();
    const own = this.known.get(list) ?? this.make(list);
    this.known.set(list, own);
    return own;
  }
}
