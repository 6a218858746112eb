import type { Books } from './logged-room';
import { msKept, roomIn } from './room-log';

interface Wakeful {
  readonly id: string;
  readonly state: { readonly at: number };
  /** Nobody is in it. */
  readonly isEmpty: boolean;
  wake(): Promise<void>;
  rest(): Promise<void>;
  leave(): void;
}

interface AwakeDeps<Room extends Wakeful, Other> extends Books {
  /** As its log has it, or what is said of it where it cannot be played here; undefined if there is none. */
  load(id: string): Promise<Room | Other | undefined>;
  isRoom(found: Room | Other | undefined): found is Room;
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

  constructor(private readonly deps: AwakeDeps<Room, Other>) {
    this.goRound();
  }

  get count(): number {
    return this.found.size;
  }

  async rooms(): Promise<Room[]> {
    const all = await Promise.all([...this.found.values()].map((room) => room.catch(() => undefined)));
    return all.filter((room) => this.deps.isRoom(room));
  }

  /** Woken if it slept. */
  find(id: string): Promise<Room | Other | undefined> {
    const own = this.found.get(id) ?? this.deps.load(id);
    this.found.set(id, own);
    // Whoever asked for it is about to come in.
    this.emptySince.delete(id);
    own.then(
      (room) => this.deps.isRoom(room) || this.found.delete(id),
      () => this.found.delete(id),
    );
    return own;
  }

  /** It can no longer be trusted here, and is read anew when somebody comes. */
  lose(room: Pick<Wakeful, 'id' | 'leave'>, error: unknown) {
    this.deps.failed(`Room ${room.id} reloads`, error);
    this.letGo(room);
  }

  async stop() {
    this.callOff();
    for (const room of await this.rooms()) await room.rest();
  }

  /** Wakes the rooms whose time has come, lets those sleep that nobody is in, and forgets what is old. */
  async wakeDue() {
    const { log, mark, time, uptime } = this.deps;
    await uptime.look();
    for (const book of await log.due(time.now())) {
      const id = roomIn(book, mark);
      if (id !== undefined) await this.wake(id, book);
    }
    for (const room of await this.rooms()) {
      const since = this.emptySince.get(room.id) ?? time.now();
      if (!room.isEmpty) this.emptySince.delete(room.id);
      else if (time.now() - since >= msToSleep) this.letGo(room);
      else this.emptySince.set(room.id, since);
    }
  }

  /** Nobody could come while no server was there. */
  private isKeptUntil(at: number): number {
    return at + msKept + this.deps.uptime.msDown(at);
  }

  private letGo(room: Pick<Wakeful, 'id' | 'leave'>) {
    this.emptySince.delete(room.id);
    this.found.delete(room.id);
    room.leave();
  }

  private goRound() {
    this.callOff = this.deps.time.after(msBetweenRounds, () => {
      this.wakeDue()
        .catch((error) => this.deps.failed('Could not read what is due', error))
        .finally(() => this.goRound());
    });
  }

  private async wake(id: string, book: string) {
    const { log, time, isRoom, failed } = this.deps;
    try {
      const room = await this.find(id);
      if (isRoom(room) && this.isKeptUntil(room.state.at) > time.now()) return await room.wake();
      if (isRoom(room)) this.letGo(room);
      const last = (await log.read(book, 1)).at(-1);
      const until = last === undefined ? undefined : this.isKeptUntil((JSON.parse(last) as { at: number }).at);
      if (until === undefined || until <= time.now()) await log.forget(book);
      else await log.wakeAt(book, until);
    } catch (error) {
      failed(`Could not wake room ${id}`, error);
      await log.wakeAt(book, time.now() + msToTryAgain);
    }
  }
}
