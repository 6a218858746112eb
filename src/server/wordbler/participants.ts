import type { GameState, WordJudge } from '../../wordbler/rules';
import {
  FollowedGame,
  protocolVersion,
  type RefusedWish,
  seatAfter,
  seenEvents,
  seenState,
  type Told,
  type Viewer,
} from '../../wordbler/rules/online';
import type { DeviceIn } from '../caller';
import { Devices, type SaidHere } from '../presence';
import type { Time } from '../time';
import type { FoldedRoom } from './room-from-log';

/** A device at a seat, or one that watches. */
export type Device = DeviceIn<Told>;

interface Entered {
  seat: Viewer;
  seq: number;
  now: number;
  view: Readonly<GameState> | null;
}

export function welcome(room: FoldedRoom, { seat, seq, now, view }: Entered): Told {
  const { setup, taken, commitment, obeyed, again, next } = room;
  return {
    t: 'welcome',
    v: protocolVersion,
    seq,
    now,
    seat,
    setup,
    taken,
    commitment,
    n: seat === null ? 0 : obeyed[seat]!,
    since: room.history[seq - 1]?.since ?? 0,
    isTaken: seat !== null && taken[seat]!,
    view: view as GameState | null,
    rematch: { wished: [...again], ...(next !== undefined && { room: next }) },
  };
}

export const viewOf = ({ game }: FoldedRoom, viewer: Viewer) => (game ? seenState(game.state, viewer) : null);

export function toldOf({ history }: FoldedRoom, at: number, viewer: Viewer): Told {
  const { at: when, since, around, game } = history[at]!;
  return { t: 'told', seq: at + 1, at: when, since, events: [...around, ...seenEvents(game, viewer)] };
}

/** Those who sit at a room's seats, as far as they are connected to this process. */
export class Players extends Devices<Told> {
  constructor(time: Time, say: (text: string) => void, changed: () => void, watching: () => number) {
    super(time, say, changed, (here) => ({ t: 'here', ...here }), watching);
  }

  /** Whether somebody is at a seat, here or in another process. */
  isAt(seat: number): boolean {
    return this.presence.now.seats.includes(seat);
  }

  /** The seat is somebody's now: whoever else came in by its invitation must not see it. */
  leaveSeatTo(seat: number, taker: Device | undefined) {
    this.sendAway('taken', (device) => device.seat === seat && device !== taker);
  }

  /** Nobody is to come to these seats any more: whoever was invited to them learns why. */
  close(closed: readonly number[], reason: RefusedWish) {
    for (const device of this.devices) {
      if (device.seat === null || !closed.includes(device.seat)) continue;
      this.devices.delete(device);
      device.tell({ t: 'refused', n: 0, reason });
    }
  }

  /** The game begins without these seats: the others are numbered anew. */
  begin(closed: readonly number[]) {
    this.close(closed, 'begunWithout');
    for (const device of this.devices) if (device.seat !== null) device.seat = seatAfter(device.seat, closed);
  }

  /** A phrase, by its number. */
  speak(seat: number, phrase: number) {
    this.say(JSON.stringify({ seat, phrase }));
  }

  /** What was said in any process, as it was sent. */
  hearText(text: string) {
    const said = JSON.parse(text) as { seat: number; phrase: number } | SaidHere;
    if ('from' in said) this.hear(said);
    else this.tell(() => ({ t: 'said', ...said }));
  }
}

/**
 * So many milliseconds later the others learn what happens in a timed game: nobody can help a player while it counts.
 */
const lateness = 30_000;

/** Those who only watch. They see the game as it was a while ago, followed by what they were told. */
export class Watchers {
  private readonly devices = new Set<Device>();
  private game: FollowedGame | undefined;
  private shown = 0;
  private callOff = () => {};

  constructor(
    private readonly room: () => FoldedRoom,
    private readonly here: () => Told,
    private readonly words: WordJudge,
    private readonly time: Time,
  ) {}

  get count(): number {
    return this.devices.size;
  }

  has(device: Device): boolean {
    return this.devices.has(device);
  }

  get isEmpty(): boolean {
    return this.devices.size === 0;
  }

  enter(device: Device, seq: number | undefined) {
    this.advance();
    if (seq !== undefined && seq >= 1 && seq <= this.shown)
      for (let at = seq; at < this.shown; at++) device.tell(toldOf(this.room(), at, null));
    else device.tell(this.welcome());
    const isNew = !this.devices.has(device);
    this.devices.add(device);
    device.tell(this.here());
    if (isNew) this.tellEnd([device]);
  }

  /** What was shown is not what has happened. */
  resend() {
    const devices = [...this.devices];
    this.devices.clear();
    this.game = undefined;
    this.shown = 0;
    for (const device of devices) this.enter(device, undefined);
  }

  private welcome(): Told {
    const view = this.game?.state ?? null;
    return welcome(this.room(), { seat: null, seq: this.shown, now: this.time.now(), view });
  }

  sendAllAway() {
    for (const device of [...this.devices]) device.sendAway('anew');
  }

  tellWhoIsHere() {
    for (const device of this.devices) device.tell(this.here());
  }

  leave(device: Device) {
    if (this.devices.delete(device) && this.isEmpty) this.callOff();
  }

  /** Shows what has become old enough. */
  advance() {
    this.callOff();
    const { history, rules } = this.room();
    const late = rules.clock.kind === 'perTurn' || rules.clock.kind === 'perPlayer' ? lateness : 0;
    const now = this.time.now();
    const before = this.shown;
    while (this.shown < history.length && history[this.shown]!.at + late <= now) this.show();
    if (this.isEmpty) return;
    if (this.shown > before) this.tellEnd(this.devices);
    const next = history[this.shown];
    if (next) this.callOff = this.time.after(Math.max(1, next.at + late - now), () => this.advance());
  }

  private show() {
    const room = this.room();
    const { around, game } = room.history[this.shown]!;
    if (around.some(({ type }) => type === 'gameBegan')) this.game = new FollowedGame(room.setup, null, this.words);
    this.game?.follow(structuredClone(seenEvents(game, null)));
    const told = toldOf(room, this.shown++, null);
    for (const device of this.devices) device.tell(told);
  }

  private tellEnd(devices: Iterable<Device>) {
    const room = this.room();
    const revealed = this.game?.state.phase === 'over' ? room.revealed() : undefined;
    if (revealed) for (const device of devices) device.tell({ t: 'revealed', ...revealed });
  }
}
