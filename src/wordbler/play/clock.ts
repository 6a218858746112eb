import { must } from '../../engine/must';
import { type Dial, GameClock, type Ticker } from '../../shared/play/game-clock';
import { type Command, clockOf, type GameEngine } from '../rules';
import type { Match } from './match';

/** The clock of the player to move, wherever it is kept. */
export type TurnClock = Pick<GameClock<GameEngine>, 'run' | 'pause' | 'spend' | 'left' | 'ticked' | 'warned'>;

/** It is kept on this device. */
export class LocalClock extends GameClock<GameEngine> {
  constructor(match: Match, ticker: Ticker) {
    super(match, dialOf(match), ticker);
  }
}

const dialOf = (match: Match): Dial<Command> => ({
  get isOn() {
    return match.rules.clock.kind !== 'off' && match.state.phase === 'turn';
  },
  get player() {
    return match.state.toMove;
  },
  get left() {
    return countedLeft(match, match.state.toMove);
  },
  // A player's own clock may run below zero: that costs points.
  isFinal: match.rules.clock.kind === 'perTurn',
  spending: (ms) => [{ type: 'spendTime', seat: match.state.toMove, ms }],
});

/** What is left for a seat, in ms; undefined without a clock. */
export const leftFor = (match: Match, clock: Pick<TurnClock, 'left'>, seat: number): number | undefined =>
  seat === match.state.toMove ? clock.left : countedLeft(match, seat);

/** By what the game has been told. */
export function countedLeft({ setup, state }: Match, seat: number): number | undefined {
  const clock = clockOf(setup, seat);
  if (clock.kind === 'perPlayer') return clock.minutes * 60_000 - must(state.msUsed[seat]);
  if (clock.kind === 'perTurn' && seat === state.toMove) return clock.seconds * 1000 - state.msThisTurn;
  return undefined;
}
