import { journalPlace } from '../shared/scenes/journal-place';
import type { Services } from '../shared/scenes/services';

/** A page was closed while everything from another device was being brought in: what is still to be done is done now. */
export async function finishWhatCame({ storage, sealed }: Pick<Services, 'storage' | 'sealed'>) {
  if ((await storage.get(journalPlace)) === undefined) return;
  // Where its code cannot be had now, the next visit goes on with it.
  const journal = await import('../transfer/scenes/journal').catch(() => undefined);
  await journal?.finishBringingIn(storage, sealed);
}
