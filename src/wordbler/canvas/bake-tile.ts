import { spelled } from '../../engine/alphabet/digraphs';
import { type Brush, grain, rounded, shade, star, tableFont } from '../../shared/canvas/bake-shapes';
import type { TableColours, TileColours } from '../../shared/canvas/colours';
import { blankTile, chosenTile, pinkTile, tileBack } from './colours';
import type { TileLook } from './picture';

export interface Face {
  /** Empty shows a star. */
  letter: string;
  value: number;
  dress: 'plain' | 'blank' | 'pink' | 'chosen';
}

/** Room for a tile's own shadow and rim, as a share of its side. */
export const tilePad = (side: number) => Math.ceil(side * 0.16);

export function faceOf({ letter, value, blank, chosen, place }: TileLook): Face {
  const named = blank && letter !== '' && place.at === 'board';
  return {
    letter: blank && !named ? '' : letter,
    value: blank ? 0 : value,
    dress: chosen ? 'chosen' : named ? 'pink' : blank ? 'blank' : 'plain',
  };
}

export function paintTile(g: Brush, at: number, side: number, px: number, colours: TableColours, face: Face) {
  const u = side / 100;
  const dress = dressOf(face, colours);
  const [, , wall, ink] = dress;
  paintWall(g, at, u, wall);
  paintFace(g, at, u, dress);
  if (!colours.flat) paintVeins(g, at, u, wall, face.letter);
  paintGloss(g, at, u);
  rounded(g, at + 4 * u, at + 3 * u, 92 * u, 93 * u, 15 * u);
  g.lineWidth = Math.max(0.7 * px, 1.1 * u);
  g.strokeStyle = colours.tileEdge;
  g.stroke();
  if (face.letter) paintLetter(g, at, side, px, face, ink);
  else star(g, at + 50 * u, at + 48 * u, 17 * u, ink);
  if (face.dress === 'chosen') paintTick(g, at + 88 * u, at + 10 * u, u);
}

function dressOf({ dress }: Face, { tile }: TableColours): TileColours {
  if (dress === 'chosen') return chosenTile;
  if (dress === 'pink') return pinkTile;
  return dress === 'blank' ? blankTile : tile;
}

function paintWall(g: Brush, at: number, u: number, wall: string) {
  g.save();
  g.shadowColor = 'rgba(10,12,6,.5)';
  g.shadowBlur = 5 * u;
  g.shadowOffsetY = 2.5 * u;
  rounded(g, at + 4 * u, at + 6 * u, 92 * u, 90 * u, 15 * u);
  g.fillStyle = wall;
  g.fill();
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
  g.lineWidth = 1.8 * u;
  g.strokeStyle = 'rgba(255,255,255,.8)';
  g.stroke();
}

// On small tiles the value grows and the letter makes room for it.
function paintLetter(g: Brush, at: number, side: number, px: number, { letter, value }: Face, ink: string) {
  const u = side / 100;
  const small = side / px < 34;
  const high = small ? 57 : 63;
  const aside = value > 9 || small ? 8 : 2;
  g.fillStyle = ink;
  g.textBaseline = 'alphabetic';
  g.textAlign = 'center';
  g.font = `800 ${high * u}px ${tableFont}`;
  const written = spelled(letter);
  const middle = at + (50 - aside) * u;
  const foot = at + ((small ? 44.5 : 46.5) + high * 0.365) * u;
  if (written.length > 1) paintNarrow(g, written, { x: middle - 3 * u, y: foot, most: 66 * u });
  else {
    const wide = g.measureText(letter).width;
    // Two figures leave less room beside a Щ.
    const most = (value > 9 ? 50 : 66) * u;
    if (wide > most) g.font = `800 ${(high * u * most) / wide}px ${tableFont}`;
    g.fillText(letter, middle, foot);
  }
  if (side / px <= 20) return;
  g.font = `800 ${Math.max(7.5 * px, (small ? 27 : 21) * u)}px ${tableFont}`;
  g.textAlign = 'right';
  g.fillText(`${value}`, at + (small ? 93 : 90) * u, at + (small ? 87 : 84) * u);
}

/** A letter of several characters is as high as others, and as narrow as it must be. */
function paintNarrow(g: Brush, written: string, { x, y, most }: { x: number; y: number; most: number }) {
  g.save();
  g.translate(x, y);
  g.scale(Math.min(1, most / g.measureText(written).width), 0.92);
  g.fillText(written, 0, 0);
  g.restore();
}

function paintTick(g: Brush, x: number, y: number, u: number) {
  g.beginPath();
  g.arc(x, y, 14 * u, 0, 7);
  g.fillStyle = '#fff8e7';
  g.fill();
  g.lineWidth = 2.5 * u;
  g.strokeStyle = chosenTile[2];
  g.stroke();
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
  g.fillStyle = tileBack.face;
  g.fill();
  g.strokeStyle = tileBack.edge;
  g.lineWidth = Math.max(0.7 * px, 2 * u);
  g.stroke();
  star(g, at + 50 * u, at + 47 * u, 17 * u, tileBack.star);
}

/** A rim around a tile, gold or crimson, with a dark hairline outside it. */
export function paintRim(g: Brush, at: number, side: number, px: number, colour: string) {
  const u = side / 100;
  rounded(g, at + 2 * u, at + 1.5 * u, 96 * u, 96 * u, 16 * u);
  g.lineWidth = Math.max(2 * px, 5.5 * u);
  g.strokeStyle = colour;
  g.stroke();
  rounded(g, at - 0.5 * u, at - u, 101 * u, 101 * u, 18 * u);
  g.lineWidth = Math.max(0.8 * px, 1.4 * u);
  g.strokeStyle = 'rgba(50,30,0,.75)';
  g.stroke();
}
