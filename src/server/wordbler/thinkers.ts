import { Worker } from 'node:worker_threads';
import type { Move, Sight } from '../../wordbler/ai';
import type { Step } from '../../wordbler/rules';
import { FairQueue } from './fair-queue';
import type { Answer, Asked, Question } from './thinking-thread';

interface Waiting {
  whose: string;
  list: string;
  step: Step;
  asked: Asked;
  answered(answer: Answer): void;
  failed(error: Error): void;
}

/** A thread answers one question of each kind at a time: what is quick comes between what is not. */
const kinds = ['quick', 'slow'] as const;
type Kind = (typeof kinds)[number];

interface Thread {
  worker: Worker;
  readonly busy: Map<number, Waiting & { kind: Kind }>;
}

/** How long a computer thinks, in ms; the Master, whose strength is in it, longer, but for where many want to. */
const msToThink = 1500;
const msToPonder = 3000;
const msToPonderAtLeast = 300;

/**
 * Threads that think for the computers. What is quick goes first, and those who ask are served in turn. A thread that
 * dies is replaced, and what it was asked fails.
 */
export class Thinkers {
  private readonly threads: (Thread | undefined)[];
  private readonly waiting: Readonly<Record<Kind, FairQueue<Waiting>>> = {
    quick: new FairQueue(),
    slow: new FairQueue(),
  };
  private questions = 0;

  constructor(count: number) {
    this.threads = new Array(count).fill(undefined);
  }

  async think(list: string, sight: Sight, step: Step, whose: string): Promise<Move> {
    const answer = await this.ask(whose, list, step, { sight });
    if ('move' in answer) return answer.move;
    throw new Error('failed' in answer ? answer.failed : 'no move came');
  }

  async doubts(list: string, words: readonly string[], step: Step, whose: string): Promise<boolean> {
    const answer = await this.ask(whose, list, step, { words });
    if ('doubts' in answer) return answer.doubts;
    throw new Error('failed' in answer ? answer.failed : 'no answer came');
  }

  async stop() {
    await Promise.all(this.threads.map((thread) => thread?.worker.terminate()));
  }

  private ask(whose: string, list: string, step: Step, asked: Asked) {
    return new Promise<Answer>((answered, failed) => {
      const kind = 'sight' in asked && step === 'master' ? 'slow' : 'quick';
      this.waiting[kind].add(whose, { whose, list, step, asked, answered, failed });
      this.handOut();
    });
  }

  private handOut() {
    for (const kind of kinds)
      for (let at = this.idle(kind); at >= 0; at = this.idle(kind)) {
        const next = this.waiting[kind].take();
        if (!next) break;
        this.put(this.threadAt(at), kind, next);
      }
  }

  /** The thread that does least, among those that do nothing of this kind; -1 if there is none. */
  private idle(kind: Kind): number {
    const busyAt = (at: number) => [...(this.threads[at]?.busy.values() ?? [])];
    const idle = [...this.threads.keys()].filter((at) => busyAt(at).every((own) => own.kind !== kind));
    return idle.sort((one, other) => busyAt(one).length - busyAt(other).length)[0] ?? -1;
  }

  private put({ worker, busy }: Thread, kind: Kind, next: Waiting) {
    const id = ++this.questions;
    const { whose, list, step, asked } = next;
    busy.set(id, { ...next, kind });
    const ms = kind === 'slow' ? this.msToPonder(whose) : msToThink;
    const question: Question = { id, list, step, ms, ...asked };
    worker.postMessage(question);
  }

  /** Where many wait each gets less, so that all are through in the time of one. */
  private msToPonder(whose: string): number {
    const ms = msToPonder * this.threads.length * this.waiting.slow.shareOf(whose);
    return Math.max(msToPonderAtLeast, Math.min(msToPonder, ms));
  }

  private threadAt(at: number): Thread {
    const known = this.threads[at];
    if (known) return known;
    const worker = new Worker(new URL('./start-thinking.mjs', import.meta.url));
    const own: Thread = { worker, busy: new Map() };
    this.threads[at] = own;
    worker.unref();
    worker.on('message', (answer: Answer) => {
      own.busy.get(answer.id)?.answered(answer);
      own.busy.delete(answer.id);
      this.handOut();
    });
    const died = (why: Error) => {
      if (this.threads[at] !== own) return;
      this.threads[at] = undefined;
      for (const { failed } of own.busy.values()) failed(why);
      this.handOut();
    };
    worker.on('error', died);
    worker.on('exit', (code) => died(new Error(`A thinking thread ended with ${code}`)));
    return own;
  }
}
