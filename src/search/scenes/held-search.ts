import type { Services } from '../../shared/scenes/services';
import { keepSearch } from '../play/keeping';
import { searchPlace } from '../play/menu-facts';
import type { SearchRun } from '../play/search-run';

/** A search that belongs to this page and is kept. */
export const heldSearch = (run: SearchRun, services: Services) => ({
  game: 'search' as const,
  place: searchPlace,
  keep: () => keepSearch(run, services.storage),
  drop: () => {
    services.search = undefined;
  },
});
