import { jsonText } from '../../engine/keeping/json-text';
import { quarantine } from '../play/quarantine';
import { readSave } from '../play/same-game';
import type { Services } from './services';

/**
 * Called before this page keeps a game there: one that another page has begun since, and that nobody could be asked for
 * here, waits until there is room again.
 */
export async function layUnseenAside({ storage, kept }: Pick<Services, 'storage' | 'kept'>, place: string) {
  const known = kept.known(place);
  const value = await storage.before(place);
  const lying = setupIn(value);
  const isSeen =
    lying === undefined ||
    lying === setupIn(known) ||
    jsonText(value) === jsonText(storage.own(place)?.value);
  if (!isSeen) await quarantine(storage, { place, value });
}

const setupIn = (value: unknown) => {
  const save = readSave(value);
  return save && jsonText(save.setup);
};
