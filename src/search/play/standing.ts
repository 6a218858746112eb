import type * as wordSearch from '../rules';
import { secondsLeft } from '../rules/clock-face';
import type { SearchRun } from './search-run';

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
    secondsLeft: secondsLeft(state),
  };
}
