import type { House } from '../../shared/scenes/house';
import { keepSearch } from '../play/keeping';
import { searchPlace } from '../play/menu-facts';
import type { SearchRun } from '../play/search-run';

/** A search that belongs to this page and is kept. */
export const heldSearch = (run: SearchRun, house: House) => ({
  game: 'search' as const,
  place: searchPlace,
  keep: () => keepSearch(run, house.storage),
  drop: () => {
    house.search = undefined;
  },
});
