import { fieldsOf } from '../../engine/keeping/fields';
import type { SavedGame, Seat, Setup } from '../rules';

/** Who sits at a kept game, as far as that is told before it is opened; undefined where nobody can be named. */
export function seatsKept(kept: unknown): Pick<Seat, 'name' | 'mascot'>[] | undefined {
  const { setup } = fieldsOf<SavedGame>(kept) ?? {};
  const { seats } = fieldsOf<Setup>(setup) ?? {};
  if (!Array.isArray(seats) || seats.length === 0) return undefined;
  const read = seats.flatMap((seat) => {
    const { name, mascot } = fieldsOf<Seat>(seat) ?? {};
    return typeof name === 'string'
      ? [{ name, mascot: typeof mascot === 'string' ? mascot : undefined }]
      : [];
  });
  return read.length === seats.length ? read : undefined;
}
