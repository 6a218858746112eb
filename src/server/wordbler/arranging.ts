import { unnamed } from '../../engine/players/unnamed';
import { nameFault, type Seat, seatCounts, setupFault, tidyName } from '../../wordbler/rules';
import type { RefusedWish, Wish } from '../../wordbler/rules/online';
import { ownSetup } from '../../wordbler/rules/setup';
import { hashOf } from '../secrets';
import type { GiveEntry, StartEntry, TakeEntry } from './entries';
import type { FoldedRoom } from './folded-room';
import type { World } from './world';

export type Arranging = Extract<Wish, { t: 'take' | 'start' | 'give' }>;

type Ways = Pick<World, 'time' | 'isRude'>;
type Arranged = TakeEntry | GiveEntry | StartEntry;

/** What becomes of a seat before the start, as it is written; or why nothing does. */
export function arranged(
  room: FoldedRoom,
  seat: number,
  wish: Arranging,
  ways: Ways,
): Arranged | RefusedWish {
  if (wish.t === 'take') return taken(room, seat, wish, ways);
  if (!room.taken[seat]) return 'notSeated';
  if (seat !== room.maker) return 'notMaker';
  if (room.game) return 'notNow';
  const by = { at: ways.time.now(), seat, n: wish.n };
  if (wish.t === 'give') return given(room, by, wish, ways);
  return room.taken.filter(Boolean).length < seatCounts[0] ? 'seatCount' : { k: 'start', ...by };
}

function taken(
  room: FoldedRoom,
  seat: number,
  wish: Extract<Wish, { t: 'take' }>,
  { time, isRude }: Ways,
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
    ...{ k: 'take', at: time.now(), seat, n: wish.n, name, nonce: wish.nonce },
    ...(mascot !== undefined && { mascot }),
    key,
  };
}

/** A free seat is the computer's now, or free again for whoever is invited to it. */
function given(
  room: FoldedRoom,
  by: Pick<GiveEntry, 'at' | 'seat' | 'n'>,
  { seat, to: wished }: Extract<Wish, { t: 'give' }>,
  { isRude }: Ways,
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
