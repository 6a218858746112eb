import { isUp, secondsLeft, spentAfter } from '../../engine/keeping/time';
import type { Commanded } from './commands';
import { end } from './ending';
import type { Game } from './game';
import type { Refusal } from './refusals';

/** Notes searching time. */
export function spendTime(game: Game, { ms }: Commanded<'spendTime'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  state.msSpent = spentAfter(state, ms);
  game.emit({ type: 'timeSpent', ms, msSpent: state.msSpent, secondsLeft: secondsLeft(state) });
  if (isUp(state)) end(game, 'timeOut');
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
