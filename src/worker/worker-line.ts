import { type BirpcReturn, createBirpc } from 'birpc';
import { DictionaryError } from './dictionary-error';
import type { PageFunctions, WorkerFunctions } from './protocol';

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
 * The line to one worker. It ends once, with an error: when the worker breaks, when it leaves a question
 * unanswered in silence (a terminated worker fires no event), or when `end` is called. Whoever still waits
 * for an answer gets that error.
 */
export class WorkerLine {
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
    worker.addEventListener('messageerror', () =>
      this.end(new DictionaryError('stopped', 'garbled message')),
    );
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
      if (silentTicks > ticksOfSilence)
        this.end(new DictionaryError('silent', `nothing heard for ${silence} ms`));
    };
    const timer = setInterval(tick, silence / ticksOfSilence);
    this.timers.add(timer);
    return timer;
  }
}

const textOf = (event: Event) =>
  'message' in event && event.message ? String(event.message) : 'the worker broke';
