import { msKept, type RoomLog } from './room-log';
import type { Time, Uptime } from './time';

interface Wakeful {
  readonly id: string;
  readonly state: { readonly at: number };
  /** Nobody is in it. */
  readonly isEmpty: boolean;
  wake(): Promise<void>;
  rest(): Promise<void>;
  leave(): void;
}

interface Ways<Room extends Wakeful, Other> {
  log: RoomLog;
  time: Time;
  uptime: Uptime;
  /** As its log has it, or what is said of it where it cannot be played here; undefined if there is none. */
  load(id: string): Promise<Room | Other | undefined>;
  isRoom(found: Room | Other | undefined): found is Room;
  failed(what: string, error: unknown): void;
}

/** So often it is looked which rooms are due, and which nobody needs any more. */
const msBetweenRounds = 2000;
/** Nobody is in it for so long: it sleeps. */
const msToSleep = 60_000;
/** A room that nothing can be made of is looked at again after so long. */
const msToTryAgain = 60_000;

/** The rooms of one kind that are awake in this process: somebody has come to them, or their time has. */
export class Awake<Room extends Wakeful, Other = never> {
  private readonly found = new Map<string, Promise<Room | Other | undefined>>();
  private readonly emptySince = new Map<string, number>();
  private callOff = () => {};

  constructor(private readonly ways: Ways<Room, Other>) {
    this.goRound();
  }

  get count(): number {
    return this.found.size;
  }

  async rooms(): Promise<Room[]> {
    const all = await Promise.all([...this.found.values()].map((room) => room.catch(() => undefined)));
    return all.filter((room) => this.ways.isRoom(room));
  }

  /** Woken if it slept. */
  find(id: string): Promise<Room | Other | undefined> {
    const own = this.found.get(id) ?? this.ways.load(id);
    this.found.set(id, own);
    // Whoever asked for it is about to come in.
    this.emptySince.delete(id);
    own.then(
      (room) => this.ways.isRoom(room) || this.found.delete(id),
      () => this.found.delete(id),
    );
    return own;
  }

  /** It can no longer be trusted here, and is read anew when somebody comes. */
  lose(room: Pick<Wakeful, 'id' | 'leave'>, error: unknown) {
    this.ways.failed(`Room ${room.id} is read anew`, error);
    this.letGo(room);
  }

  async stop() {
    this.callOff();
    for (const room of await this.rooms()) await room.rest();
  }

  /** Wakes the rooms whose time has come, lets those sleep that nobody is in, and forgets what is old. */
  async wakeDue() {
    const { log, time, uptime } = this.ways;
    await uptime.look();
    for (const id of await log.due(time.now())) await this.wake(id);
    for (const room of await this.rooms()) {
      const since = this.emptySince.get(room.id) ?? time.now();
      if (!room.isEmpty) this.emptySince.delete(room.id);
      else if (time.now() - since >= msToSleep) this.letGo(room);
      else this.emptySince.set(room.id, since);
    }
  }

  /** Nobody could come while no server was there. */
  private isKeptUntil(at: number): number {
    return at + msKept + this.ways.uptime.msDown(at);
  }

  private letGo(room: Pick<Wakeful, 'id' | 'leave'>) {
    this.emptySince.delete(room.id);
    this.found.delete(room.id);
    room.leave();
  }

  private goRound() {
    this.callOff = this.ways.time.after(msBetweenRounds, () => {
      this.wakeDue()
        .catch((error) => this.ways.failed('What is due could not be read', error))
        .finally(() => this.goRound());
    });
  }

  private async wake(id: string) {
    const { log, time, isRoom, failed } = this.ways;
    try {
      const room = await this.find(id);
      if (isRoom(room) && this.isKeptUntil(room.state.at) > time.now()) return await room.wake();
      if (isRoom(room)) this.letGo(room);
      const last = (await log.read(id, 1)).at(-1);
      const until = last === undefined ? undefined : this.isKeptUntil((JSON.parse(last) as { at: number }).at);
      if (until === undefined || until <= time.now()) await log.forget(id);
      else await log.wakeAt(id, until);
    } catch (error) {
      failed(`Room ${id} cannot be woken`, error);
      await log.wakeAt(id, time.now() + msToTryAgain);
    }
  }
}
