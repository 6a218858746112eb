import { suggestedPoints } from '../../core/records/suggested-points';
import { the } from '../../core/the';
import { ownSeat, type Seat } from '../../core/wordbler';
import { levelOf, ofPeople } from '../../core/wordbler/as-played';
import { playShelf } from '../../match/records/play-shelf';
import type { SuggestedHandicap } from '../../panels/wordbler/handicaps-panel';
import type { House } from '../house';
import { playerOf } from '../player';

/** What the last games of whoever plays here say of such a table; undefined where they say nothing. */
export async function suggestedHandicap(
  house: House,
  seats: readonly Seat[],
): Promise<SuggestedHandicap | undefined> {
  const own = ownSeat(seats, await playerOf(house));
  if (own === undefined || seats.length !== 2) return undefined;
  const other = 1 - own;
  const rival = { level: levelOf(seats), name: the(seats[other]).name };
  const record = await playShelf(house.storage).record.read();
  const points = suggestedPoints(record, rival, ofPeople);
  if (points === 0) return undefined;
  return { seat: points > 0 ? other : own, points: Math.abs(points) };
}
