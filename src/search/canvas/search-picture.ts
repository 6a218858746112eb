import { must } from '../../engine/must';
import { type Brush, canvasOf, type InFigures, shade, tableFont } from '../../shared/canvas/brush';
import { paintLetters } from '../../shared/canvas/grid';
import { emptySheet, type ReplayStep, type SheetPicture, selectionOf } from '../play/view';
import * as wordSearch from '../rules';
import { sheetColours } from './colours';
import { type MarkStyle, paintHint, paintMarks, paintNumbers, paintRefused, paintSelection } from './paint-marks';

/** What is written above the sheet, and how its marks look. */
export interface PictureTheme {
  name: string;
  points: string;
  /** Numbers as the language writes them. */
  inFigures: InFigures;
  style: MarkStyle;
}

/** A sheet at the end of a search, or in its replay. */
export interface ShownSheet extends SheetPicture {
  /** A selection that was no word. */
  refused?: wordSearch.Selection | undefined;
}

/** In pixels of the picture that is saved; the squares of a usual grid. */
export const pictureSizes = { square: 48, margin: 30, head: 84 } as const;

const side = wordSearch.gridSize * pictureSizes.square;
export const pictureWidth = side + 2 * pictureSizes.margin;
export const pictureHeight = side + pictureSizes.head + pictureSizes.margin;

/** Numbers of words can be read from this size of a square on, in CSS pixels. */
const numbersFrom = 28;

/** The picture that can be saved. */
export function searchPicture(sheet: ShownSheet, theme: PictureTheme): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(pictureWidth, pictureHeight);
  paintPicture(brush, sheet, theme, true);
  return canvas;
}

/** The same picture on a canvas of any width: sharp, since nothing of it is stretched. */
export function paintPictureOn(canvas: HTMLCanvasElement, sheet: ShownSheet, theme: PictureTheme) {
  const g = canvas.getContext('2d');
  if (!g) return;
  const scale = canvas.width / pictureWidth;
  g.setTransform(scale, 0, 0, scale, 0, 0);
  const isLarge = (canvas.clientWidth / pictureWidth) * pictureSizes.square >= numbersFrom;
  paintPicture(g, sheet, theme, isLarge);
}

function paintPicture(g: Brush, sheet: ShownSheet, theme: PictureTheme, numbers: boolean) {
  const { name, points, inFigures, style } = theme;
  const { margin, head } = pictureSizes;
  const square = side / sheet.grid.length;
  const [above, below] = sheetColours.paper;
  g.fillStyle = shade(g, 0, 0, pictureHeight, [
    [0, above],
    [1, below],
  ]);
  g.fillRect(0, 0, pictureWidth, pictureHeight);
  g.textBaseline = 'alphabetic';
  g.textAlign = 'right';
  g.fillStyle = sheetColours.caption;
  g.font = `700 30px ${tableFont}`;
  const edge = pictureWidth - margin - square * 0.3;
  g.fillText(points, edge, 56);
  const room = edge - g.measureText(points).width - 2 * margin;
  g.textAlign = 'left';
  g.fillStyle = sheetColours.ink;
  g.font = `800 36px ${tableFont}`;
  g.fillText(name, margin + square * 0.3, 56, room);
  const view = { x: margin, y: head, cell: square };
  const { selection, refused, hinted, grid } = sheet;
  paintMarks(g, view, sheet, style, new Map());
  for (const first of hinted) paintHint(g, view, first);
  if (selection) paintSelection(g, view, selection);
  if (refused) paintRefused(g, view, { ...refused, alpha: 1, x: 0 });
  paintLetters(g, view, grid, { w: pictureWidth, h: pictureHeight }, sheetColours.ink);
  if (numbers) paintNumbers(g, view, sheet, inFigures);
}

type State = Readonly<wordSearch.GameState>;

const foundMarks = ({ laid }: State, found: readonly number[]): SheetPicture['found'] =>
  found.map((word, order) => ({ laid: must(laid[word]), number: word + 1, order }));

const missedMarks = ({ laid }: State, found: readonly number[]): SheetPicture['missed'] =>
  laid.map((own, word) => ({ laid: own, number: word + 1 })).filter((_, word) => !found.includes(word));

/** The grid at the end, with all that was found and all that was not. */
export function finalSheet({ state }: wordSearch.ReadonlyGame): ShownSheet {
  const found = state.found.map(({ word }) => word);
  return {
    ...emptySheet,
    grid: state.grid,
    found: foundMarks(state, found),
    missed: missedMarks(state, found),
  };
}

/** The grid at a step of the replay; of its selection that share is drawn. */
export function sheetAt({ state }: wordSearch.ReadonlyGame, step: ReplayStep, share: number): ShownSheet {
  const { found, hinted, event, isOver } = step;
  const drawn = partOf(selectionOf(step), share);
  // A word counts as found once its selection is drawn.
  const shown = event.type === 'wordFound' && share < 1 ? found.slice(0, -1) : found;
  const isRefused = event.type === 'nope' && share === 1;
  const isFlash = event.type === 'cheated' && event.code === 'flash';
  return {
    ...emptySheet,
    grid: state.grid,
    found: foundMarks(state, shown),
    missed: isOver ? missedMarks(state, found) : [],
    flashed: isFlash ? missedMarks(state, found).map(({ laid }) => laid) : [],
    selection: share < 1 ? drawn : undefined,
    refused: isRefused ? drawn : undefined,
    hinted: hinted.filter((word) => !found.includes(word)).map((word) => must(state.laid[word])),
  };
}

function partOf(selection: wordSearch.Selection | undefined, share: number): wordSearch.Selection | undefined {
  if (!selection) return undefined;
  const { from, to } = selection;
  return { from, to: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } };
}
