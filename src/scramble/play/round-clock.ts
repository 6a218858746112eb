import { type ClockWays, GameClock, type Ticker } from '../../shared/play/game-clock';
import type * as scramble from '../rules';
import type { Round } from './round';

export type RoundClock = GameClock<scramble.GameEngine>;

/** The clock of whoever searches. */
export const roundClock = (round: Round, ticker: Ticker, ways: ClockWays): RoundClock =>
  new GameClock<scramble.GameEngine>(
    round,
    {
      get isOn() {
        return round.state.phase === 'turn';
      },
      get player() {
        return round.state.player;
      },
      get left() {
        const { msAllowed } = round.state;
        return msAllowed === null ? undefined : msAllowed - round.turn.msSpent;
      },
      isFinal: true,
      spending: (ms) => ({ type: 'spendTime', ms }),
    },
    ticker,
    ways,
  );
