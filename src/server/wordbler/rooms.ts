import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import type { WordJudge } from '../../wordbler/rules';
import {
  protocolVersion,
  type RefusedWish,
  type Revealed,
  readWish,
  type TableListed,
  type TableWished,
  type Told,
  type Wish,
} from '../../wordbler/rules/online';
import { Awake } from '../awake';
import { Guest } from '../caller';
import type { Books } from '../logged-room';
import { msKept, newRoomId } from '../room-log';
import type { IsRude } from '../words';
import { Computers, type Mind } from './computers';
import { entriesIn, isOfToday, type OpenEntry, pastGame } from './entries';
import { Room } from './room';
import { openAgain, openTable, type RoomDeps } from './wishes';

interface RoomsOptions extends Books {
  mind: Mind;
  /** The judge of a table's words; undefined if there is no such list. */
  judgeOf(list: string): Promise<WordJudge> | undefined;
  /** Which names are not for those who play in a language. */
  rudeNamesIn(language: LanguageId): Promise<IsRude>;
  /** How long a computer lets people follow, at least. */
  msAtLeast: number;
  /** Whether tables may be listed for anybody. */
  listsTables: boolean;
}

/** A room that this server cannot play, and its game, where that is over. */
interface PastRoom {
  past: Revealed | undefined;
}

/** More would fill no small message. */
const mostListed = 20;

/** All rooms that are awake in this process. */
export class Rooms {
  private readonly awake: Awake<Room, PastRoom>;
  private readonly judges = new Map<string, WordJudge>();
  private readonly computers: Computers;
  /** What was thought of in them here came to nothing. */
  private readonly lost = new Set<string>();

  constructor(private readonly options: RoomsOptions) {
    const { mind, time, msAtLeast, failed } = options;
    this.computers = new Computers(
      mind,
      (list) => this.judges.get(list)!,
      time,
      msAtLeast,
      (room, error) => failed(`The computer in room ${room.id} has no play`, error),
    );
    this.awake = new Awake<Room, PastRoom>({
      ...options,
      load: (id) => this.load(id),
      isRoom: (found): found is Room => found instanceof Room,
    });
  }

  get count(): number {
    return this.awake.count;
  }

  get isListing(): boolean {
    return this.options.listsTables;
  }

  async open(table: TableWished) {
    const { log, mark, time, rudeNamesIn, listsTables } = this.options;
    if (table.listed && !listsTables) return 'notListed' satisfies RefusedWish;
    const language = languageOfList(table.words);
    if (!language) return 'malformed';
    const opening = openTable(table, time.now(), await rudeNamesIn(language));
    if (typeof opening === 'string') return opening satisfies RefusedWish;
    const room = newRoomId();
    await log.append(mark + room, 1, JSON.stringify(opening.entry), time.now() + msKept);
    return { room, invitations: opening.invitations };
  }

  /** The tables of this process at which somebody waits for whoever comes. */
  async tables(): Promise<TableListed[]> {
    return (await this.awake.rooms())
      .filter(({ isOpen }) => isOpen)
      .slice(0, mostListed)
      .map(({ id, state: { setup, taken } }) => {
        const { seats, rules, tiles } = setup;
        return { room: id, seats, taken, rules, tiles };
      });
  }

  /** The room, woken if it slept; or one of other rules; or undefined if there is none. */
  find(id: string): Promise<Room | PastRoom | undefined> {
    return this.awake.find(id);
  }

  /** What is done now and then by itself. */
  wakeDue(): Promise<void> {
    return this.awake.wakeDue();
  }

  stop(): Promise<void> {
    return this.awake.stop();
  }

  private async load(id: string): Promise<Room | PastRoom | undefined> {
    const { log, mark } = this.options;
    const bodies = await log.read(mark + id, 1);
    const entries = entriesIn(bodies);
    if (entries.length === 0) return undefined;
    if (!isOfToday(entries)) return { past: pastGame(entries) };
    const { words } = entries[0] as OpenEntry;
    const language = languageOfList(words);
    const judge = await this.options.judgeOf(words);
    if (!language || !judge) return { past: pastGame(entries) };
    this.judges.set(words, judge);
    const isRude = await this.options.rudeNamesIn(language);
    return Room.load(id, bodies, judge, { ...this.deps, isRude }, this.lost.delete(id));
  }

  private get deps(): Omit<RoomDeps, 'isRude'> {
    const { log, mark, time } = this.options;
    return {
      ...this.options,
      think: (room) => this.computers.think(room),
      rematch: async (room) => {
        const id = newRoomId();
        await log.append(mark + id, 1, JSON.stringify(openAgain(room.state, time.now())), time.now() + msKept);
        return id;
      },
      lost: (room, error) => {
        this.lost.add(room.id);
        this.awake.lose(room, error);
        room.sendAllAway();
      },
    };
  }
}

/** Whatever its client says, any bytes in any order: obeyed, or refused with a reason. */
export class Visitor extends Guest<Told, Extract<Wish, { n: number }>, Room, Rooms> {
  protected override async obey(text: string): Promise<void> {
    const wish = readWish(text);
    if (!wish) return this.refuse(0, 'malformed');
    if (wish.t === 'open') return this.open(wish);
    if (wish.t === 'enter') return this.enter(wish);
    if (wish.t === 'tables')
      return this.tell({
        t: 'tables',
        isListing: this.rooms.isListing,
        tables: await this.rooms.tables(),
      });
    return this.wishThere(wish);
  }

  private async open({ v, table }: Extract<Wish, { t: 'open' }>) {
    if (v !== protocolVersion) return this.refuse(0, 'otherVersion');
    return this.openRoom(() => this.rooms.open(table));
  }

  private async enter({ v, room: id, secret, seq, joins }: Extract<Wish, { t: 'enter' }>) {
    if (v !== protocolVersion) return this.refuse(0, 'otherVersion');
    // Whoever looks for a free seat leaves the one that was looked at.
    this.comeTo(joins ? undefined : id);
    const room = await this.rooms.find(id);
    if (this.isGone) return;
    if (!room) return this.refuse(0, 'noSuchRoom');
    if (!(room instanceof Room)) {
      // Whoever is refused hangs up.
      if (room.past) this.tell({ t: 'revealed', ...room.past });
      return this.refuse(0, 'otherVersion');
    }
    await room.look();
    if (this.isGone) return;
    const seat = joins ? room.freeSeat() : secret === undefined ? null : room.seatOf(secret);
    if (seat === undefined || (seat === null && !room.state.isWatched))
      return this.refuse(0, (secret !== undefined && room.whyClosed(secret)) || 'notSeated');
    await this.comeInto(room, seat, seq, joins ? undefined : secret);
  }

  protected override refuse(n: number, reason: RefusedWish) {
    super.refuse(n, reason);
  }
}
