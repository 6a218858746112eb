import type { Commanded } from './commands';
import type { Game } from './game';
import { mayTakeHints } from './handicap';
import type { Refusal } from './refusals';

/** A hint comes in steps: which tiles, then where, then the word. */
export const hintSteps = 3;

/** Notes that a step of a hint was asked for. What it says is not the rules' business. */
export function hint(game: Game, { seat }: Commanded<'hint'>): Refusal | undefined {
  const { state } = game;
  if (!mayTakeHints(game, seat)) return game.setup.seats[seat]?.handicap?.hints ? 'hintsSpent' : 'noHints';
  if (state.hintsThisTurn === hintSteps) return 'noMoreHints';
  game.emit({ type: 'hintTaken', seat, step: ++state.hintsThisTurn });
  return undefined;
}
