import { must } from '../../engine/must';
import type { Commanded } from './commands';
import { type Game, isFound } from './game';
import type { Refusal } from './refusals';

export const hintCost = 20;

/** Lets the first letter of a word glow: the one asked for, or the first of the list that needs it. */
export function hint(game: Game, { word }: Commanded<'hint'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  if (word !== undefined) {
    if (word >= state.laid.length) return 'noSuchWord';
    if (isFound(state, word)) return 'alreadyFound';
    if (state.hinted.includes(word)) return 'alreadyHinted';
  }
  const chosen =
    word ?? state.laid.findIndex((_, index) => !isFound(state, index) && !state.hinted.includes(index));
  if (chosen < 0) return 'nothingToHint';
  const { x, y } = must(state.laid[chosen]);
  state.score -= hintCost;
  state.hinted.push(chosen);
  game.emit({ type: 'hinted', word: chosen, square: { x, y }, cost: hintCost, score: state.score });
  return undefined;
}
