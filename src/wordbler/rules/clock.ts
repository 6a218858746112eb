import { must } from '../../engine/must';
import type { Commanded } from './commands';
import type { Game } from './game';
import { clockOf } from './handicap';
import type { Refusal } from './refusals';
import { msPerTurn } from './rules';
import { timeOut } from './turn';

/** Notes thinking time. The core has no clock of its own: whoever measures tells it how long it was. */
export function spendTime(game: Game, { seat, ms }: Commanded<'spendTime'>): Refusal | undefined {
  const { state, rules } = game;
  if (rules.clock.kind === 'off') return 'noClock';
  const msThisTurn = state.msThisTurn + ms;
  const msUsed = must(state.msUsed[seat]) + ms;
  state.msThisTurn = msThisTurn;
  state.msUsed[seat] = msUsed;
  game.emit({ type: 'timeSpent', seat, ms, msThisTurn, msUsed });
  if (msThisTurn >= (msPerTurn(clockOf(game.setup, seat)) ?? Number.POSITIVE_INFINITY)) timeOut(game);
  return undefined;
}
