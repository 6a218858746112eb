import type { Commanded } from './commands';
import type { Game } from './game';
import type { GameState } from './state';
import { endTurnFor } from './turns';

/** What the clock of the turn shows: a begun second is a whole one. Null without a clock. */
export function secondsLeft({ turns, player, msAllowed }: GameState): number | null {
  return msAllowed === null ? null : Math.ceil(Math.max(0, msAllowed - turns[player].msSpent) / 1000);
}

/**
 * Notes searching time. The core has no clock of its own: whoever measures tells it how long it was. Without a
 * clock it is noted, too, for the replay.
 */
export function spendTime(game: Game, { ms }: Commanded<'spendTime'>): undefined {
  const { state, turn } = game;
  const most = state.msAllowed ?? Number.MAX_SAFE_INTEGER;
  turn.msSpent = Math.min(turn.msSpent + ms, most);
  const { msSpent } = turn;
  game.emit({ type: 'timeSpent', player: state.player, ms, msSpent, secondsLeft: secondsLeft(state) });
  if (state.msAllowed !== null && msSpent >= state.msAllowed) endTurnFor(game, 'timeOut');
}
