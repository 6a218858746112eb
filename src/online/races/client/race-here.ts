import type { Find } from '../../../engine/racer';
import { fieldsOf } from '../../../engine/saving/untrusted';
import { Line, type LineState, type LineWorld, newKey } from '../../client/connection';
import {
  type RaceEvent,
  type RacerSeat,
  type RaceStart,
  type RaceTold,
  type RaceWelcome,
  type RaceWish,
  type RaceWished,
  type RefusedRaceWish,
  raceVersion,
  type SeenFind,
} from '../../protocol/protocol';
import { racesAddress, readRaceTold } from './race-messages';

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
  merge(place: string, fields: object, usual: object): Promise<void>;
}

/** What this device keeps of a race. All else is the server's. */
export interface KeptRace {
  room: string;
  /** Of the invitation, for those who are still to come. */
  invitation: string;
  /** What the own seat is entered with; kept before it is wished for. */
  own?: string;
  /** Who is about to sit down. */
  taking?: { name: string; mascot?: string };
  /** Finds that the server has not answered yet. */
  untold?: { n: number; find: Find }[];
}

const placeOf = (room: string) => `race ${room}`;
const last = 'last race';

export async function keptRace(shelf: Pick<Shelf, 'get'>, room: string): Promise<KeptRace | undefined> {
  const found = await shelf.get(placeOf(room));
  const { invitation } = fieldsOf<KeptRace>(found) ?? {};
  return typeof invitation === 'string' ? (found as KeptRace) : undefined;
}

/** The race that somebody was in last. */
export async function lastRace(shelf: Pick<Shelf, 'get'>): Promise<KeptRace | undefined> {
  const room = await shelf.get(last);
  return typeof room === 'string' ? keptRace(shelf, room) : undefined;
}

/** Kept when it resolves: a part of it, or all. What another page has kept of the race stays. */
export async function keepRace(
  shelf: Shelf,
  kept: KeptRace,
  part: Partial<Record<keyof KeptRace, unknown>> = kept,
): Promise<void> {
  await shelf.merge(placeOf(kept.room), { ...part, room: kept.room }, kept);
  await shelf.set(last, kept.room);
}

export type RaceFault = RefusedRaceWish | 'strange';

export type RaceNews =
  | { kind: 'changed' }
  | { kind: 'found'; find: SeenFind }
  | { kind: 'refused'; reason: RefusedRaceWish };

type Numbered = Extract<RaceWish, { n: number }>;

interface RaceDeps extends LineWorld {
  shelf: Parameters<typeof keepRace>[0];
}

const msToSlowDown = 300;

/** A race on the server, as this device is in it. What it finds is kept until the server has it. */
export class RaceHere {
  seats: RacerSeat[] = [];
  /** Null: invited, and not sat down. */
  seat: number | null = null;
  here: readonly number[] = [];
  /** Undefined until the server has told of it. */
  race: RaceWished | undefined;
  start: RaceStart | null = null;
  finds: SeenFind[] = [];
  /** Once it is over. */
  scores: number[] | null = null;
  next: string | null = null;
  fault: RaceFault | undefined;
  private seq = 0;
  private n = 0;
  /** What is to be added to the own time to get the server's. */
  private ahead = 0;
  private asked: Numbered | undefined;
  private callOff = () => {};
  private readonly line: Line;
  private readonly listeners = new Set<(news: RaceNews) => void>();

  constructor(
    private kept: KeptRace,
    private readonly ways: RaceDeps,
  ) {
    this.line = new Line(racesAddress(), ways, {
      opened: () => this.enter(),
      heard: (message) => this.hear(message),
      changed: () => this.tell({ kind: 'changed' }),
    });
  }

  get id(): string {
    return this.kept.room;
  }

  get place(): Readonly<KeptRace> {
    return this.kept;
  }

  get state(): LineState {
    return this.line.state;
  }

  /** In ms from the start; before it, below zero. */
  get elapsed(): number {
    return this.start ? this.now - this.start.at : Number.NEGATIVE_INFINITY;
  }

  listen(heard: (news: RaceNews) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Sits down. What makes the seat one's own is kept first. */
  async take(name: string, mascot: string | undefined) {
    await this.keep({
      own: this.kept.own ?? newKey(),
      taking: { name, ...(mascot !== undefined && { mascot }) },
    });
    this.sitDown();
  }

  begin() {
    this.ask({ t: 'start', n: this.nextNumber() });
  }

  again() {
    this.ask({ t: 'again', n: this.nextNumber() });
  }

  /** Something was found here: the server is told until it has heard it. */
  find(find: Find) {
    const untold = { n: this.nextNumber(), find };
    void this.keep({ untold: [...(this.kept.untold ?? []), untold] });
    this.line.send({ t: 'find', ...untold });
  }

  /** At once, without waiting any longer; whoever was turned away may be let in by now. */
  retry() {
    this.fault = undefined;
    this.line.again();
  }

  leave() {
    this.callOff();
    this.line.close();
    this.listeners.clear();
  }

  /** Whatever this device has slept, or the page has been held: the ticker stands still then, and nobody waits. */
  private get now() {
    return Date.now() + this.ahead;
  }

  /** By the server's time, so that the devices of a seat don't take each other's. */
  private nextNumber(): number {
    this.n = Math.max(this.n + 1, Math.round(this.now));
    return this.n;
  }

  private keep(part: Partial<Record<keyof KeptRace, unknown>>): Promise<void> {
    this.kept = { ...this.kept, ...part } as KeptRace;
    return keepRace(this.ways.shelf, this.kept, part);
  }

  private ask(wish: Numbered) {
    this.asked = wish;
    this.line.send(wish);
  }

  private enter() {
    const { room, own, taking, invitation } = this.kept;
    const secret = own !== undefined && taking === undefined ? own : invitation;
    const goesOn = this.seq > 0 && this.seat !== null;
    this.line.send({ t: 'enter', v: raceVersion, room, secret, ...(goesOn && { seq: this.seq }) });
    // Whoever comes in anew is first told what of it was heard.
    if (goesOn) this.sayAgain();
  }

  private sitDown() {
    const { taking, own } = this.kept;
    if (!taking || own === undefined || this.seat !== null || this.seq === 0) return;
    this.line.send({ t: 'take', n: this.nextNumber(), ...taking, secret: own });
  }

  private sayAgain() {
    this.sitDown();
    if (this.asked) this.line.send(this.asked);
    for (const untold of this.kept.untold ?? []) this.line.send({ t: 'find', ...untold });
  }

  private hear(message: string) {
    const told = readRaceTold(message);
    if (!told) return this.fail('strange');
    switch (told.t) {
      case 'welcome':
        return this.welcome(told);
      case 'told':
        return this.follow(told);
      case 'refused':
        return this.refused(told);
      case 'here':
        this.here = told.seats;
        return this.tell({ kind: 'changed' });
      default:
        return undefined;
    }
  }

  private welcome(told: RaceWelcome) {
    if (told.v !== raceVersion) return this.fail('otherVersion');
    const { seat, seats, race, start, finds, scores, next, seq } = told;
    Object.assign(this, { seat, seats, race, start, finds, scores, next, seq, fault: undefined });
    this.ahead = told.now - Date.now();
    this.n = Math.max(this.n, told.n);
    if (seat !== null && this.kept.taking) void this.keep({ taking: undefined });
    this.dropKnown();
    if (start) this.answered('start');
    if (next !== null) this.answered('again');
    this.sayAgain();
    this.tell({ kind: 'changed' });
  }

  private follow({ seq, now, events }: Extract<RaceTold, { t: 'told' }>) {
    if (seq !== this.seq + 1) {
      // Something was missed: all is asked for anew.
      this.seq = 0;
      return this.enter();
    }
    this.seq = seq;
    this.ahead = now - Date.now();
    for (const event of events) this.hearOf(event);
    this.tell({ kind: 'changed' });
  }

  private hearOf(event: RaceEvent) {
    switch (event.type) {
      case 'seatTaken':
        this.seats[event.seat] = { name: event.name, ...(event.mascot && { mascot: event.mascot }) };
        break;
      case 'startCalled':
        this.start = event.start;
        this.answered('start');
        break;
      case 'found':
        this.finds.push(event.find);
        if (event.find.seat === this.seat) this.dropKnown();
        this.tell({ kind: 'found', find: event.find });
        break;
      case 'raceEnded':
        this.finds = event.finds;
        this.scores = event.scores;
        void this.keep({ untold: undefined });
        break;
      case 'nextOpened':
        this.next = event.room;
        this.answered('again');
    }
  }

  private answered(t: 'start' | 'again') {
    if (this.asked?.t === t) this.asked = undefined;
  }

  /** What the server has, by whichever device of this seat, need not be told any more. */
  private dropKnown() {
    const untold = this.kept.untold ?? [];
    const known = this.finds.flatMap((own) => ('find' in own && own.seat === this.seat ? [own.find.join()] : []));
    const left = untold.filter(({ find }) => !known.includes(find.join()));
    if (left.length < untold.length) void this.keep({ untold: left });
  }

  private refused({ n, reason }: Extract<RaceTold, { t: 'refused' }>) {
    if (reason === 'tooFast') {
      // Nothing of it was read.
      this.callOff();
      this.callOff = this.ways.ticker.after(msToSlowDown, () => {
        if (this.seq === 0) this.enter();
        else this.sayAgain();
      });
      return;
    }
    if (n === 0) return this.fail(reason);
    if (this.asked?.n === n) this.asked = undefined;
    const untold = this.kept.untold ?? [];
    if (untold.some((own) => own.n === n)) {
      // It was found on another device, or too late: what counts is told.
      void this.keep({ untold: untold.filter((own) => own.n !== n) });
      return;
    }
    // Another name may do.
    if (this.seat === null) void this.keep({ taking: undefined, own: undefined });
    this.tell({ kind: 'refused', reason });
  }

  private fail(fault: RaceFault) {
    this.fault = fault;
    this.line.close();
    this.tell({ kind: 'changed' });
  }

  private tell(news: RaceNews) {
    for (const listener of [...this.listeners]) listener(news);
  }
}
