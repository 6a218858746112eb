import type { Services } from '../../shared/scenes/services';
import type { Texts } from '../../texts/texts';
import { categoryName } from '../panels/category-name';
import { pageChosen } from '../play/choice';
import { lastSearchKey } from '../play/menu-facts';

/** The category in which a grid begins that nobody chooses: the last one. A list of one's own is sealed. */
export async function pageStarts({ storage, preferences }: Services) {
  const id = pageChosen(await storage.get(lastSearchKey), preferences.now.words);
  return id === undefined ? undefined : (texts: Texts) => categoryName(texts, { id });
}
