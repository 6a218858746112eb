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
  private readonly tick: number;
  private readonly ended: Promise<never>;
  private failEnded: (error: DictionaryError) => void = () => {};
  private fault: DictionaryError | undefined;
  private questions = 0;
  private silentTicks = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(worker: WorkerLike, functions: PageFunctions, silence: number) {
    this.worker = worker;
    this.tick = silence / ticksOfSilence;
    this.ended = new Promise((_, reject) => {
      this.failEnded = reject;
    });
    // Nobody may be waiting when the line ends.
    this.ended.catch(() => {});
    worker.addEventListener('error', (event) => this.end(new DictionaryError('stopped', textOf(event))));
    worker.addEventListener('messageerror', () =>
      this.end(new DictionaryError('stopped', 'garbled message')),
    );
    this.remote = createBirpc<WorkerFunctions, PageFunctions>(functions, {
      on: (receive) => worker.addEventListener('message', ({ data }) => this.hear(receive, data)),
      post: (message) => worker.postMessage(message),
      timeout: -1,
    });
  }

  async ask<Answer>(question: (worker: typeof this.remote) => Promise<Answer>): Promise<Answer> {
    if (this.fault !== undefined) throw this.fault;
    this.questions++;
    this.timer ??= setInterval(() => this.countSilence(), this.tick);
    try {
      return await Promise.race([question(this.remote), this.ended]);
    } catch (error) {
      this.end(error instanceof DictionaryError ? error : new DictionaryError('stopped', String(error)));
      throw this.fault;
    } finally {
      this.questions--;
      if (this.questions === 0) this.stopListening();
    }
  }

  end(fault: DictionaryError): void {
    if (this.fault !== undefined) return;
    this.fault = fault;
    this.stopListening();
    this.worker.terminate();
    this.failEnded(fault);
    this.remote.$close(fault);
  }

  private hear(receive: (data: unknown) => void, data: unknown): void {
    this.silentTicks = 0;
    if (this.fault === undefined) receive(data);
  }

  private countSilence(): void {
    this.silentTicks++;
    if (this.silentTicks > ticksOfSilence)
      this.end(new DictionaryError('silent', `nothing heard for ${this.tick * ticksOfSilence} ms`));
  }

  private stopListening(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.silentTicks = 0;
  }
}

const textOf = (event: Event) =>
  'message' in event && event.message ? String(event.message) : 'the worker broke';
