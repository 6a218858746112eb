import { isMascotId, type NameFault } from '../../../engine/players/names';
import { type MessageReaders, readMessage } from '../../../engine/saving/read-message';
import {
  count,
  type FieldsOf,
  fieldsOf,
  isWithin,
  listOf,
  matching,
  type Reader,
  recordOf,
  text,
  whole,
  yesOrNo,
} from '../../../engine/saving/untrusted';
import type { Square } from '../../../engine/square';
import { rackSize, type TileId } from '../board';
import { levels } from '../levels';
import { areRules, ownRules, type Rules } from '../rules';
import type { Seat, SetupFault } from '../setup';
import type { GameState, Refusal } from '../types';
import type { Revealed } from './fair-seed';
import type { SeenSetup } from './followed-game';
import type { SeenEvent } from './seen-event';

/** Of the messages. */
export const protocolVersion = 2;
/** Of the rules, as far as they decide what a room's log means: a log of another version is not played on. */
export const rulesVersion = 1;

/** Sentences to be said by number, and the reactions behind them. */
export const phraseCount = 24;
const reactionCount = 8;

export type Lay = { tile: TileId; letter?: string } & Square;

/** Who is to sit there: somebody invited, or a computer. */
export type SeatWished = { kind: 'person' } | (Pick<Seat, 'name' | 'level' | 'mascot'> & { kind: 'computer' });

export interface TableWished {
  seats: SeatWished[];
  rules: Rules;
  tiles: string;
  words: string;
  /** Whoever has the room's address may watch. */
  watched?: boolean;
  /** Whoever looks for a table may sit down, where the server has a list of such. */
  listed?: boolean;
}

/**
 * From a client. `n` is its own number of the wish, above all before: one that comes twice, after a drop, is obeyed
 * once. `turn` is the turn it was meant for.
 */
export type Wish =
  | { t: 'open'; v: number; table: TableWished }
  | { t: 'tables'; v: number }
  | { t: 'enter'; v: number; room: string; secret?: string; seq?: number; joins?: boolean }
  | { t: 'take'; n: number; name: string; mascot?: string; nonce: string; secret: string }
  /** Only whoever opened the table may: the seats that are free are closed. */
  | { t: 'start'; n: number }
  /** And may give a free seat to a computer, or have it back for whoever is invited to it. */
  | { t: 'give'; n: number; seat: number; to: SeatWished }
  | { t: 'play'; n: number; turn: number; lays: Lay[] }
  | { t: 'exchange'; n: number; turn: number; tiles: TileId[] }
  | { t: 'pass' | 'accept' | 'challenge' | 'hint' | 'resign' | 'rematch'; n: number; turn: number }
  | { t: 'say'; n: number; phrase: number };

export type RefusedWish =
  | Refusal
  | NameFault
  | SetupFault
  | 'rudeName'
  | 'stale'
  | 'tooFast'
  | 'tooMany'
  | 'tooManyWatch'
  | 'noSuchRoom'
  | 'notSeated'
  | 'seatTaken'
  | 'begunWithout'
  | 'givenAway'
  | 'notMaker'
  | 'notNow'
  | 'notKept'
  | 'otherVersion'
  | 'notListed';

/** What happens in a room around its game. */
export type RoomEvent =
  | { type: 'seatTaken'; seat: number; name: string; mascot?: string }
  | { type: 'seatGiven'; seat: number; to: Seat; by: number }
  /** `closed`: the seats, as they were numbered before, without which it has begun; `by` whom. */
  | { type: 'gameBegan'; setup: SeenSetup; closed?: number[]; by?: number }
  | { type: 'rematchWished'; seat: number }
  | { type: 'rematchOpened'; room: string };

/** A seat's number once these are closed. */
export const seatAfter = (seat: number, closed: readonly number[]) => seat - closed.filter((own) => own < seat).length;

/** A table at which somebody waits for others. */
export interface TableListed {
  room: string;
  seats: Seat[];
  taken: boolean[];
  rules: Rules;
  tiles: string;
}

/** From the server. */
export type Told =
  /** `isListing`: this server has such a list. */
  | { t: 'tables'; isListing: boolean; tables: TableListed[] }
  | { t: 'opened'; room: string; invitations: { seat: number; secret: string }[] }
  | {
      t: 'welcome';
      v: number;
      seq: number;
      /** The last number of a wish that was obeyed. */
      n: number;
      now: number;
      /** Since when the turn, or the open play, has been running. */
      since: number;
      seat: number | null;
      isTaken: boolean;
      setup: SeenSetup;
      taken: boolean[];
      commitment: string;
      /** Null until the game has begun. */
      view: GameState | null;
      rematch: { wished: number[]; room?: string };
    }
  | { t: 'told'; seq: number; at: number; since: number; events: (SeenEvent | RoomEvent)[] }
  | { t: 'refused'; n: number; reason: RefusedWish }
  | { t: 'said'; seat: number; phrase: number }
  /** Who is there, and how many watch: servers of before did not tell. */
  | { t: 'here'; seats: number[]; watching?: number }
  | ({ t: 'revealed' } & Revealed);

/** 128 bits in base64url, as every secret and nonce is written. */
const isKey = /^[\w-]{22}$/;
const isRoom = /^[\w-]{16}$/;

const atMost =
  <T>(most: number, list: Reader<T[]>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= most ? list(value) : undefined;

const key = matching(isKey);
const room = matching(isRoom);
const mascot: Reader<string> = (value) => (isMascotId(value) ? value : undefined);
const rules: Reader<Rules> = (value) => (areRules(value) ? ownRules(value) : undefined);

const seat: Reader<SeatWished> = (value) => {
  const { kind, name, level, mascot } =
    fieldsOf<{ kind: string; name: string; level: string; mascot: string }>(value) ?? {};
  if (kind === 'person') return { kind };
  const own = levels.find((one) => one === level);
  if (kind !== 'computer' || typeof name !== 'string' || !own) return undefined;
  return { kind, name, level: own, ...(typeof mascot === 'string' && { mascot }) };
};

const table = recordOf<TableWished>({
  seats: atMost(4, listOf(seat)),
  rules,
  tiles: text,
  words: text,
  'watched?': yesOrNo,
  'listed?': yesOrNo,
} as FieldsOf<TableWished>);

const inTurn = { n: count, turn: count };
const lays = listOf(
  recordOf<{ tile: number; x: number; y: number; letter?: string }>({
    tile: count,
    x: whole,
    y: whole,
    'letter?': text,
  }),
);
const phrase: Reader<number> = (value) => (isWithin(value, [0, phraseCount + reactionCount - 1]) ? value : undefined);

const readers: MessageReaders<Wish> = {
  open: recordOf({ v: count, table }),
  tables: recordOf({ v: count }),
  enter: recordOf<{ v: number; room: string; secret?: string; seq?: number; joins?: boolean }>({
    v: count,
    room,
    'secret?': key,
    'seq?': count,
    'joins?': yesOrNo,
  }),
  take: recordOf<{ n: number; name: string; mascot?: string; nonce: string; secret: string }>({
    n: count,
    name: text,
    'mascot?': mascot,
    nonce: key,
    secret: key,
  }),
  start: recordOf({ n: count }),
  give: recordOf<{ n: number; seat: number; to: SeatWished }>({ n: count, seat: count, to: seat }),
  play: recordOf({ ...inTurn, lays: atMost(rackSize, lays) }),
  exchange: recordOf({ ...inTurn, tiles: atMost(rackSize, listOf(count)) }),
  pass: recordOf(inTurn),
  accept: recordOf(inTurn),
  challenge: recordOf(inTurn),
  hint: recordOf(inTurn),
  resign: recordOf(inTurn),
  rematch: recordOf(inTurn),
  say: recordOf({ n: count, phrase }),
};

/** The wish in a message, which may be anything; stripped of what does not belong. */
export const readWish = (message: string): Wish | undefined => readMessage(readers, message);
