import { secondsLeft } from '../keeping/time';
import type { Game } from './game';
import { gridSize } from './grid/grid';
import { layOut } from './grid/layout';
import type { Refusal } from './refusals';
import { layWorksheet } from './worksheets/lay-worksheet';

/** Lays the grid, and the search begins. */
export function begin(game: Game): Refusal | undefined {
  const { setup, state, words } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  const { list, directions, seed, sheet } = setup;
  const layout = sheet
    ? layWorksheet(sheet, words)
    : layOut({ words: list.words, directions, size: gridSize, seed, filter: words });
  if (!layout || 'code' in layout) throw new Error(`No grid for ${list.words}`);
  state.grid = layout.grid;
  state.laid = layout.laid;
  state.phase = 'searching';
  game.emit({ type: 'gridLaid', grid: layout.grid, secondsLeft: secondsLeft(state) });
  return undefined;
}
