import { nameFault, tidyName } from '../../engine/players/names';
import type { RaceGame } from '../../engine/racer';
import { msToStart, type RaceTold, type RaceWish, type RefusedRaceWish } from '../../online/protocol/protocol';
import { type Books, LoggedRoom } from '../logged-room';
import { Devices } from '../presence';
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

export interface RaceDeps extends Books {
  isRude(name: string): boolean;
  /** The same people race once more: answers with that room. */
  again(room: RaceRoom): Promise<string>;
  lost(room: RaceRoom, error: unknown): void;
}

type Wished = Extract<RaceWish, { n: number }>;

/** One race in this process: folded from its log, and who listens here. */
export class RaceRoom extends LoggedRoom<WrittenInRace, RefusedRaceWish, FoldedRace> {
  private readonly devices: Devices<RaceTold>;

  private constructor(
    id: string,
    bodies: string[],
    private readonly game: RaceGame,
    private readonly deps: RaceDeps,
  ) {
    super(id, foldRace(raceEntriesIn(bodies), game), bodies, deps);
    this.devices = new Devices(
      deps.time,
      (text) => deps.log.say(this.book, text),
      () => this.devices.tell(() => this.devices.here),
      ({ seats }): RaceTold => ({ t: 'here', seats }),
    );
  }

  static async load(id: string, bodies: string[], game: RaceGame, deps: RaceDeps): Promise<RaceRoom> {
    const room = new RaceRoom(id, bodies, game, deps);
    await room.follow((text) => room.devices.hear(JSON.parse(text)));
    return room;
  }

  get isEmpty(): boolean {
    return this.devices.isEmpty;
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
      this.devices.enter(device);
    });
  }

  override leave() {
    super.leave();
    this.devices.stop();
  }

  exit(device: RaceDevice) {
    this.devices.exit(device);
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
    this.devices.seated(device);
  }

  protected override lost(error: unknown) {
    this.deps.lost(this, error);
  }

  protected override resend() {
    const now = this.deps.time.now();
    for (const device of this.devices.all) {
      const seat = this.seatOf(device.secret!);
      if (seat === undefined) device.sendAway('moved');
      else {
        device.seat = seat;
        device.tell(raceWelcome(this.state, seat, now));
      }
    }
    this.devices.count();
  }

  /** Whoever is in it comes in anew. */
  sendAllAway() {
    this.devices.sendAway('anew');
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
    this.devices.tell(({ seat }) => raceToldOf(this.state, at, seat, now));
  }

  protected override hasWritten() {}

  protected override hasTold() {}
}
