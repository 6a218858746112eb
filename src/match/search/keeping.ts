import { wordSearch } from '../../core';
import { findKept, type Keeper, keep } from '../keeping';
import { SearchRun } from './search-run';

const searchKey = 'search';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export const keepSearch = (run: SearchRun, keeper: Keeper): (() => void) =>
  keep(run, (save) => void keeper.set(searchKey, save));

/** The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it can't be resumed. */
export const keptSearch = (
  keeper: Keeper,
  filter: wordSearch.FamilyFilter,
): Promise<SearchRun | wordSearch.SaveRefusal | undefined> =>
  findKept(keeper, searchKey, (kept) => {
    const engine = wordSearch.GameEngine.restore(kept, filter);
    return engine instanceof wordSearch.GameEngine ? SearchRun.of(engine) : engine;
  });

export const forgetSearch = (keeper: Keeper) => keeper.remove(searchKey);

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
