import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import type { WordJudge } from '../../wordbler/rules';
import type { RefusedWish, Revealed, TableListed, TableWished } from '../../wordbler/rules/online';
import { Awake } from '../awake';
import type { Books } from '../logged-room';
import { msKept } from '../room-log';
import type { IsRude } from '../rude-names';
import { newRoomId } from '../secrets';
import { Computers, type Mind } from './computers';
import { entriesIn, type OpenEntry } from './entries';
import { openAgain, openTable } from './opening';
import { isOfToday, pastGame } from './past-room';
import { Room } from './room';
import type { AwakeRoom, World } from './world';

export interface RoomsOptions extends Books {
  mind: Mind;
  /** The judge of a table's words; undefined if there is no such list. */
  judgeOf(list: string): Promise<WordJudge> | undefined;
  /** Which names are not for those who play in a language. */
  rudeNamesIn(language: LanguageId): Promise<IsRude>;
  /** What should not happen is told here. */
  failed(what: string, error: unknown): void;
  /** How long a computer lets people follow, at least. */
  msAtLeast: number;
  /** Whether tables may be listed for anybody. */
  listsTables: boolean;
}

/** A room that this server cannot play, and its game, where that is over. */
export interface PastRoom {
  past: Revealed | undefined;
}

/** More would fill no small message. */
const mostListed = 20;

/** All rooms that are awake in this process. */
export class Rooms {
  private readonly awake: Awake<Room, PastRoom>;
  private readonly judges = new Map<string, WordJudge>();
  private readonly computers: Computers;
  /** Whoever is in a room that failed is told to come in anew. */
  lost: (room: AwakeRoom) => void = () => {};

  constructor(private readonly options: RoomsOptions) {
    const { mind, log, time, uptime, msAtLeast, failed } = options;
    this.computers = new Computers(
      mind,
      (list) => this.judges.get(list)!,
      time,
      msAtLeast,
      (room, error) => failed(`The computer of room ${room.id} has no move`, error),
    );
    this.awake = new Awake<Room, PastRoom>({
      ...{ log, time, uptime, failed },
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
    const { log, time, rudeNamesIn, listsTables } = this.options;
    if (table.listed && !listsTables) return 'notListed' satisfies RefusedWish;
    const language = languageOfList(table.words);
    if (!language) return 'malformed';
    const opening = openTable(table, time.now(), await rudeNamesIn(language));
    if (typeof opening === 'string') return opening satisfies RefusedWish;
    const room = newRoomId();
    await log.append(room, 1, JSON.stringify(opening.entry), time.now() + msKept);
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
    const bodies = await this.options.log.read(id, 1);
    const entries = entriesIn(bodies);
    if (entries.length === 0) return undefined;
    if (!isOfToday(entries)) return { past: pastGame(entries) };
    const { words } = entries[0] as OpenEntry;
    const language = languageOfList(words);
    const judge = await this.options.judgeOf(words);
    if (!language || !judge) return { past: pastGame(entries) };
    this.judges.set(words, judge);
    const isRude = await this.options.rudeNamesIn(language);
    return Room.load(id, bodies, judge, { ...this.world, isRude });
  }

  private get world(): Omit<World, 'isRude'> {
    const { log, time, uptime, failed } = this.options;
    return {
      ...{ log, time, uptime, failed },
      think: (room, whose) => this.computers.think(room, whose),
      rematch: async (room) => {
        const id = newRoomId();
        await log.append(id, 1, JSON.stringify(openAgain(room.state, time.now())), time.now() + msKept);
        return id;
      },
      lost: (room, error) => {
        this.awake.lose(room, error);
        this.lost(room);
      },
    };
  }
}
