import { type Extent, gridSize } from '../grid/grid';
import type { Setup, SetupFault } from '../setup';
import { checkWorksheet } from './check-worksheet';
import { extentOfShape } from './shapes';
import { lettersInGrid, readWorksheet, type Worksheet } from './worksheet';

/** What is played of a worksheet: without a clock, and its words by the letters that stand in the grid. */
export const setupOfSheet = (sheet: Worksheet, filter: string): Setup => ({
  list: {
    id: 'worksheet',
    ...(sheet.language !== 'en' && { language: sheet.language }),
    ...(sheet.title !== '' && { name: sheet.title }),
    words: sheet.words.map(({ text }) => lettersInGrid(text, sheet.language) ?? ''),
  },
  directions: [...sheet.directions],
  clock: 'off',
  seed: sheet.seed,
  filter,
  sheet,
});

/** How many columns and rows of letters a game has. */
export const extentOfGame = ({ sheet }: Pick<Setup, 'sheet'>): Extent =>
  sheet ? extentOfShape(sheet.shape, sheet.side) : { w: gridSize, h: gridSize };

export function sheetSetupFault(value: unknown): SetupFault | undefined {
  const sheet = readWorksheet((value as Setup).sheet);
  return sheet && checkWorksheet(sheet).sound ? undefined : 'badList';
}
