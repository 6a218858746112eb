import { must } from '../../engine/must';
import { around, type Box } from '../../shared/canvas/box';
import {
  type Brush,
  circle,
  fillWith,
  type InFigures,
  rounded,
  strokeWith,
  tableFont,
} from '../../shared/canvas/brush';
import { capsulePath, type Ends, type GridView, middleOfSquare } from '../../shared/canvas/grid';
import { clamp } from '../../shared/canvas/motion';
import { type FoundMark, isSameButSelection, type SheetPicture } from '../play/view';
import * as wordSearch from '../rules';
import { foundEdges, sheetColours } from './colours';
import { sheetTimes } from './timings';

/** How found words show on the sheet. */
export type MarkStyle = 'both' | 'squares' | 'strokes';

type Square = wordSearch.Square;

/** A selection that was no word, and how it goes. */
export interface RefusedSelection extends wordSearch.Selection {
  alpha: number;
  /** To the side, in pixels. */
  x: number;
}

const gold = '#f2c14e';

/** The selection under way: gold, with an edge and a soft light around. */
export function paintSelection(g: Brush, view: GridView, selection: wordSearch.Selection) {
  capsulePath(g, view, selection, 0.57);
  g.globalAlpha = 0.3;
  fillWith(g, gold);
  g.globalAlpha = 1;
  capsulePath(g, view, selection, 0.45);
  fillWith(g, sheetColours.selection);
  strokeWith(g, sheetColours.selectionEdge, Math.max(2, view.cell * 0.07));
}

export function paintRefused(g: Brush, view: GridView, { alpha, x, ...selection }: RefusedSelection) {
  g.save();
  g.globalAlpha = alpha;
  g.translate(x, 0);
  capsulePath(g, view, selection, 0.45);
  fillWith(g, sheetColours.nope);
  strokeWith(g, sheetColours.nopeEdge, Math.max(2, view.cell * 0.07));
  paintCross(g, middleOfSquare(view, selection.to), view.cell);
  g.restore();
}

function paintCross(g: Brush, { x, y }: Square, cell: number) {
  const [cx, cy, r] = [x + cell * 0.42, y - cell * 0.42, cell * 0.24];
  circle(g, cx, cy, r);
  fillWith(g, sheetColours.nopeEdge);
  g.strokeStyle = '#ffffff';
  g.lineWidth = cell * 0.06;
  g.lineCap = 'round';
  const reach = r * 0.42;
  g.beginPath();
  g.moveTo(cx - reach, cy - reach);
  g.lineTo(cx + reach, cy + reach);
  g.moveTo(cx + reach, cy - reach);
  g.lineTo(cx - reach, cy + reach);
  g.stroke();
}

/** One end that waits for the other, and what says so. */
export function paintStart(g: Brush, view: GridView, square: Square, words: string, px: number, right: number) {
  const { x, y } = middleOfSquare(view, square);
  paintDisc(g, view, square);
  const size = 12.5 * px;
  g.font = `800 ${size}px ${tableFont}`;
  const w = g.measureText(words).width + 16 * px;
  const h = 24 * px;
  const left = Math.max(0, Math.min(right - w, x + view.cell * 0.62));
  const above = y - view.cell * 0.4 - h;
  const top = above < 0 ? y + view.cell * 0.7 : above;
  g.fillStyle = sheetColours.ink;
  rounded(g, left, top, w, h, h / 2);
  g.fill();
  g.fillStyle = sheetColours.paper[0];
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(words, left + w / 2, top + h / 2 + size * 0.35);
}

/** A first letter that glows. */
export function paintHint(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  const light = g.createRadialGradient(x, y, view.cell * 0.3, x, y, view.cell * 0.95);
  light.addColorStop(0, 'rgba(242,193,78,.75)');
  light.addColorStop(1, 'rgba(242,193,78,0)');
  g.fillStyle = light;
  g.fillRect(x - view.cell, y - view.cell, 2 * view.cell, 2 * view.cell);
  paintDisc(g, view, square);
}

function paintDisc(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  circle(g, x, y, view.cell * 0.5);
  fillWith(g, sheetColours.selection);
  strokeWith(g, sheetColours.selectionEdge, Math.max(2, view.cell * 0.09));
}

/** Where the keys act. */
export function paintCursor(g: Brush, view: GridView, square: Square) {
  const gap = view.cell * 0.02;
  const { x: left, y: top, cell } = view;
  rounded(g, left + square.x * cell + gap, top + square.y * cell + gap, cell - 2 * gap, cell - 2 * gap, cell * 0.2);
  strokeWith(g, sheetColours.ink, Math.max(2, cell * 0.08));
}

/** The square under a finger, in the magnifier. */
export function paintRing(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  circle(g, x, y, view.cell * 0.52);
  strokeWith(g, sheetColours.ink, Math.max(2, view.cell * 0.06));
}

type LaidWord = wordSearch.LaidWord;

/** What of a mark is to be seen as it draws itself: ms since it began. Undefined: all of it. */
type Ages = ReadonlyMap<string, number>;

const endsOf = (laid: LaidWord): Ends => {
  const squares = wordSearch.squaresOf(laid);
  return { from: must(squares[0]), to: must(squares.at(-1)) };
};

/** From the middle of a word's letters to its edge, in squares. */
const edgeReach = 0.42;

/** The marks of words below the letters: found full, missed dashed, flashed dotted. */
export function paintMarks(g: Brush, view: GridView, picture: SheetPicture, style: MarkStyle, ages: Ages) {
  const { found, missed, flashed } = picture;
  const ageOf = ({ word }: LaidWord) => ages.get(word) ?? Number.POSITIVE_INFINITY;
  const drawn = (laid: LaidWord) => clamp(ageOf(laid) / sheetTimes.capsule, 0, 1);
  for (const { laid } of missed) if (ageOf(laid) > 0) paintFill(g, view, laid, sheetColours.missed);
  for (const laid of flashed) paintFill(g, view, laid, sheetColours.flashed);
  for (const { laid } of style === 'strokes' ? [] : found)
    if (style === 'squares') paintSquares(g, view, laid, sheetColours.found, ageOf(laid));
    else paintFill(g, view, laid, sheetColours.found, drawn(laid));
  for (const { laid } of missed) if (ageOf(laid) > 0) paintEdge(g, view, laid, sheetColours.missedEdge, 1, [0.2, 0.16]);
  for (const laid of flashed) paintEdge(g, view, laid, sheetColours.flashedEdge, 1, [0.02, 0.17]);
  for (const { laid, order } of style === 'squares' ? [] : found) paintEdge(g, view, laid, edgeOf(order), drawn(laid));
}

/** The words' numbers, over the letters. */
export function paintNumbers(
  g: Brush,
  view: GridView,
  { found, missed }: SheetPicture,
  inFigures: InFigures,
  ages: Ages = new Map(),
) {
  const isDone = ({ word }: LaidWord) => !((ages.get(word) ?? sheetTimes.capsule) < sheetTimes.capsule);
  for (const { laid, number } of missed) if (isDone(laid)) paintNumber(g, view, laid, inFigures(number), undefined);
  for (const { laid, number, order } of found)
    if (isDone(laid)) paintNumber(g, view, laid, inFigures(number), edgeOf(order));
}

export const edgeOf = (order: FoundMark['order']) => must(foundEdges[order % foundEdges.length]);

function paintSquares(g: Brush, { x: left, y: top, cell }: GridView, laid: LaidWord, colour: string, age: number) {
  g.fillStyle = colour;
  const gap = cell * 0.025;
  wordSearch.squaresOf(laid).forEach(({ x, y }, at) => {
    g.globalAlpha = clamp((age - at * sheetTimes.square) / sheetTimes.squareFade, 0, 1);
    rounded(g, left + x * cell + gap, top + y * cell + gap, cell - 2 * gap, cell - 2 * gap, cell * 0.14);
    g.fill();
  });
  g.globalAlpha = 1;
}

/** Nothing of it stands out over the edge. */
function paintFill(g: Brush, view: GridView, laid: LaidWord, colour: string, share = 1) {
  capsulePath(g, view, endsOf(laid), edgeReach, share);
  fillWith(g, colour);
}

function paintEdge(
  g: Brush,
  view: GridView,
  laid: LaidWord,
  colour: string,
  share: number,
  dash: readonly number[] = [],
) {
  g.strokeStyle = colour;
  g.lineWidth = Math.max(1.8, view.cell * 0.075);
  g.lineCap = 'round';
  g.setLineDash(dash.map((length) => length * view.cell));
  capsulePath(g, view, endsOf(laid), edgeReach, share);
  g.stroke();
  g.setLineDash([]);
}

/** Filled for a found word, hollow for a missed one. */
function paintNumber(g: Brush, view: GridView, laid: LaidWord, number: string, colour: string | undefined) {
  const step = wordSearch.steps[laid.direction];
  const away = (0.47 * view.cell) / Math.hypot(step.x, step.y);
  const middle = middleOfSquare(view, laid);
  const [x, y] = [middle.x - step.x * away, middle.y - step.y * away];
  const r = view.cell * 0.2;
  circle(g, x, y, r);
  fillWith(g, colour ?? '#ffffff');
  strokeWith(g, colour ? sheetColours.paper[0] : sheetColours.missedEdge, view.cell * 0.04);
  g.fillStyle = colour ? '#ffffff' : sheetColours.missedEdge;
  g.font = `800 ${r * 1.3}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(number, x, y + r * 0.46);
}

/** Where selections, hints and the cursor of a picture are painted, light and edges included; undefined without any. */
export function selectionBox(
  view: GridView,
  { hinted, selection, start, cursor }: SheetPicture,
  refused: RefusedSelection | undefined,
  window: Box,
): Box | undefined {
  // Its words reach far over its square.
  if (start) return { x: 0, y: 0, w: window.w, h: window.h };
  const squares: wordSearch.Square[] = [...hinted];
  for (const one of [selection, refused]) if (one) squares.push(one.from, one.to);
  if (cursor) squares.push(cursor);
  return boxOf(view, squares);
}

/** Where the marks of words that draw themselves are painted, and their numbers. */
export const movingBox = (view: GridView, { found, missed }: SheetPicture, ages: ReadonlyMap<string, number>) =>
  boxOf(
    view,
    [...found, ...missed].filter(({ laid }) => ages.has(laid.word)).flatMap(({ laid }) => wordSearch.squaresOf(laid)),
  );

/** Where words have been found that were not, if that is all there is to paint. */
export function newsBox(view: GridView, before: SheetPicture, now: SheetPicture): Box | undefined {
  const isGrown = before.found.every(({ laid }, at) => laid === now.found[at]?.laid);
  if (!isGrown || !isSameButSelection({ ...before, found: now.found }, now)) return undefined;
  return boxOf(
    view,
    now.found.slice(before.found.length).flatMap(({ laid }) => wordSearch.squaresOf(laid)),
  );
}

/** Whole pixels, with a square around each. */
function boxOf(view: GridView, squares: readonly wordSearch.Square[]): Box | undefined {
  const { cell } = view;
  const boxes = squares.map(({ x, y }): Box => {
    const [left, top] = [Math.floor(view.x + (x - 1) * cell), Math.floor(view.y + (y - 1) * cell)];
    const side = Math.ceil(3 * cell) + 1;
    return { x: left, y: top, w: side, h: side };
  });
  return boxes.length > 0 ? boxes.reduce(around) : undefined;
}
