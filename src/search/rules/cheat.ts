import { cheatCost, secondsGained } from './cheat-codes';
import type { Commanded } from './commands';
import { type Game, stillHidden } from './game';
import type { Refusal } from './refusals';

export function cheat(game: Game, { code }: Commanded<'cheat'>): Refusal | undefined {
  const { state } = game;
  if (code === 'mambazamba' && state.msAllowed === null) return 'noClock';
  // Behind the cover of a pause there is nothing to be shown.
  if (code === 'flash' && state.phase === 'paused') return 'paused';
  state.score -= cheatCost;
  state.cheats.push(code);
  const told = { type: 'cheated', cost: cheatCost, score: state.score } as const;
  if (code === 'flash') game.emit({ ...told, code, hidden: stillHidden(state) });
  else {
    state.msAllowed = (state.msAllowed ?? 0) + secondsGained * 1000;
    game.emit({ ...told, code, seconds: secondsGained });
  }
  return undefined;
}
