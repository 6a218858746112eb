import { unnamed } from '../../core/players/unnamed';
import { type Seat, seatCounts, setupFault } from '../../core/wordbler';
import type { RefusedWish, Wish } from '../../core/wordbler/online';
import { ownSetup } from '../../core/wordbler/setup';
import type { GiveEntry, StartEntry } from './entries';
import type { FoldedRoom } from './folded-room';
import type { World } from './world';

export type Arranging = Extract<Wish, { t: 'start' | 'give' }>;

/** What whoever opened a table makes of its free seats before the start, as it is written; or why not. */
export function arranged(
  room: FoldedRoom,
  seat: number,
  wish: Arranging,
  { time, isRude }: Pick<World, 'time' | 'isRude'>,
): GiveEntry | StartEntry | RefusedWish {
  if (seat !== room.maker) return 'notMaker';
  if (room.game) return 'notNow';
  const by = { at: time.now(), seat, n: wish.n };
  if (wish.t === 'start')
    return room.taken.filter(Boolean).length < seatCounts[0] ? 'seatCount' : { k: 'start', ...by };
  const { seat: given, to: wished } = wish;
  if (!room.isToBeGiven(given)) return 'seatTaken';
  const wanted: Seat = wished.kind === 'person' ? { name: unnamed.seat(given), kind: 'person' } : wished;
  const seats = room.seats.map((own, at) => (at === given ? wanted : own));
  const setup = { ...room.setup, seats, seed: 'to come' };
  const fault = setupFault(setup);
  if (fault) return fault;
  // As it will be saved.
  const to = ownSetup(setup).seats[given]!;
  return to.kind === 'computer' && isRude(to.name) ? 'rudeName' : { k: 'give', ...by, given, to };
}
