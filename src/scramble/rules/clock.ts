import * as time from '../../engine/keeping/time';
import { must } from '../../engine/must';
import type { Commanded } from './commands';
import type { Game } from './game';
import type { GameState } from './state';
import { endTurnFor } from './turns';

const clockOf = ({ turns, player, msAllowed }: GameState): time.Spent => ({
  msSpent: must(turns[player]).msSpent,
  msAllowed,
});

/** What is left of the turn. */
export const secondsLeft = (state: GameState) => time.secondsLeft(clockOf(state));

/** Notes searching time. */
export function spendTime(game: Game, { ms }: Commanded<'spendTime'>): undefined {
  const { state, turn } = game;
  const { player } = state;
  turn.msSpent = time.spentAfter(clockOf(state), ms);
  const { msSpent } = turn;
  game.emit({ type: 'timeSpent', player, ms, msSpent, secondsLeft: secondsLeft(state) });
  if (time.isUp(clockOf(state))) endTurnFor(game, 'timeOut');
}
