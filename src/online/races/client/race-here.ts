import type { Find } from '../../../engine/racer';
import { fieldsOf, isWithin } from '../../../engine/saving/untrusted';
import type { Ticker } from '../../../shared/play/game-clock';
import { askOnce, type ConnectionDeps, type NoAnswer, serverAddress } from '../../client/connection';
import {
  areNumbers,
  type Checks,
  type Fields,
  isListOf,
  isNumber,
  isText,
  newKey,
  RoomConnection,
  toldBy,
} from '../../client/room-connection';
import { keepRace, type SavedRace } from '../../client/saved-rooms';
import {
  mostRacers,
  type RaceEvent,
  type RacerSeat,
  type RaceStart,
  type RaceTold,
  type RaceWelcome,
  type RaceWish,
  type RaceWished,
  type RefusedRaceWish,
  raceGames,
  raceVersion,
  type SeenFind,
} from '../../protocol/protocol';

const isSeat = (value: unknown) => isWithin(value, [0, mostRacers - 1]);
const isRacer = ({ name, mascot }: Fields) => isText(name) && (mascot === undefined || isText(mascot));

/** As much of a find as was told, and no half of it. */
const isFind = ({ seat, word, points, ms, find }: Fields) =>
  isSeat(seat) &&
  (word === undefined || (isText(word) && isNumber(points))) &&
  (find === undefined || (areNumbers(find) && isNumber(ms) && isText(word)));
const isWholeFind = (find: Fields) => isFind(find) && find['find'] !== undefined;
const isStart = ({ at, setup }: Fields) => isNumber(at) && fieldsOf(setup) !== undefined;

const events: Readonly<Record<string, (event: Fields) => boolean>> = {
  seatTaken: (event) => isSeat(event['seat']) && isRacer(event),
  startCalled: ({ start }) => isStart(fieldsOf(start) ?? {}),
  found: ({ find }) => isFind(fieldsOf(find) ?? {}),
  raceEnded: ({ finds, scores }) => isListOf(finds, isWholeFind) && areNumbers(scores),
  nextOpened: ({ room }) => isText(room),
};

const isRace = ({ game, wished, hides }: Fields) =>
  raceGames.some((own) => own === game) && fieldsOf(wished) !== undefined && typeof hides === 'boolean';

/** What of each kind of message must be there before anything is made of it. */
const checks: Checks<RaceTold> = {
  opened: ({ room, secret }) => isText(room) && isText(secret),
  welcome: ({ v, seq, n, now, seat, race, seats, start, finds, scores, next }) =>
    [v, seq, n, now].every(isNumber) &&
    (seat === null || isSeat(seat)) &&
    isRace(fieldsOf(race) ?? {}) &&
    isListOf(seats, isRacer) &&
    (start === null || isStart(fieldsOf(start) ?? {})) &&
    isListOf(finds, scores === null ? isFind : isWholeFind) &&
    (scores === null || areNumbers(scores)) &&
    (next === null || isText(next)),
  told: (fields) =>
    isNumber(fields['seq']) &&
    isNumber(fields['now']) &&
    isListOf(fields['events'], (event) => {
      const { type } = event;
      return isText(type) && Object.hasOwn(events, type) && events[type]!(event);
    }),
  refused: ({ n, reason }) => isNumber(n) && isText(reason),
  here: ({ seats }) => areNumbers(seats),
};

/** What a server says of a race, whoever that is; undefined if nothing can be made of it. */
export const readRaceTold = (message: string): RaceTold | undefined => toldBy(checks, message);

/** Where the server listens to those who race. */
const racesPath = 'online/races';

/** Opens such a race; or why there is none. */
export async function openRace(
  race: RaceWished,
  ticker: Ticker,
): Promise<{ room: string; secret: string } | RefusedRaceWish | NoAnswer | 'strange'> {
  const question = { t: 'open', v: raceVersion, race };
  const told = await askOnce(serverAddress(racesPath), question, ticker, readRaceTold);
  if (typeof told === 'string' || told.t === 'opened') return told;
  return told.t === 'refused' ? told.reason : 'strange';
}

export type RaceNews =
  | { kind: 'changed' }
  | { kind: 'found'; find: SeenFind }
  | { kind: 'refused'; reason: RefusedRaceWish };

type Numbered = Extract<RaceWish, { n: number }>;

interface RaceDeps extends ConnectionDeps {
  shelf: Parameters<typeof keepRace>[0];
}

const msToSlowDown = 300;

/** A race on the server, as this device is in it. What it finds is kept until the server has it. */
export class RaceHere extends RoomConnection<RaceTold, RaceNews, RefusedRaceWish> {
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
  private n = 0;
  private asked: Numbered | undefined;
  private callOff = () => {};

  constructor(
    private saved: SavedRace,
    protected override readonly deps: RaceDeps,
  ) {
    super(racesPath, deps);
  }

  get id(): string {
    return this.saved.room;
  }

  get place(): Readonly<SavedRace> {
    return this.saved;
  }

  /** In ms from the start; before it, below zero. */
  get elapsed(): number {
    return this.start ? this.now - this.start.at : Number.NEGATIVE_INFINITY;
  }

  /** Sits down. What makes the seat one's own is kept first. */
  async take(name: string, mascot: string | undefined) {
    await this.keep({
      own: this.saved.own ?? newKey(),
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
    void this.keep({ untold: [...(this.saved.untold ?? []), untold] });
    this.send({ t: 'find', ...untold });
  }

  override leave() {
    this.callOff();
    super.leave();
  }

  /** By the server's time, so that the devices of a seat don't take each other's. */
  private nextNumber(): number {
    this.n = Math.max(this.n + 1, Math.round(this.now));
    return this.n;
  }

  private keep(part: Partial<Record<keyof SavedRace, unknown>>): Promise<void> {
    this.saved = { ...this.saved, ...part } as SavedRace;
    return keepRace(this.deps.shelf, this.saved, part);
  }

  private ask(wish: Numbered) {
    this.asked = wish;
    this.send(wish);
  }

  protected override enter() {
    const { room, own, taking, invitation } = this.saved;
    const secret = own !== undefined && taking === undefined ? own : invitation;
    const goesOn = this.seq > 0 && this.seat !== null;
    this.send({ t: 'enter', v: raceVersion, room, secret, ...(goesOn && { seq: this.seq }) });
    // Whoever comes in anew is first told what of it was heard.
    if (goesOn) this.sayAgain();
  }

  private sitDown() {
    const { taking, own } = this.saved;
    if (!taking || own === undefined || this.seat !== null || this.seq === 0) return;
    this.send({ t: 'take', n: this.nextNumber(), ...taking, secret: own });
  }

  private sayAgain() {
    this.sitDown();
    if (this.asked) this.send(this.asked);
    for (const untold of this.saved.untold ?? []) this.send({ t: 'find', ...untold });
  }

  protected override read(message: string) {
    return readRaceTold(message);
  }

  protected override heed(told: RaceTold) {
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
    if (!this.isWelcome(told, raceVersion)) return;
    const { seat, seats, race, start, finds, scores, next } = told;
    Object.assign(this, { seat, seats, race, start, finds, scores, next });
    this.n = Math.max(this.n, told.n);
    if (seat !== null && this.saved.taking) void this.keep({ taking: undefined });
    this.dropKnown();
    if (start) this.answered('start');
    if (next !== null) this.answered('again');
    this.sayAgain();
    this.tell({ kind: 'changed' });
  }

  private follow({ seq, now, events }: Extract<RaceTold, { t: 'told' }>) {
    if (!this.isNext(seq)) return;
    this.setTime(now);
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
    const untold = this.saved.untold ?? [];
    const known = this.finds.flatMap((own) => ('find' in own && own.seat === this.seat ? [own.find.join()] : []));
    const left = untold.filter(({ find }) => !known.includes(find.join()));
    if (left.length < untold.length) void this.keep({ untold: left });
  }

  private refused({ n, reason }: Extract<RaceTold, { t: 'refused' }>) {
    if (reason === 'tooFast') {
      // Nothing of it was read.
      this.callOff();
      this.callOff = this.deps.ticker.after(msToSlowDown, () => {
        if (this.seq === 0) this.enter();
        else this.sayAgain();
      });
      return;
    }
    if (n === 0) return this.fail(reason);
    if (this.asked?.n === n) this.asked = undefined;
    const untold = this.saved.untold ?? [];
    if (untold.some((own) => own.n === n)) {
      // It was found on another device, or too late: what counts is told.
      void this.keep({ untold: untold.filter((own) => own.n !== n) });
      return;
    }
    // Another name may do.
    if (this.seat === null) void this.keep({ taking: undefined, own: undefined });
    this.tell({ kind: 'refused', reason });
  }
}
