import { jsonText } from '../../engine/saving/untrusted';
import type { Services } from './services';

/** A game whose end was seen is kept no more. What another page keeps there since stays. */
export async function forgetSeen({ storage, saves }: Pick<Services, 'storage' | 'saves'>, place: string) {
  const known = saves.known(place);
  const lying = await storage.before(place);
  const isOther = lying !== undefined && jsonText(lying) !== jsonText(known);
  // Here another may have been begun meanwhile.
  if (!isOther && saves.known(place) === known) await storage.remove(place);
}
