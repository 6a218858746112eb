import type { scramble } from '../../core';
import { type ClockWays, GameClock, type Ticker } from '../game-clock';
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
