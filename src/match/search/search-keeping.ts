import { wordSearch } from '../../core';
import type { Shelf } from '../set-aside';
import type { SearchRun } from './search-run';

export const searchPlace = 'search';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export function keepSearch(run: SearchRun, keeper: Shelf): () => void {
  const keep = () => void keeper.set(searchPlace, run.engine.save());
  keep();
  return run.listen(keep);
}

/** The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it can't be resumed. */
export async function keptSearch(
  keeper: Pick<Shelf, 'get'>,
  filter: wordSearch.FamilyFilter,
): Promise<wordSearch.GameEngine | wordSearch.SaveRefusal | undefined> {
  const kept = await keeper.get(searchPlace);
  return kept === undefined ? undefined : wordSearch.GameEngine.restore(kept, filter);
}

export const forgetSearch = (keeper: Pick<Shelf, 'remove'>) => keeper.remove(searchPlace);

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
