import type { DeviceIn } from './caller';
import { Bucket } from './limits';
import { newSecret } from './room-log';
import type { Time } from './time';

/** Who is in a room: the seats that have somebody, and how many look on. */
export interface Here {
  seats: number[];
  watching: number;
}

/** What one process says of those who are connected to it. */
export interface SaidHere {
  from: string;
  here: number[];
  /** Processes of before tell nothing of it. */
  watching?: number;
}

/** Where people are connected to several processes, each says so often that it still lives. */
const msBetweenBeats = 5000;
/** Who comes and goes is told at once, so often; where a crowd does, so often a second and all together. */
const toldAtOnce = 10;
const toldPerSecond = 3;
/** Who was silent for longer was killed, and so has lost everybody. */
export const msTrusted = 12_000;

const nobody: Here = { seats: [], watching: 0 };

/** Who is in a room, in whatever process. */
export class Presence {
  private readonly name = newSecret();
  private own: Here = { seats: [], watching: 0 };
  /** The other processes that have somebody. */
  private readonly others = new Map<string, Here & { heardAt: number }>();
  private callOff: (() => void) | undefined;
  /** As it was told last: to those who are here, and to the other processes. */
  private told: Here = nobody;
  private said: Here = nobody;
  private readonly bucket: Bucket;
  private stopGathering: (() => void) | undefined;

  constructor(
    private readonly time: Time,
    private readonly say: (text: string) => void,
    private readonly changed: () => void,
  ) {
    this.bucket = new Bucket(time, toldPerSecond, toldAtOnce);
  }

  get now(): Here {
    const all = [this.own, ...this.others.values()];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort(),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  /** Who is here in this process. */
  here(who: Here) {
    this.own = who;
    this.announce();
  }

  hear({ from, here: seats, watching = 0 }: SaidHere) {
    if (from === this.name) return;
    const isNew = !this.others.has(from);
    if (isNobody({ seats, watching })) this.others.delete(from);
    else this.others.set(from, { seats, watching, heardAt: this.time.now() });
    this.announce();
    if (isNew && !isNobody(this.own)) this.tell();
    this.beat();
  }

  /** Nobody here wants to know it any more. */
  stop() {
    this.callOff?.();
    this.callOff = undefined;
    this.stopGathering?.();
    this.stopGathering = undefined;
    if (!isSame(this.own, this.said)) this.tell();
    this.others.clear();
  }

  /** As long as there are others: they are told, and believed for a while. */
  private beat() {
    if (this.callOff || this.others.size === 0) return;
    this.callOff = this.time.after(msBetweenBeats, () => {
      this.callOff = undefined;
      if (!isNobody(this.own)) this.tell();
      const since = this.time.now() - msTrusted;
      for (const [name, { heardAt }] of this.others) if (heardAt < since) this.others.delete(name);
      this.announce();
      this.beat();
    });
  }

  /** What is new is told, now or soon. */
  private announce() {
    if (this.stopGathering) return;
    const { now } = this;
    const isNewHere = !isSame(now, this.told);
    const isNewElsewhere = !isSame(this.own, this.said);
    if (!isNewHere && !isNewElsewhere) return;
    if (!this.bucket.take()) {
      this.stopGathering = this.time.after(1000 / toldPerSecond + 1, () => {
        this.stopGathering = undefined;
        this.announce();
      });
      return;
    }
    if (isNewElsewhere) this.tell();
    if (!isNewHere) return;
    this.told = now;
    this.changed();
  }

  private tell() {
    this.said = this.own;
    const { seats: here, watching } = this.own;
    const said: SaidHere = { from: this.name, here, watching };
    this.say(JSON.stringify(said));
  }
}

/** Of more devices at a seat those stay that came last. */
const mostDevices = 4;

/** The devices that are in a room, as far as they are connected to this process. */
export class Devices<Told extends object> {
  protected readonly devices = new Set<DeviceIn<Told>>();
  protected readonly presence: Presence;

  constructor(
    time: Time,
    protected readonly say: (text: string) => void,
    changed: () => void,
    private readonly hereOf: (here: Here) => Told,
    /** How many look on in this process. */
    private readonly watching = () => 0,
  ) {
    this.presence = new Presence(time, say, changed);
  }

  get all(): DeviceIn<Told>[] {
    return [...this.devices];
  }

  get isEmpty(): boolean {
    return this.devices.size === 0;
  }

  /** What is told of who is here, in any process. */
  get here(): Told {
    return this.hereOf(this.presence.now);
  }

  /** How many look on, in all processes. */
  get watchingAnywhere(): number {
    return this.presence.now.watching;
  }

  has(device: DeviceIn<Told>): boolean {
    return this.devices.has(device);
  }

  enter(device: DeviceIn<Told>) {
    this.devices.add(device);
    this.seated(device);
    device.tell(this.here);
  }

  exit(device: DeviceIn<Told>) {
    this.devices.delete(device);
    this.count();
  }

  /** Nobody here wants the room any more. */
  stop() {
    this.presence.stop();
  }

  /** It is at its seat by now. */
  seated({ seat }: DeviceIn<Told>) {
    const there = this.all.filter((other) => seat !== null && other.seat === seat);
    for (const other of there.slice(0, -mostDevices)) other.sendAway('elsewhere');
    this.count();
  }

  /** Those who are here, by the numbers of their seats, and those who look on. Who has no seat may still sit down. */
  count() {
    const seats = [...new Set(this.all.flatMap(({ seat }) => seat ?? []))].sort();
    this.presence.here({ seats, watching: this.watching() });
  }

  tell(told: (device: DeviceIn<Told>) => Told) {
    for (const device of this.devices) device.tell(told(device));
  }

  /** Those of them come in anew, at another seat or nowhere. */
  sendAway(why: string, whom: (device: DeviceIn<Told>) => boolean = () => true) {
    for (const device of this.devices) {
      if (!whom(device)) continue;
      this.devices.delete(device);
      device.sendAway(why);
    }
  }

  /** What another process says of those who are connected to it. */
  hear(said: SaidHere) {
    this.presence.hear(said);
  }
}

const isNobody = ({ seats, watching }: Here) => seats.length === 0 && watching === 0;

const isSame = (one: Here, other: Here) => one.watching === other.watching && one.seats.join() === other.seats.join();
