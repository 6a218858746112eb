import { spelled } from '../../engine/alphabet/digraphs';
import type { Box } from '../../shared/canvas/box';
import {
  type Brush,
  circle,
  fillWith,
  grain,
  type InFigures,
  rounded,
  shade,
  star,
  strokeWith,
  tableFont,
} from '../../shared/canvas/brush';
import type { TableColours, TileColours } from '../../shared/canvas/colours';
import { type BoardColours, blankTile, chosenTile, pinkTile, tileBack, tripleRim } from './colours';
import type { Bonus, SquareLook, TileLook } from './picture';

export interface SquareTheme {
  colours: BoardColours;
  /** Device pixels to a CSS pixel. */
  px: number;
  /** The signs of the bonus squares stand on them. */
  labels: boolean;
  signs: Readonly<Record<Exclude<Bonus, ''>, string>>;
}

/** How a table is drawn. */
export interface TableTheme extends SquareTheme {
  /** Numbers as the language writes them. */
  inFigures: InFigures;
}

/** A covered bonus square fills its whole cell: what shows around the tile is its rim. */
export function paintSquare(g: Brush, box: Box, look: SquareLook, covered: boolean, theme: SquareTheme) {
  const { colours, px } = theme;
  const { bonus, spent } = look;
  const side = Math.min(box.w, box.h);
  const sign = bonus && (spent ? colours.spent : colours.bonus[bonus]);
  const filled = bonus && (spent || covered);
  const inset = filled ? Math.max(0.25 * px, side * 0.008) : Math.max(0.5 * px, side * 0.025);

  g.fillStyle = colours.grid;
  g.fillRect(box.x, box.y, box.w, box.h);
  g.save();
  rounded(g, box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset, side * 0.11);
  fillWith(g, sign ? sign[0] : colours.square);
  g.clip();
  if (!colours.flat) {
    g.fillStyle = shade(g, 0, box.y, box.h, [
      [0, 'rgba(0,0,0,.26)'],
      [0.12, 'rgba(0,0,0,0)'],
      [0.9, 'rgba(255,255,255,0)'],
      [1, 'rgba(255,255,255,.16)'],
    ]);
    g.fillRect(box.x, box.y, box.w, box.h);
  }
  if (sign) paintFrames(g, box, inset, look, sign[1], px);
  g.restore();
  if (sign) paintSign(g, box, look, sign[1], theme);
}

// Word squares have an inner frame, triples a light rim: signs that need no colour.
function paintFrames(g: Brush, box: Box, inset: number, look: SquareLook, ink: string, px: number) {
  const { bonus, spent } = look;
  const side = Math.min(box.w, box.h);
  if (bonus.endsWith('W') && !look.star) {
    rounded(g, box.x + side * 0.1, box.y + side * 0.1, box.w - side * 0.2, box.h - side * 0.2, side * 0.08);
    g.globalAlpha = 0.38;
    strokeWith(g, ink, Math.max(px, side * 0.03));
    g.globalAlpha = 1;
  }
  if (bonus === '3L' || bonus === '3W') {
    const line = Math.max(1.2 * px, side * 0.045);
    const at = inset + line / 2;
    rounded(g, box.x + at, box.y + at, box.w - 2 * at, box.h - 2 * at, side * 0.1);
    strokeWith(g, spent ? 'rgba(255,255,255,.5)' : tripleRim[bonus], line);
  }
}

function paintSign(g: Brush, box: Box, look: SquareLook, ink: string, { labels, signs }: SquareTheme) {
  const side = Math.min(box.w, box.h);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (look.star) return star(g, middle.x, middle.y, side * 0.36, ink);
  if (!labels || !look.bonus) return;
  const high = side * 0.4;
  g.fillStyle = ink;
  g.font = `800 ${high}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(signs[look.bonus], middle.x, middle.y + high * 0.365);
}

/** As words are looked up. */
const blankSign = '?';

export interface Face {
  letter: string;
  value: number;
  style: 'plain' | 'blank' | 'pink' | 'chosen';
}

/** Room for a tile's own shadow and rim, as a share of its side. */
export const tilePad = (side: number) => Math.ceil(side * 0.16);

export function faceOf({ letter, value, blank, chosen, place }: TileLook): Face {
  const named = blank && letter !== '' && place.at === 'board';
  return {
    letter: blank && !named ? '' : letter,
    value: blank ? 0 : value,
    style: chosen ? 'chosen' : named ? 'pink' : blank ? 'blank' : 'plain',
  };
}

export function paintTile(g: Brush, at: number, side: number, px: number, colours: TableColours, face: Face) {
  const u = side / 100;
  const ownColours = tileColours(face, colours);
  const [, , wall, ink] = ownColours;
  paintWall(g, at, u, wall);
  paintFace(g, at, u, ownColours);
  if (!colours.flat) paintVeins(g, at, u, wall, face.letter);
  paintGloss(g, at, u);
  rounded(g, at + 4 * u, at + 3 * u, 92 * u, 93 * u, 15 * u);
  strokeWith(g, colours.tileEdge, Math.max(0.7 * px, 1.1 * u));
  paintLetter(g, at, side, px, face.letter ? face : { ...face, letter: blankSign }, ink);
  if (face.style === 'chosen') paintTick(g, at + 88 * u, at + 10 * u, u);
}

function tileColours({ style }: Face, { tile }: TableColours): TileColours {
  if (style === 'chosen') return chosenTile;
  if (style === 'pink') return pinkTile;
  return style === 'blank' ? blankTile : tile;
}

function paintWall(g: Brush, at: number, u: number, wall: string) {
  g.save();
  g.shadowColor = 'rgba(10,12,6,.5)';
  g.shadowBlur = 5 * u;
  g.shadowOffsetY = 2.5 * u;
  rounded(g, at + 4 * u, at + 6 * u, 92 * u, 90 * u, 15 * u);
  fillWith(g, wall);
  g.restore();
}

function paintFace(g: Brush, at: number, u: number, [top, bottom]: TileColours) {
  rounded(g, at + 4 * u, at + 3 * u, 92 * u, 87 * u, 15 * u);
  g.fillStyle = shade(g, 0, at, 90 * u, [
    [0, top],
    [1, bottom],
  ]);
  g.fill();
}

function paintVeins(g: Brush, at: number, u: number, colour: string, letter: string) {
  g.save();
  rounded(g, at + 4 * u, at + 3 * u, 92 * u, 87 * u, 15 * u);
  g.clip();
  g.globalAlpha = 0.1;
  g.strokeStyle = colour;
  const random = grain((letter || '?').charCodeAt(0) * 31);
  for (let i = 0; i < 6; i++) {
    const y = at + random() * 90 * u;
    g.lineWidth = (0.5 + random()) * u;
    g.beginPath();
    g.moveTo(at, y);
    g.bezierCurveTo(at + 30 * u, y + 4 * u, at + 60 * u, y - 4 * u, at + 100 * u, y + 2 * u);
    g.stroke();
  }
  g.restore();
}

function paintGloss(g: Brush, at: number, u: number) {
  rounded(g, at + 5.5 * u, at + 4.5 * u, 89 * u, 84 * u, 13.5 * u);
  strokeWith(g, 'rgba(255,255,255,.8)', 1.8 * u);
}

// On small tiles the value grows, and one of two figures is wide: the letter makes room, up and aside.
function paintLetter(g: Brush, at: number, side: number, px: number, { letter, value }: Face, ink: string) {
  const u = side / 100;
  const small = side / px < 34;
  const hasValue = side / px > 20;
  const isWide = hasValue && value > 9;
  const high = (small ? 57 : 63) - (isWide ? 5 : 0);
  const aside = isWide ? (small ? 13 : 10) : small ? 8 : 2;
  g.fillStyle = ink;
  g.textBaseline = 'alphabetic';
  g.textAlign = 'center';
  g.font = `800 ${high * u}px ${tableFont}`;
  const written = spelled(letter);
  const middle = at + (50 - aside) * u;
  const foot = at + ((small ? 44.5 : 46.5) - (isWide ? 5 : 0) + high * 0.365) * u;
  const most = (isWide ? 50 : 66) * u;
  if (written.length > 1) paintNarrow(g, written, { x: middle - (isWide ? 0 : 3) * u, y: foot, most });
  else {
    const wide = g.measureText(letter).width;
    if (wide > most) g.font = `800 ${(high * u * most) / wide}px ${tableFont}`;
    g.fillText(letter, middle, foot);
  }
  if (!hasValue) return;
  g.font = `800 ${Math.max(7.5 * px, (small ? 27 : 21) * u)}px ${tableFont}`;
  g.textAlign = 'right';
  const figures = { x: at + (small ? 93 : 90) * u, y: at + (small ? 87 : 84) * u, most: 29 * u };
  paintNarrow(g, `${value}`, figures);
}

/** As high as others, and as narrow as it must be. */
function paintNarrow(g: Brush, written: string, { x, y, most }: { x: number; y: number; most: number }) {
  g.save();
  g.translate(x, y);
  g.scale(Math.min(1, most / g.measureText(written).width), 1);
  g.fillText(written, 0, 0);
  g.restore();
}

function paintTick(g: Brush, x: number, y: number, u: number) {
  circle(g, x, y, 14 * u);
  fillWith(g, '#fff8e7');
  strokeWith(g, chosenTile[2], 2.5 * u);
  g.lineWidth = 4.5 * u;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.strokeStyle = chosenTile[1];
  g.beginPath();
  g.moveTo(x - 6 * u, y);
  g.lineTo(x - 1.5 * u, y + 5 * u);
  g.lineTo(x + 6.5 * u, y - 5 * u);
  g.stroke();
}

export function paintTileBack(g: Brush, at: number, side: number, px: number, { tile }: TableColours) {
  const u = side / 100;
  paintWall(g, at, u, tile[2]);
  rounded(g, at + 4 * u, at + 3 * u, 92 * u, 87 * u, 15 * u);
  fillWith(g, tileBack.face);
  strokeWith(g, tileBack.edge, Math.max(0.7 * px, 2 * u));
  rounded(g, at + 20 * u, at + 18 * u, 60 * u, 57 * u, 10 * u);
  strokeWith(g, tileBack.line, 3 * u);
}

/** A rim around a tile, gold or crimson, with a dark hairline outside it. */
export function paintRim(g: Brush, at: number, side: number, px: number, colour: string) {
  const u = side / 100;
  rounded(g, at + 2 * u, at + 1.5 * u, 96 * u, 96 * u, 16 * u);
  strokeWith(g, colour, Math.max(2 * px, 5.5 * u));
  rounded(g, at - 0.5 * u, at - u, 101 * u, 101 * u, 18 * u);
  strokeWith(g, 'rgba(50,30,0,.75)', Math.max(0.8 * px, 1.4 * u));
}
