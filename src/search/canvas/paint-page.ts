import { type Box, within } from '../../shared/canvas/box';
import { type Brush, canvasOf, rounded, shade } from '../../shared/canvas/brush';
import type { TableColours } from '../../shared/canvas/colours';
import { elementOf, setApart } from '../../shared/canvas/layers';
import { paintFelt } from '../../shared/canvas/paint-ground';
import { sheetColours } from './colours';
import { mayZoom, type SearchLayout } from './search-layout';

interface Paper {
  /** In device pixels. */
  page: Box;
  px: number;
  /** The edges of the pages below, and a printed frame, where there is room. */
  kind: 'book' | 'leaf' | 'window';
  flat: boolean;
}

const pagesBelow = [
  [1, 2, '#efe0bd'],
  [3, 4, '#d9c596'],
  [4, 6, '#f3e5c4'],
  [6, 8, '#cdb883'],
] as const;

const roundest = 12;

/** The page on which the letters are printed. */
function paintPage(g: Brush, { page, px, kind, flat }: Paper) {
  const { x, y, w, h } = page;
  const [bound, free] = kind === 'window' ? [8, 8] : [6, roundest];
  const corners = [bound * px, free * px, free * px, bound * px];
  const sheet = (right: number, down: number) => {
    g.beginPath();
    g.roundRect(x + right * px, y + down * px, w, h, corners);
  };
  g.save();
  if (!flat) {
    g.shadowColor = 'rgba(0,0,0,.6)';
    g.shadowBlur = 30 * px;
    g.shadowOffsetY = 14 * px;
  }
  g.fillStyle = kind === 'window' ? '#8d5c36' : '#cdb883';
  sheet(0, 0);
  g.fill();
  g.restore();
  if (kind === 'window') paintRim(g, page, px);
  else
    for (const [right, down, colour] of [...pagesBelow].reverse().slice(kind === 'leaf' ? 2 : 0)) {
      g.fillStyle = colour;
      sheet(kind === 'leaf' ? right * 0.5 : right, down);
      g.fill();
    }
  g.fillStyle = flat ? '#ffffff' : paperShade(g, page);
  sheet(0, 0);
  g.fill();
  if (kind === 'book') paintFrameLines(g, page, px);
}

function paperShade(g: Brush, { x, y, w, h }: Box) {
  const [above, below] = sheetColours.paper;
  const light = g.createLinearGradient(x, y, x + w, y + h * 0.18);
  light.addColorStop(0, '#f0e0ba');
  light.addColorStop(0.03, '#fff6df');
  light.addColorStop(0.3, above);
  light.addColorStop(1, below);
  return light;
}

function paintFrameLines(g: Brush, { x, y, w, h }: Box, px: number) {
  for (const [inset, line, colour] of [
    [10, 1.5, '#d5bf8c'],
    [14, 1, '#e6d6ae'],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = line * px;
    rounded(g, x + inset * px, y + inset * px, w - 2 * inset * px, h - 2 * inset * px, 6 * px);
    g.stroke();
  }
}

// Through a window in wood.
function paintRim(g: Brush, { x, y, w, h }: Box, px: number) {
  rounded(g, x - 4 * px, y - 4 * px, w + 8 * px, h + 8 * px, 11 * px);
  g.fillStyle = shade(g, x, y, h, [
    [0, '#8d5c36'],
    [1, '#5a3620'],
  ]);
  g.fill();
  g.strokeStyle = '#4a2c18';
  g.lineWidth = 2 * px;
  rounded(g, x - px, y - px, w + 2 * px, h + 2 * px, 9 * px);
  g.stroke();
}

interface Ground {
  key: string;
  canvas: HTMLCanvasElement;
  /** What of it is still to be painted, one step after another. */
  left: Iterable<HTMLCanvasElement>;
}

let latest: Ground | undefined;

/** The felt and the page on it, for the whole canvas. It is kept until another is wanted. */
export function paintedGround(...of: Parameters<typeof groundOf>): HTMLCanvasElement {
  const ground = groundOf(...of);
  for (const _ of ground.left);
  if (!elementOf(ground.canvas)) ground.canvas = setApart(ground.canvas).canvas;
  // A picture that was lost is painted again by whoever wants it next.
  ground.canvas.addEventListener('contextlost', () => {
    if (latest === ground) latest = undefined;
  });
  return ground.canvas;
}

/** The same in steps, for whoever knows that it will be wanted: each time the canvas that was painted on. */
export const groundAhead = (...of: Parameters<typeof groundOf>): Iterable<HTMLCanvasElement> => groundOf(...of).left;

function groundOf(layout: SearchLayout, dpr: number, colours: TableColours, zoomed: boolean): Ground {
  const { kind, width, height, ui, page } = layout;
  const key = JSON.stringify([kind, width, height, ui, page, dpr, colours, zoomed]);
  if (latest?.key === key) return latest;
  const size = { width: Math.round(width * dpr), height: Math.round(height * dpr) };
  const { canvas, brush } = canvasOf(size.width, size.height);
  const px = dpr * ui;
  const leaf = mayZoom(kind) ? 'leaf' : 'book';
  const paper = { x: page.x * px, y: page.y * px, w: page.w * px, h: page.h * px };
  function* steps() {
    yield* paintFelt(brush, size, dpr, colours, within(paper, roundest * px));
    paintPage(brush, { page: paper, px, kind: zoomed ? 'window' : leaf, flat: colours.flat });
    yield canvas;
  }
  const ground: Ground = {
    key,
    canvas,
    left: steps(),
  };
  latest = ground;
  return ground;
}
