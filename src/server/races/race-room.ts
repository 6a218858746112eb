import { nameFault, tidyName } from '../../engine/players/names';
import type { RaceGame } from '../../engine/racer';
import { msToStart, type RaceWish, type RefusedRaceWish } from '../../online/protocol/protocol';
import { type Books, LoggedRoom } from '../logged-room';
import { Presence } from '../presence';
import { hashOf, msKept } from '../room-log';
import {
  type FoldedRace,
  foldRace,
  type RaceDevice,
  raceEntriesIn,
  raceToldOf,
  raceWelcome,
  type WrittenInRace,
} from './race-from-log';

/** Of more devices at a seat those stay that came last. */
const mostDevices = 4;

export interface RaceDeps extends Books {
  isRude(name: string): boolean;
  /** The same people race once more: answers with that room. */
  again(room: RaceRoom): Promise<string>;
  lost(room: RaceRoom, error: unknown): void;
}

type Wished = Extract<RaceWish, { n: number }>;

/** One race in this process: folded from its log, and who listens here. */
export class RaceRoom extends LoggedRoom<WrittenInRace, RefusedRaceWish, FoldedRace> {
  private readonly devices = new Set<RaceDevice>();
  private readonly presence: Presence;

  private constructor(
    id: string,
    bodies: string[],
    private readonly game: RaceGame,
    private readonly deps: RaceDeps,
  ) {
    super(id, foldRace(raceEntriesIn(bodies), game), bodies, deps);
    this.presence = new Presence(
      deps.time,
      (text) => deps.log.say(this.book, text),
      () => this.tellAll(() => this.here),
    );
  }

  static async load(id: string, bodies: string[], game: RaceGame, deps: RaceDeps): Promise<RaceRoom> {
    const room = new RaceRoom(id, bodies, game, deps);
    await room.follow((text) => room.presence.hear(JSON.parse(text)));
    return room;
  }

  get isEmpty(): boolean {
    return this.devices.size === 0;
  }

  /** The seat that a secret leads to, null for the invitation's; undefined for any other. */
  seatOf(secret: string): number | null | undefined {
    const key = hashOf(secret);
    const seat = this.state.keys.indexOf(key);
    if (seat >= 0) return seat;
    return key === this.state.open.invitation ? null : undefined;
  }

  enter(device: RaceDevice, seq: number | undefined): Promise<void> {
    return this.alone(async () => {
      if (this.isLeft) return device.sendAway('anew');
      const { state } = this;
      const now = this.deps.time.now();
      if (seq !== undefined && seq >= 1 && seq <= state.seq)
        for (let at = seq; at < state.seq; at++) device.tell(raceToldOf(state, at, device.seat, now));
      else device.tell(raceWelcome(state, device.seat, now));
      this.devices.add(device);
      this.seated(device);
      device.tell(this.here);
    });
  }

  override leave() {
    super.leave();
    this.presence.stop();
  }

  exit(device: RaceDevice) {
    if (this.devices.delete(device)) this.count();
  }

  /** Why the wish is refused, or undefined. */
  wish(device: RaceDevice, wish: Wished): Promise<RefusedRaceWish | undefined> {
    return this.alone(async () => {
      if (!this.devices.has(device)) return 'notSeated';
      if (wish.t === 'take') return this.take(device, wish);
      const { seat } = device;
      if (seat === null) return 'notSeated';
      // Obeyed before, and only the answer was lost: what came of it is in what is told. What is found twice counts
      // once anyway.
      if (wish.t !== 'find' && wish.n <= this.state.obeyed[seat]!) return undefined;
      return this.act(seat, wish);
    });
  }

  /** It is due: its time is up. */
  wake(): Promise<void> {
    return this.alone(async () => {
      await this.catchUp();
      await this.runClock();
      this.arm();
      await this.deps.log.wakeAt(this.book, this.due());
    });
  }

  private async act(seat: number, wish: Exclude<Wished, { t: 'take' }>): Promise<RefusedRaceWish | undefined> {
    for (;;) {
      await this.runClock();
      const answer = await this.write(await this.entryOf(seat, wish));
      if (answer !== 'overtaken') return answer;
    }
  }

  private async entryOf(seat: number, wish: Exclude<Wished, { t: 'take' }>): Promise<WrittenInRace> {
    const by = { at: this.deps.time.now(), seat, n: wish.n };
    if (wish.t === 'find') return { k: 'find', ...by, find: wish.find };
    if (wish.t === 'start') return { k: 'go', ...by, startAt: by.at + msToStart };
    const { isOver, next } = this.state;
    return { k: 'next', ...by, room: isOver && next === null ? await this.deps.again(this) : '' };
  }

  private async take(device: RaceDevice, wish: Extract<Wished, { t: 'take' }>): Promise<RefusedRaceWish | undefined> {
    const name = tidyName(wish.name);
    const { seats, start } = this.state;
    const key = hashOf(wish.secret);
    const known = this.state.keys.indexOf(key);
    if (known >= 0) return this.sit(device, known, wish.secret);
    if (device.seat !== null) return this.sit(device, device.seat, device.secret);
    // Whoever came in by the invitation would be let in at this seat.
    if (key === this.state.open.invitation) return 'malformed';
    if (start) return 'raceBegun';
    const fault = nameFault(
      name,
      seats.map((other) => other.name),
    );
    if (fault) return fault;
    if (this.deps.isRude(name)) return 'rudeName';
    const mascot = seats.some((other) => other.mascot === wish.mascot) ? undefined : wish.mascot;
    const at = this.deps.time.now();
    const answer = await this.write({
      k: 'take',
      at,
      n: wish.n,
      name,
      key,
      ...(mascot !== undefined && { mascot }),
    });
    if (answer === 'overtaken') return this.take(device, wish);
    return answer ?? this.sit(device, this.state.keys.indexOf(key), wish.secret);
  }

  private sit(device: RaceDevice, seat: number, secret: string | undefined): undefined {
    Object.assign(device, { seat, secret });
    device.tell(raceWelcome(this.state, seat, this.deps.time.now()));
    this.seated(device);
  }

  private seated(device: RaceDevice) {
    const there = [...this.devices].filter(({ seat }) => seat !== null && seat === device.seat);
    for (const other of there.slice(0, -mostDevices)) other.sendAway('elsewhere');
    this.count();
  }

  /** Only those who race are told of: whoever is invited may still sit down. */
  private count() {
    this.presence.here({ seats: this.seatsHere(), watching: 0 });
  }

  private get here() {
    return { t: 'here', seats: this.presence.now.seats } as const;
  }

  private seatsHere() {
    return [...new Set([...this.devices].flatMap(({ seat }) => seat ?? []))].sort();
  }

  private tellAll(told: (device: RaceDevice) => Parameters<RaceDevice['tell']>[0]) {
    for (const device of this.devices) device.tell(told(device));
  }

  protected override lost(error: unknown) {
    this.deps.lost(this, error);
  }

  protected override tellAnew() {
    const now = this.deps.time.now();
    for (const device of [...this.devices]) {
      const seat = this.seatOf(device.secret!);
      if (seat === undefined) device.sendAway('moved');
      else {
        device.seat = seat;
        device.tell(raceWelcome(this.state, seat, now));
      }
    }
    this.count();
  }

  /** Whoever is in it comes in anew. */
  sendAllAway() {
    for (const device of [...this.devices]) device.sendAway('anew');
  }

  protected override foldAll(bodies: readonly string[]) {
    return foldRace(raceEntriesIn(bodies), this.game);
  }

  protected override bodyOf(entry: WrittenInRace) {
    return JSON.stringify(entry);
  }

  protected override read(body: string): WrittenInRace {
    return JSON.parse(body);
  }

  protected override due() {
    return Math.min(this.state.running?.deadline ?? Number.POSITIVE_INFINITY, this.state.at + msKept);
  }

  protected override running() {
    return this.state.running;
  }

  protected override atDeadline(at: number): WrittenInRace {
    return { k: 'end', at };
  }

  protected override tellOf(at: number) {
    const now = this.deps.time.now();
    this.tellAll(({ seat }) => raceToldOf(this.state, at, seat, now));
  }

  protected override hasWritten() {}

  protected override hasTold() {}
}
