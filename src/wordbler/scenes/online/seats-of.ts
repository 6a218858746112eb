import { mascotIds } from '../../../shared/mascots';
import { freeName } from '../../../shared/play/computer-names';
import type { FreshTable } from '../../panels/online/friends-panel';
import type { Level, Seat } from '../../rules';
import type { SeatWished } from '../../rules/online';

type Beside = Pick<Seat, 'name' | 'mascot'>;

/** Under a name and a bird that none of these has: one of the last birds, for people begin to look at the first. */
export function computerBeside(others: readonly Beside[], level: Level): SeatWished & Beside {
  const name = freeName(others.map((other) => other.name));
  const mascot = mascotIds.findLast((bird) => !others.some((other) => other.mascot === bird));
  return { kind: 'computer', name, level, ...(mascot && { mascot }) };
}

/** The seats of a new table, the own one first. */
export function seatsOf({ others, own }: FreshTable, name: string): SeatWished[] {
  const there: Beside[] = [{ name, mascot: own.bird }];
  const beside = others.map((other): SeatWished => {
    if (other === 'person') return { kind: 'person' };
    const computer = computerBeside(there, other);
    there.push(computer);
    return computer;
  });
  return [{ kind: 'person' }, ...beside];
}
