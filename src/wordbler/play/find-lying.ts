import { dayNumber } from '../../engine/saving/time';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import type { KeptFind } from './find';
import { findPlace } from './menu-facts';

/** Which lies here, and whether it is over; undefined where there is none. */
export async function findLying(shelf: Pick<Shelf, 'get'>): Promise<{ day: string; isOver: boolean } | undefined> {
  const { day, isOver } = fieldsOf<KeptFind>(await shelf.get(findPlace)) ?? {};
  return typeof day === 'string' && dayNumber(day) !== undefined ? { day, isOver: isOver === true } : undefined;
}
