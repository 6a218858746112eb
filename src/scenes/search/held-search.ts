import { keepSearch } from '../../match/search/keeping';
import { searchPlace } from '../../match/search/kept-at';
import type { SearchRun } from '../../match/search/search-run';
import type { House } from '../house';

/** A search that belongs to this page and is kept. */
export const heldSearch = (run: SearchRun, house: House) => ({
  game: 'search' as const,
  place: searchPlace,
  keep: () => keepSearch(run, house.storage),
  drop: () => {
    house.search = undefined;
  },
});
