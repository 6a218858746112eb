import { must } from '../../engine/must';
import { type Brush, rounded, tableFont } from '../../shared/canvas/bake-shapes';
import { clamp } from '../../shared/canvas/easing';
import { capsulePath, type Ends } from '../../shared/canvas/grid/capsule';
import { type GridView, middleOfSquare } from '../../shared/canvas/grid/grid-view';
import type { InFigures } from '../../shared/canvas/in-figures';
import * as wordSearch from '../rules';
import { foundEdges, sheetColours } from './colours';
import type { FoundMark, MarkStyle, SheetPicture } from './sheet-picture';
import { sheetTimes } from './timings';

type LaidWord = wordSearch.LaidWord;

/** What of a mark is to be seen as it draws itself: ms since it began. Undefined: all of it. */
export type Ages = ReadonlyMap<string, number>;

const endsOf = (laid: LaidWord): Ends => {
  const squares = wordSearch.squaresOf(laid);
  return { from: must(squares[0]), to: must(squares.at(-1)) };
};

/** The marks of words below the letters: found full, missed dashed, flashed dotted. */
export function paintMarks(g: Brush, view: GridView, picture: SheetPicture, style: MarkStyle, ages: Ages) {
  const { found, missed, flashed } = picture;
  const ageOf = ({ word }: LaidWord) => ages.get(word) ?? Number.POSITIVE_INFINITY;
  const hasSquares = style !== 'strokes';
  for (const { laid } of missed)
    if (ageOf(laid) > 0) paintSquares(g, view, laid, sheetColours.missed, Number.POSITIVE_INFINITY);
  for (const laid of flashed) paintSquares(g, view, laid, sheetColours.missed, Number.POSITIVE_INFINITY);
  for (const { laid } of hasSquares ? found : [])
    paintSquares(g, view, laid, sheetColours.found, ageOf(laid));
  for (const { laid } of missed)
    if (ageOf(laid) > 0) paintEdge(g, view, laid, sheetColours.missedEdge, 1, [0.2, 0.16]);
  for (const laid of flashed) paintEdge(g, view, laid, sheetColours.missedEdge, 1, [0.02, 0.17]);
  for (const { laid, order } of style === 'squares' ? [] : found)
    paintEdge(g, view, laid, edgeOf(order), clamp(ageOf(laid) / sheetTimes.capsule, 0, 1));
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
  for (const { laid, number } of missed)
    if (isDone(laid)) paintNumber(g, view, laid, inFigures(number), undefined);
  for (const { laid, number, order } of found)
    if (isDone(laid)) paintNumber(g, view, laid, inFigures(number), edgeOf(order));
}

export const edgeOf = (order: FoundMark['order']) => must(foundEdges[order % foundEdges.length]);

function paintSquares(
  g: Brush,
  { x: left, y: top, cell }: GridView,
  laid: LaidWord,
  colour: string,
  age: number,
) {
  g.fillStyle = colour;
  const gap = cell * 0.025;
  wordSearch.squaresOf(laid).forEach(({ x, y }, at) => {
    g.globalAlpha = clamp((age - at * sheetTimes.square) / sheetTimes.squareFade, 0, 1);
    rounded(g, left + x * cell + gap, top + y * cell + gap, cell - 2 * gap, cell - 2 * gap, cell * 0.14);
    g.fill();
  });
  g.globalAlpha = 1;
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
  capsulePath(g, view, endsOf(laid), 0.42, share);
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
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.fillStyle = colour ?? '#ffffff';
  g.fill();
  g.strokeStyle = colour ? sheetColours.paper[0] : sheetColours.missedEdge;
  g.lineWidth = view.cell * 0.04;
  g.stroke();
  g.fillStyle = colour ? '#ffffff' : sheetColours.missedEdge;
  g.font = `800 ${r * 1.3}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(number, x, y + r * 0.46);
}
