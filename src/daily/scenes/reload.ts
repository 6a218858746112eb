import { dayNumber } from '../../engine/saving/time';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Services } from '../../shared/scenes/services';
import { type DailyId, dailyIds } from '../rules/attempts';

/** A daily that was pressed. */
export interface PressedDaily {
  id: DailyId;
  day: string;
}

const place = 'wordbler: pressed daily';
/**
 * So often the page is reloaded for one press at most: one that goes on playing beside it is not chased for ever.
 */
const mostTimes = 3;
/** So often it has been. */
let times = 0;

/**
 * The page is reloaded where another one has begun or gone on with something since: to begin it here, too, would
 * take its attempt. Says whether this page is behind. Where that cannot be known, it is played.
 */
export async function reloadsFor(
  { saves, tabs }: Pick<Services, 'saves' | 'tabs'>,
  pressed?: PressedDaily,
): Promise<boolean> {
  const isBehind = await saves.isBehind().catch(() => false);
  if (isBehind && pressed) reloadFor(tabs, pressed);
  else if (isBehind) location.reload();
  return isBehind;
}

type Awakened = Pick<Services, 'saves' | 'storage' | 'preferences' | 'offline'>;

/**
 * A page that comes back from the browser's memory, by Back or Forward, has heard of nothing that others did meanwhile:
 * where they have gone on with what it holds, it lets go of that, and is reloaded.
 */
export function watchComingBack({ saves, storage, preferences, offline }: Awakened) {
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const isBehind = await saves.isBehind().catch(() => false);
    if (isBehind) {
      storage.stopWriting();
      location.reload();
    } else await Promise.all([preferences.load(), offline.keep()]);
  });
}

/**
 * The menu of the new page goes on with what was pressed here. Another that plays it lets go before: what it wrote
 * meanwhile would leave the new page behind, too.
 */
export function reloadFor(tabs: Services['tabs'], pressed: PressedDaily) {
  tabs.takeGame(pressed.id);
  try {
    if (times < mostTimes) sessionStorage.setItem(place, JSON.stringify({ ...pressed, times: times + 1 }));
    history.replaceState(null, '', '#/');
  } catch {
    // Not every frame may do that: then it is pressed once more.
  }
  location.reload();
}

/** What was pressed on the page before, once. */
export function takePressed(): PressedDaily | undefined {
  try {
    const pressed: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    sessionStorage.removeItem(place);
    const { id, day, times: before } = fieldsOf<PressedDaily & { times: number }>(pressed) ?? {};
    times = before === undefined ? 0 : Number(before) || mostTimes;
    const known = dailyIds.find((own) => own === id);
    if (!known || typeof day !== 'string' || dayNumber(day) === undefined) return undefined;
    return { id: known, day };
  } catch {
    return undefined;
  }
}
