import { wordSearch } from '../../core';
import { findKept, keep } from '../keeping';
import type { Shelf } from '../set-aside';
import { SearchRun } from './search-run';

export const searchPlace = 'search';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export const keepSearch = (run: SearchRun, shelf: Shelf): (() => void) =>
  keep(run, (save) => void shelf.set(searchPlace, save));

/** The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it can't be resumed. */
export const keptSearch = (
  shelf: Pick<Shelf, 'get'>,
  filter: wordSearch.FamilyFilter,
): Promise<SearchRun | wordSearch.SaveRefusal | undefined> =>
  findKept(shelf, searchPlace, (kept) => {
    const engine = wordSearch.GameEngine.restore(kept, filter);
    return engine instanceof wordSearch.GameEngine ? SearchRun.of(engine) : engine;
  });

export const forgetSearch = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(searchPlace);

/** What the menu says of a search that waits to be gone on with. */
export interface SearchStanding {
  list: wordSearch.WordList;
  found: number;
  words: number;
  score: number;
  /** Undefined without a limit. */
  secondsLeft: number | undefined;
}

/** Undefined if there is nothing to go on with. */
export function searchStanding(run: SearchRun | undefined): SearchStanding | undefined {
  if (!run || run.state.phase === 'over') return undefined;
  const { state, setup } = run;
  return {
    list: setup.list,
    found: state.found.length,
    words: state.laid.length,
    score: state.score,
    secondsLeft: wordSearch.secondsLeft(state),
  };
}
