import { Worker } from 'node:worker_threads';
import { type Step, stepOf, type WordJudge } from '../../wordbler/rules';
import { FollowedGame } from '../../wordbler/rules/online';
import { commandsOf, type Move, type VisibleState, visibleStateOf } from '../../wordbler/rules/visible-state';
import type { Time } from '../time';
import { viewOf } from './participants';
import { computersAsked } from './room-from-log';
import type { Answer, Asked, Question } from './thinking-thread';
import type { AwakeRoom } from './wishes';

/** What waits, by room: all are served in turn, however much one of them asks for. */
class FairQueue<Asked> {
  /** Whoever was served goes to the end. */
  private readonly waiting = new Map<string, Asked[]>();
  private served: string | undefined;

  add(room: string, asked: Asked) {
    this.waiting.set(room, [...(this.waiting.get(room) ?? []), asked]);
  }

  take(): Asked | undefined {
    const all = [...this.waiting];
    const [room, [next, ...others]] = all.find(([own]) => own !== this.served) ?? all[0] ?? ['', []];
    this.waiting.delete(room);
    if (others.length > 0) this.waiting.set(room, others);
    this.served = room;
    return next;
  }

  /** What part of the whole the next one of these is due, if all who wait get as much. */
  shareOf(room: string): number {
    const own = (this.waiting.get(room)?.length ?? 0) + 1;
    const others = this.waiting.has(room) ? this.waiting.size - 1 : this.waiting.size;
    return 1 / (own * (others + 1));
  }
}

interface Waiting {
  room: string;
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

  async think(list: string, sight: VisibleState, step: Step, room: string): Promise<Move> {
    const answer = await this.ask(room, list, step, { sight });
    if ('move' in answer) return answer.move;
    throw new Error('failed' in answer ? answer.failed : 'the computer sent no play');
  }

  async doubts(list: string, words: readonly string[], step: Step, room: string): Promise<boolean> {
    const answer = await this.ask(room, list, step, { words });
    if ('doubts' in answer) return answer.doubts;
    throw new Error('failed' in answer ? answer.failed : 'the computer sent no answer');
  }

  async stop() {
    await Promise.all(this.threads.map((thread) => thread?.worker.terminate()));
  }

  private ask(room: string, list: string, step: Step, asked: Asked) {
    return new Promise<Answer>((answered, failed) => {
      const kind = 'sight' in asked && step === 'master' ? 'slow' : 'quick';
      this.waiting[kind].add(room, { room, list, step, asked, answered, failed });
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
    const { room, list, step, asked } = next;
    busy.set(id, { ...next, kind });
    const ms = kind === 'slow' ? this.msToPonder(room) : msToThink;
    const question: Question = { id, list, step, ms, ...asked };
    worker.postMessage(question);
  }

  /** Where many wait each gets less, so that all are through in the time of one. */
  private msToPonder(room: string): number {
    const ms = msToPonder * this.threads.length * this.waiting.slow.shareOf(room);
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
    worker.on('exit', (code) => died(new Error(`A computer’s thread stopped with code ${code}`)));
    return own;
  }
}

/** Who thinks. */
export interface Mind {
  /** For one room: all share what there is to think with. */
  think(list: string, sight: VisibleState, step: Step, room: string): Promise<Move>;
  doubts(list: string, words: readonly string[], step: Step, room: string): Promise<boolean>;
}

/** The computers at the tables. Each sees what its seat sees, and nothing else. */
export class Computers {
  private readonly thoughts = new Set<string>();

  constructor(
    private readonly mind: Mind,
    private readonly words: (list: string) => WordJudge,
    private readonly time: Time,
    /** A move takes at least so long, so that people can follow. */
    private readonly msAtLeast: number,
    private readonly failed: (room: AwakeRoom, error: unknown) => void,
  ) {}

  /** Has the seats think that are asked in this room. */
  think(room: AwakeRoom) {
    for (const seat of computersAsked(room.state)) void this.answer(room, seat);
  }

  private async answer(room: AwakeRoom, seat: number) {
    const { game, setup } = room.state;
    if (!game) return;
    const { turn, openPlay } = game.state;
    const thought = `${room.id} ${turn} ${seat} ${openPlay === null}`;
    if (this.thoughts.has(thought)) return;
    this.thoughts.add(thought);
    try {
      const view = structuredClone(viewOf(room.state, seat))!;
      const followed = new FollowedGame(setup, seat, this.words(setup.words), { state: view });
      const step = stepOf(setup.seats[seat]!)!;
      const [commands] = await Promise.all([this.decide(followed, seat, step, room.id), this.atLeast()]);
      await room.obey(seat, turn, commands);
    } catch (error) {
      this.failed(room, error);
    } finally {
      this.thoughts.delete(thought);
    }
  }

  private async decide(followed: FollowedGame, seat: number, step: Step, room: string) {
    const { setup, state } = followed;
    if (!state.openPlay) {
      const move = await this.mind.think(setup.words, visibleStateOf(followed, seat), step, room);
      return commandsOf(move, followed, seat);
    }
    const words = state.openPlay.sheet.words.map(({ word }) => followed.readings(word)[0] ?? word);
    const type = (await this.mind.doubts(setup.words, words, step, room))
      ? ('challenge' as const)
      : ('accept' as const);
    return [{ type, seat }];
  }

  private atLeast() {
    return new Promise<void>((resolve) => this.time.after(this.msAtLeast, resolve));
  }
}
