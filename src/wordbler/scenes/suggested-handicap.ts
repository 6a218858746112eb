import { must } from '../../engine/must';
import type { House } from '../../shared/scenes/house';
import { playerOf } from '../../shared/scenes/player';
import { playShelf } from '../../stats/play/play-shelf';
import { suggestedPoints } from '../../stats/rules/suggested-points';
import type { SuggestedHandicap } from '../panels/handicaps-panel';
import { ownSeat, type Seat } from '../rules';
import { levelOf, ofPeople } from '../rules/as-played';

/** What the last games of whoever plays here say of such a table; undefined where they say nothing. */
export async function suggestedHandicap(
  house: House,
  seats: readonly Seat[],
): Promise<SuggestedHandicap | undefined> {
  const own = ownSeat(seats, await playerOf(house));
  if (own === undefined || seats.length !== 2) return undefined;
  const other = 1 - own;
  const rival = { level: levelOf(seats), name: must(seats[other]).name };
  const record = await playShelf(house.storage).record.read();
  const points = suggestedPoints(record, rival, ofPeople);
  if (points === 0) return undefined;
  return { seat: points > 0 ? other : own, points: Math.abs(points) };
}
