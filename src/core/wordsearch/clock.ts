import { secondsLeft } from './clock-face';
import type { Commanded } from './commands';
import { end } from './ending';
import type { Game } from './game';
import type { Refusal } from './refusals';

/**
 * Notes searching time. The core has no clock of its own: whoever measures tells it how long it was. Without a
 * limit it is noted, too, for the replay.
 */
export function spendTime(game: Game, { ms }: Commanded<'spendTime'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  state.msSpent = Math.min(state.msSpent + ms, state.msAllowed ?? Number.MAX_SAFE_INTEGER);
  game.emit({ type: 'timeSpent', ms, msSpent: state.msSpent, secondsLeft: secondsLeft(state) ?? null });
  if (state.msAllowed !== null && state.msSpent >= state.msAllowed) end(game, 'timeOut');
  return undefined;
}

export function pause(game: Game): Refusal | undefined {
  if (game.state.phase === 'paused') return 'paused';
  game.state.phase = 'paused';
  game.emit({ type: 'paused' });
  return undefined;
}

export function goOn(game: Game): Refusal | undefined {
  if (game.state.phase !== 'paused') return 'notPaused';
  game.state.phase = 'searching';
  game.emit({ type: 'wentOn' });
  return undefined;
}
