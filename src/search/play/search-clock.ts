import { type ClockWays, GameClock, type Ticker } from '../../shared/play/game-clock';
import type * as wordSearch from '../rules';
import type { SearchRun } from './search-run';

export type SearchClock = GameClock<wordSearch.GameEngine>;

/** The clock of a search. */
export const searchClock = (run: SearchRun, ticker: Ticker, ways: ClockWays): SearchClock =>
  new GameClock<wordSearch.GameEngine>(
    run,
    {
      get isOn() {
        return run.state.phase === 'searching';
      },
      player: 0,
      get left() {
        const { msAllowed, msSpent } = run.state;
        return msAllowed === null ? undefined : msAllowed - msSpent;
      },
      isFinal: true,
      spending: (ms) => ({ type: 'spendTime', ms }),
    },
    ticker,
    ways,
  );
