import { unnamed } from '../../engine/players/names';
import {
  type Command,
  GameEngine,
  msPerTurn,
  nameFault,
  type Rules,
  type Seat,
  seatCounts,
  setupFault,
  tidyName,
  type WordJudge,
} from '../../wordbler/rules';
import { type RefusedWish, rulesVersion, type TableWished, type Wish } from '../../wordbler/rules/online';
import { ownSetup } from '../../wordbler/rules/setup';
import type { Books } from '../logged-room';
import { hashOf, newSecret } from '../room-log';
import type { GiveEntry, OpenEntry, StartEntry, TakeEntry } from './entries';
import type { FoldedRoom } from './room-from-log';

/** A room as those know it who act in it from outside. */
export interface AwakeRoom {
  readonly id: string;
  readonly state: FoldedRoom;
  /** Nobody here wants it any more. */
  leave(): void;
  /** Whoever is in it comes in anew. */
  sendAllAway(): void;
  /** A computer's commands, thought of in this turn. */
  obey(seat: number, turn: number, commands: Command[]): Promise<void>;
}

export interface RoomDeps extends Books {
  /** Where a name is not for a family's table. */
  isRude(name: string): boolean;
  /** It is a computer's turn, and this process is to think. */
  think(room: AwakeRoom): void;
  /** All seats want to play again: the entry that opens the next room. */
  rematch(room: AwakeRoom): Promise<string>;
  /** The room can no longer be trusted here: those in it come in anew. */
  lost(room: AwakeRoom, error: unknown): void;
}

interface Opening {
  entry: OpenEntry;
  invitations: { seat: number; secret: string }[];
}

const noWords = (id: string): WordJudge => ({ id, has: () => false });

/** The first entry of a room for such a table, and its invitations; or why it is no table. */
export function openTable(table: TableWished, at: number, isRude: (name: string) => boolean): Opening | RefusedWish {
  const { tiles, words, watched = false, listed = false } = table;
  const rules = withTimeToDoubt(table.rules);
  const seats = table.seats.map(
    (seat, at): Seat => (seat.kind === 'person' ? { kind: 'person', name: unnamed.seat(at) } : seat),
  );
  const setup = { seats, rules, seed: 'to come', dice: 'sha256' as const, tiles, words };
  const fault = setupFault(setup);
  if (fault) return fault;
  if (!seats.some(({ kind }) => kind === 'person')) return 'malformed';
  if (seats.some(({ kind, name }) => kind === 'computer' && isRude(name))) return 'rudeName';
  const own = new GameEngine(setup, noWords(words)).setup;
  const { version: save } = new GameEngine(setup, noWords(words)).save();
  const secrets = seats.map(({ kind }) => (kind === 'person' ? newSecret() : null));
  return {
    entry: {
      k: 'open',
      at,
      v: rulesVersion,
      save,
      seats: own.seats,
      rules: own.rules,
      tiles,
      words,
      seed: newSecret(),
      watched,
      ...(listed && { listed }),
      keys: secrets.map((secret) => secret && hashOf(secret)),
    },
    invitations: secrets.flatMap((secret, seat) => (secret ? [{ seat, secret }] : [])),
  };
}

/** Where nobody has chosen it and turns have no time. */
const msToDoubt = 180_000;

/** Nobody waits for ever for whoever has left: a play that may be doubted stands after the time of a turn. */
const withTimeToDoubt = (rules: Rules): Rules =>
  rules.invalidWord === 'challenge' && rules.challengeSeconds === undefined
    ? { ...rules, challengeSeconds: (msPerTurn(rules.clock) ?? msToDoubt) / 1000 }
    : rules;

/** The same table once more: who sat there comes in with the same secret, and adds to a new seed. */
export function openAgain({ seats, setup, keys, isWatched, open }: FoldedRoom, at: number): OpenEntry {
  const { rules, tiles, words } = setup;
  return {
    k: 'open',
    at,
    v: rulesVersion,
    save: open.save,
    seats,
    rules,
    tiles,
    words,
    seed: newSecret(),
    watched: isWatched,
    keys: [...keys],
  };
}

export type Arranging = Extract<Wish, { t: 'take' | 'start' | 'give' }>;

type ArrangingDeps = Pick<RoomDeps, 'time' | 'isRude'>;
type Arranged = TakeEntry | GiveEntry | StartEntry;

/** What becomes of a seat before the start, as it is written; or why nothing does. */
export function arranged(room: FoldedRoom, seat: number, wish: Arranging, deps: ArrangingDeps): Arranged | RefusedWish {
  if (wish.t === 'take') return taken(room, seat, wish, deps);
  if (!room.taken[seat]) return 'notSeated';
  if (seat !== room.maker) return 'notMaker';
  if (room.game) return 'notNow';
  const by = { at: deps.time.now(), seat, n: wish.n };
  if (wish.t === 'give') return given(room, by, wish, deps);
  return room.taken.filter(Boolean).length < seatCounts[0] ? 'seatCount' : { k: 'start', ...by };
}

function taken(
  room: FoldedRoom,
  seat: number,
  wish: Extract<Wish, { t: 'take' }>,
  { time, isRude }: ArrangingDeps,
): TakeEntry | RefusedWish {
  if (room.taken[seat]) return 'seatTaken';
  const key = hashOf(wish.secret);
  // An invitation, to this seat or another: whoever has it, too, would be let in here.
  if (room.keys.includes(key)) return 'malformed';
  const name = tidyName(wish.name);
  const others = room.seats.filter((_, other) => other !== seat && room.taken[other]);
  const fault = nameFault(
    name,
    others.map((other) => other.name),
  );
  if (fault) return fault;
  if (isRude(name)) return 'rudeName';
  const mascot = others.some((other) => other.mascot === wish.mascot) ? undefined : wish.mascot;
  return {
    k: 'take',
    at: time.now(),
    seat,
    n: wish.n,
    name,
    nonce: wish.nonce,
    ...(mascot !== undefined && { mascot }),
    key,
  };
}

/** A free seat is the computer's now, or free again for whoever is invited to it. */
function given(
  room: FoldedRoom,
  by: Pick<GiveEntry, 'at' | 'seat' | 'n'>,
  { seat, to: wished }: Extract<Wish, { t: 'give' }>,
  { isRude }: ArrangingDeps,
): GiveEntry | RefusedWish {
  if (!room.isToBeGiven(seat)) return 'seatTaken';
  const wanted: Seat = wished.kind === 'person' ? { name: unnamed.seat(seat), kind: 'person' } : wished;
  const seats = room.seats.map((own, at) => (at === seat ? wanted : own));
  const setup = { ...room.setup, seats, seed: 'to come' };
  const fault = setupFault(setup);
  if (fault) return fault;
  // As it will be saved.
  const to = ownSetup(setup).seats[seat]!;
  return to.kind === 'computer' && isRude(to.name) ? 'rudeName' : { k: 'give', ...by, given: seat, to };
}

/** Wishes that are moves of the game. */
export type Move = Extract<Wish, { turn: number }>;

/** The commands that a wish stands for, of one's own seat only. */
export function commandsOf(wish: Exclude<Move, { t: 'rematch' }>, seat: number): Command[] {
  switch (wish.t) {
    case 'play':
      return [...wish.lays.map((lay): Command => ({ type: 'lay', seat, ...lay })), { type: 'done', seat }];
    case 'exchange':
      return [{ type: 'exchange', seat, tiles: wish.tiles }];
    default:
      return [{ type: wish.t as 'pass', seat }];
  }
}
