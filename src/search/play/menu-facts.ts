import type * as wordSearch from '../rules';
import type { SearchMatch } from './match';

/** Where Word search keeps what outlives a visit. */
export const searchPlace = 'search';
export const lastSearchKey = 'last search';
/** Where earlier releases kept the day whose grid was begun last. */
export const lastDailyKey = 'last daily search';

export const mark = '#search=';

/** Whether an address leads to a grid, or was meant to. */
export const isShared = (hash: string) => hash.startsWith(mark);

export const sheetMark = '#worksheet=';

/** Whether an address leads to the page of a class, or was meant to. */
export const isWorksheet = (hash: string) => hash.startsWith(sheetMark);

/** What the menu says of a search that waits to be gone on with. */
export interface SearchInProgress {
  list: wordSearch.WordList;
  found: number;
  words: number;
}

/** Undefined if there is nothing to go on with. */
export function searchInProgress(match: SearchMatch | undefined): SearchInProgress | undefined {
  if (!match || match.state.phase === 'over') return undefined;
  const { state, setup } = match;
  return {
    list: setup.list,
    found: state.found.length,
    words: state.laid.length,
  };
}
