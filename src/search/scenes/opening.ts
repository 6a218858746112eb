import { openIn } from '../../shared/scenes/open-kept';
import type { Services } from '../../shared/scenes/services';
import { keptSearch } from '../play/keeping';
import { searchPlace, searchStanding } from '../play/menu-facts';
import { wordsIfAny } from './words';

/** The search under way, or the one whose score has no name yet. */
export async function openSearch(services: Services) {
  const { searchSaves } = services.texts;
  const opened = await openIn(services, searchPlace, searchSaves, (from) =>
    keptSearch(from, (language) => wordsIfAny(services, language)),
  );
  if (opened && !searchStanding(services.search)) services.search = opened;
}
