import { must } from '../../engine/must';
import { type ClockWays, GameClock, type Ticker } from '../../shared/play/game-clock';
import { clockOf, type GameEngine } from '../rules';
import type { Match } from './match';

export type TurnClock = Pick<GameClock<GameEngine>, 'run' | 'pause' | 'spend' | 'left'>;

/** The clock of the player to move. */
export const turnClock = (match: Match, ticker: Ticker, ways: ClockWays): TurnClock =>
  new GameClock<GameEngine>(
    match,
    {
      get isOn() {
        return match.rules.clock.kind !== 'off' && match.state.phase === 'turn';
      },
      get player() {
        return match.state.toMove;
      },
      get left() {
        return toldLeft(match, match.state.toMove);
      },
      // A player's own clock may run below zero: that costs points.
      isFinal: match.rules.clock.kind === 'perTurn',
      spending: (ms) => ({ type: 'spendTime', seat: match.state.toMove, ms }),
    },
    ticker,
    ways,
  );

/** What is left for a seat, in ms; undefined without a clock. */
export const leftFor = (match: Match, clock: TurnClock, seat: number): number | undefined =>
  seat === match.state.toMove ? clock.left : toldLeft(match, seat);

/** By what the game knows. */
export function toldLeft({ setup, state }: Match, seat: number): number | undefined {
  const clock = clockOf(setup, seat);
  if (clock.kind === 'perPlayer') return clock.minutes * 60_000 - must(state.msUsed[seat]);
  if (clock.kind === 'perTurn' && seat === state.toMove) return clock.seconds * 1000 - state.msThisTurn;
  return undefined;
}
