import { wordSearch } from '../../core';
import type { SearchRun } from './search-run';

/** Where a search under way is kept. */
export interface SearchKeeper {
  get(key: string): Promise<unknown>;
  set(key: string, value: wordSearch.SavedGame): Promise<void>;
  remove(key: string): Promise<void>;
}

const searchKey = 'search';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export function keepSearch(run: SearchRun, keeper: SearchKeeper): () => void {
  const keep = () => void keeper.set(searchKey, run.engine.save());
  keep();
  return run.listen(keep);
}

/** The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it can't be resumed. */
export async function keptSearch(
  keeper: SearchKeeper,
  filter: wordSearch.FamilyFilter,
): Promise<wordSearch.GameEngine | wordSearch.SaveRefusal | undefined> {
  const kept = await keeper.get(searchKey);
  return kept === undefined ? undefined : wordSearch.GameEngine.restore(kept, filter);
}

export const forgetSearch = (keeper: SearchKeeper) => keeper.remove(searchKey);

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
export function searchStanding(engine: wordSearch.GameEngine | undefined): SearchStanding | undefined {
  if (!engine || engine.state.phase === 'over') return undefined;
  const { state, setup } = engine;
  return {
    list: setup.list,
    found: state.found.length,
    words: state.laid.length,
    score: state.score,
    secondsLeft: wordSearch.secondsLeft(state),
  };
}
