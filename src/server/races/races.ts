import type { LanguageId } from '../../engine/alphabet/languages';
import { isMascotId } from '../../engine/players/names';
import type { Find, RaceGame } from '../../engine/racer';
import { type MessageReaders, readMessage } from '../../engine/saving/read-message';
import {
  count,
  type FieldsOf,
  fieldsOf,
  matching,
  oneOf,
  type Reader,
  recordOf,
  text,
  whole,
  yesOrNo,
} from '../../engine/saving/untrusted';
import {
  type RacedGame,
  type RaceTold,
  type RaceWish,
  type RaceWished,
  type RefusedRaceWish,
  raceGames,
  raceVersion,
} from '../../online/protocol/protocol';
import { Awake } from '../awake';
import { Guest } from '../caller';
import type { Books } from '../logged-room';
import { hashOf, msKept, newRoomId, newSecret } from '../room-log';
import type { IsRude } from '../words';
import { type RaceOpened, raceEntriesIn } from './race-from-log';
import { type RaceDeps, RaceRoom } from './race-room';

/** A game that can be raced in, as the server knows it. */
export interface RacedHere {
  /** What everybody gets, and what of the wish led to it; undefined if it is none to be raced in. */
  setup(wished: object, seed: string): Promise<{ wished: object; setup: object } | undefined>;
  /** Undefined where this server cannot play it. */
  game(setup: object): Promise<RaceGame | undefined>;
  languageOf(setup: object): LanguageId;
}

interface RacesOptions extends Books {
  games: Readonly<Record<RacedGame, RacedHere>>;
  /** Which names are not for those who play in a language. */
  rudeNamesIn(language: LanguageId): Promise<IsRude>;
}

/** All races that are awake in this process. */
export class Races {
  private readonly awake: Awake<RaceRoom, 'otherVersion'>;
  private readonly deps: Omit<RaceDeps, 'isRude'>;

  constructor(private readonly options: RacesOptions) {
    this.awake = new Awake<RaceRoom, 'otherVersion'>({
      ...options,
      load: (id) => this.load(id),
      isRoom: (found): found is RaceRoom => found instanceof RaceRoom,
    });
    this.deps = {
      ...options,
      again: (room) => this.again(room),
      lost: (room, error) => {
        this.awake.lose(room, error);
        room.sendAllAway();
      },
    };
  }

  get count(): number {
    return this.awake.count;
  }

  async open({ game, wished, hides }: RaceWished): Promise<{ room: string; secret: string } | RefusedRaceWish> {
    const made = await this.options.games[game].setup(wished, newSecret());
    if (!made) return 'malformed';
    const secret = newSecret();
    const room = await this.begin({ game, ...made, hides, invitation: hashOf(secret), seats: [], keys: [] });
    return { room, secret };
  }

  /** The race, woken if it slept; undefined if there is none. */
  find(id: string): Promise<RaceRoom | 'otherVersion' | undefined> {
    return this.awake.find(id);
  }

  stop(): Promise<void> {
    return this.awake.stop();
  }

  private async begin(opened: Omit<RaceOpened, 'k' | 'at' | 'v'>): Promise<string> {
    const { log, mark, time } = this.options;
    const room = newRoomId();
    const entry: RaceOpened = { k: 'race', at: time.now(), v: raceVersion, ...opened };
    await log.append(mark + room, 1, JSON.stringify(entry), time.now() + msKept);
    return room;
  }

  /** Another board for those who were there; whoever is invited to one is invited to the next. */
  private async again({ state: { open, seats, keys } }: RaceRoom): Promise<string> {
    const { game, wished, hides, invitation } = open;
    const made = await this.options.games[game].setup(wished, newSecret());
    if (!made) throw new Error(`No race of ${game} can be made`);
    return this.begin({ game, ...made, hides, invitation, seats, keys });
  }

  private async load(id: string): Promise<RaceRoom | 'otherVersion' | undefined> {
    const { log, mark } = this.options;
    const bodies = await log.read(mark + id, 1);
    const [open] = raceEntriesIn(bodies.slice(0, 1)) as [RaceOpened | undefined];
    if (!open) return undefined;
    const here = open.v === raceVersion ? this.options.games[open.game] : undefined;
    const game = await here?.game(open.setup);
    if (!here || !game) return 'otherVersion';
    const isRude = await this.options.rudeNamesIn(here.languageOf(open.setup));
    return RaceRoom.load(id, bodies, game, { ...this.deps, isRude });
  }
}

/** Whatever a client says that came to race: obeyed, or refused with a reason. */
export class RacingVisitor extends Guest<RaceTold, Extract<RaceWish, { n: number }>, RaceRoom, Races> {
  protected override async obey(text: string): Promise<void> {
    const wish = readRaceWish(text);
    if (!wish) return this.refuse(0, 'malformed');
    if (wish.t === 'open') return this.open(wish);
    if (wish.t === 'enter') return this.enter(wish);
    return this.wishThere(wish);
  }

  private async open({ v, race }: Extract<RaceWish, { t: 'open' }>) {
    if (v !== raceVersion) return this.refuse(0, 'otherVersion');
    return this.openRoom(() => this.rooms.open(race));
  }

  private async enter({ v, room: id, secret, seq }: Extract<RaceWish, { t: 'enter' }>) {
    if (v !== raceVersion) return this.refuse(0, 'otherVersion');
    this.comeTo(id);
    const room = await this.rooms.find(id);
    if (this.isGone) return;
    if (!room) return this.refuse(0, 'noSuchRoom');
    if (room === 'otherVersion') return this.refuse(0, 'otherVersion');
    await room.look();
    if (this.isGone) return;
    const seat = room.seatOf(secret);
    if (seat === undefined) return this.refuse(0, 'notSeated');
    await this.comeInto(room, seat, seq, secret);
  }

  protected override refuse(n: number, reason: RefusedRaceWish) {
    super.refuse(n, reason);
  }
}

const longestFind = 100;

const key = matching(/^[\w-]{22}$/);
const room = matching(/^[\w-]{16}$/);
const mascot: Reader<string> = (value) => (isMascotId(value) ? value : undefined);
const fields: Reader<object> = (value) => fieldsOf<object>(value);
const find: Reader<Find> = (value) =>
  Array.isArray(value) && value.length <= longestFind && value.every((one) => whole(one) !== undefined)
    ? [...value]
    : undefined;

const race = recordOf<RaceWished>({
  game: oneOf(raceGames),
  wished: fields,
  hides: yesOrNo,
} as FieldsOf<RaceWished>);

const readers: MessageReaders<RaceWish> = {
  open: recordOf({ v: count, race }),
  enter: recordOf<{ v: number; room: string; secret: string; seq?: number }>({
    v: count,
    room,
    secret: key,
    'seq?': count,
  }),
  take: recordOf<{ n: number; name: string; mascot?: string; secret: string }>({
    n: count,
    name: text,
    'mascot?': mascot,
    secret: key,
  }),
  start: recordOf({ n: count }),
  again: recordOf({ n: count }),
  find: recordOf<{ n: number; find: Find }>({ n: count, find }),
};

/** The wish in a message, which may be anything; stripped of what does not belong. */
export const readRaceWish = (message: string): RaceWish | undefined => readMessage(readers, message);
