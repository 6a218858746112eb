import { must } from '../../engine/must';
import type { Commanded } from './commands';
import { end } from './ending';
import { type Game, isFound } from './game';
import { wordScore } from './grid/directions';
import { isOnGrid } from './grid/grid';
import { covers, directionOf, strokeLetters } from './grid/stroke';
import type { Refusal } from './refusals';

/** A stroke along the letters, from either end of a word. */
export function stroke(game: Game, { from, to }: Commanded<'stroke'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  if (!isOnGrid(state.grid, from) || !isOnGrid(state.grid, to)) return 'outsideGrid';
  if (from.x === to.x && from.y === to.y) return 'tooShort';
  if (!directionOf({ from, to })) return 'notStraight';
  const word = state.laid.findIndex((laid) => covers({ from, to }, laid));
  if (word < 0) {
    state.nopes += 1;
    game.emit({ type: 'nope', from, to, letters: strokeLetters(state.grid, { from, to }) });
  } else if (isFound(state, word)) game.emit({ type: 'foundBefore', word });
  else {
    const laid = must(state.laid[word]);
    const points = wordScore(laid.word, laid.direction);
    state.found.push({ word, atMs: state.msSpent });
    state.score += points;
    game.emit({ type: 'wordFound', word, laid: { ...laid }, from, to, points, score: state.score });
    if (state.found.length === state.laid.length) end(game, 'allFound');
  }
  return undefined;
}
