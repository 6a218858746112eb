import { openKept } from '../match/set-aside';
import type { House } from './house';

/** Opens what is kept at a place. What cannot be opened is set aside, and the menu says why. */
export async function openIn<Game extends object, Reason extends string>(
  { storage, unopened }: Pick<House, 'storage' | 'unopened'>,
  place: string,
  reasons: Readonly<Record<Reason, string>>,
  open: Parameters<typeof openKept<Game, Reason>>[2],
): Promise<Game | undefined> {
  const opened = await openKept(storage, place, open);
  for (const { value, reason } of opened.unopened)
    unopened.push({ place, value, why: () => reasons[reason] });
  return opened.game;
}
