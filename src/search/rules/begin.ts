import { secondsLeft } from '../../engine/keeping/time';
import type { Game } from './game';
import { gridSize } from './grid/grid';
import { type Layout, layOut } from './grid/layout';
import type { Refusal } from './refusals';

/** Lays the grid, and the search begins. */
export function begin(game: Game): Refusal | undefined {
  const { setup, state, words } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  const { list, directions, seed } = setup;
  const layout = layOut({ words: list.words, directions, size: gridSize, seed, filter: words });
  if (!layout) throw new Error(`No grid for ${list.words}`);
  return beginOn(game, layout);
}

/** On letters that are laid already. */
export function beginOn(game: Game, layout: Layout): Refusal | undefined {
  const { state } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  state.grid = layout.grid;
  state.laid = layout.laid;
  state.phase = 'searching';
  game.emit({ type: 'gridLaid', grid: layout.grid, secondsLeft: secondsLeft(state) });
  return undefined;
}
