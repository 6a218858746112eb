import { Worker } from 'node:worker_threads';
import type { Step } from '../../core/wordbler';
import type { Move, Sight } from '../../core/wordbler/computer';
import type { Answer, Question } from './thinking-thread';

interface Asked {
  thread: number;
  answered(answer: Answer): void;
  failed(error: Error): void;
}

/** How long a computer thinks, in ms; the Master, whose strength is in it, longer. */
const msToThink = 1500;
const msToPonder = 3000;

/** Threads that think for the computers. One that dies is replaced, and what it was asked fails. */
export class Thinkers {
  private readonly threads: (Worker | undefined)[];
  private readonly asked = new Map<number, Asked>();
  private questions = 0;

  constructor(count: number) {
    this.threads = new Array(count).fill(undefined);
  }

  async think(list: string, sight: Sight, step: Step): Promise<Move> {
    const ms = step === 'master' ? msToPonder : msToThink;
    const answer = await this.ask({ list, step, sight, ms });
    if ('move' in answer) return answer.move;
    throw new Error('failed' in answer ? answer.failed : 'no move came');
  }

  async doubts(list: string, words: readonly string[], step: Step): Promise<boolean> {
    const answer = await this.ask({ list, step, words });
    if ('doubts' in answer) return answer.doubts;
    throw new Error('failed' in answer ? answer.failed : 'no answer came');
  }

  async stop() {
    await Promise.all(this.threads.map((thread) => thread?.terminate()));
  }

  private ask(
    question:
      | Omit<Extract<Question, { sight: Sight }>, 'id'>
      | Omit<Extract<Question, { words: readonly string[] }>, 'id'>,
  ) {
    return new Promise<Answer>((answered, failed) => {
      const id = ++this.questions;
      const thread = this.idlest();
      this.asked.set(id, { thread, answered, failed });
      this.threadAt(thread).postMessage({ id, ...question });
    });
  }

  private idlest(): number {
    const loads = this.threads.map(
      (_, at) => [...this.asked.values()].filter(({ thread }) => thread === at).length,
    );
    return loads.indexOf(Math.min(...loads));
  }

  private threadAt(at: number): Worker {
    const own = this.threads[at] ?? new Worker(new URL('./start-thinking.mjs', import.meta.url));
    if (this.threads[at]) return own;
    this.threads[at] = own;
    own.unref();
    own.on('message', (answer: Answer) => {
      this.asked.get(answer.id)?.answered(answer);
      this.asked.delete(answer.id);
    });
    const died = (why: Error) => {
      if (this.threads[at] !== own) return;
      this.threads[at] = undefined;
      for (const [id, { thread, failed }] of this.asked) {
        if (thread !== at) continue;
        this.asked.delete(id);
        failed(why);
      }
    };
    own.on('error', died);
    own.on('exit', (code) => died(new Error(`A thinking thread ended with ${code}`)));
    return own;
  }
}
