import type Phaser from 'phaser';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Box } from '../../shared/canvas/box';
import {
  type Brush,
  canvasOf,
  circle,
  fillWith,
  type InFigures,
  rounded,
  shade,
  strokeWith,
  tableFont,
} from '../../shared/canvas/brush';
import type { TableColours } from '../../shared/canvas/colours';
import { paintWood } from '../../shared/canvas/paint-ground';
import { TextureShelf } from '../../shared/canvas/texture-shelf';
import type { Board } from '../rules';
import { type FaceColours, faceColours } from './colours';
import { placeTray, type TrayPlaces } from './tray-picture';

/** How a tile of the tray may look. */
export type TileFace = 'rest' | 'lit' | 'good' | 'bad';

const coloursOf = (face: TileFace, { tile, tileEdge }: TableColours): FaceColours => {
  if (face !== 'rest') return faceColours[face];
  const [top, bottom, wall] = tile;
  return { top, bottom, wall, edge: tileEdge, glow: '' };
};

/** Room around a tile for its glow and shadow, as a share of its side. */
const facePad = (tile: number) => Math.ceil(tile * 0.26);

function paintTray(g: Brush, places: TrayPlaces, px: number, colours: TableColours) {
  const { size, rim, pad } = places;
  const at = trayPad(places);
  const corner = Math.max(10 * px, rim * 0.85);
  const frame = { x: at, y: at, w: size, h: size, corner, wood: colours.frame, seed: 5 };
  paintWood(g, frame, px, colours.flat);
  if (!colours.flat) paintMitres(g, at, size, rim, px);
  const inner = size - 2 * rim;
  rounded(g, at + rim, at + rim, inner, inner, pad * 0.75);
  g.fillStyle = shade(g, 0, at + rim, inner, [
    [0, colours.flat ? '#000000' : '#24130a'],
    [1, colours.flat ? '#000000' : '#43260f'],
  ]);
  g.fill();
  strokeWith(g, colours.flat ? '#ffffff' : 'rgba(0,0,0,.55)', Math.max(1.5 * px, rim * 0.08));
}

/** Room for the shadow of the frame. */
export const trayPad = ({ rim }: TrayPlaces) => Math.ceil(rim * 1.6);

// Where two planks of the frame meet.
function paintMitres(g: Brush, at: number, size: number, rim: number, px: number) {
  g.lineWidth = px;
  g.strokeStyle = 'rgba(20,8,0,.35)';
  const far = at + size;
  const ends = [
    [at, at, 1, 1],
    [far, at, -1, 1],
    [at, far, 1, -1],
    [far, far, -1, -1],
  ] as const;
  for (const [x, y, right, down] of ends) {
    g.beginPath();
    g.moveTo(x + right * rim * 0.25, y + down * rim * 0.25);
    g.lineTo(x + right * rim, y + down * rim);
    g.stroke();
  }
}

/** A tile without its letter, which is drawn over the ribbon. */
function paintFace(g: Brush, tile: number, px: number, colours: TableColours, face: TileFace) {
  const at = facePad(tile);
  const { top, bottom, wall, edge, glow } = coloursOf(face, colours);
  const corner = tile * 0.15;
  const high = tile * 0.955;
  g.save();
  g.shadowColor = glow || 'rgba(0,0,0,.5)';
  g.shadowBlur = glow ? tile * 0.2 : tile * 0.07;
  g.shadowOffsetY = glow ? 0 : tile * 0.03;
  rounded(g, at, at + tile * 0.05, tile, high, corner);
  fillWith(g, wall);
  g.restore();
  rounded(g, at, at, tile, high, corner);
  g.fillStyle = shade(g, 0, at, high, [
    [0, top],
    [1, bottom],
  ]);
  g.fill();
  strokeWith(g, edge, face === 'rest' ? Math.max(0.8 * px, tile * 0.008) : Math.max(2.5 * px, tile * 0.03));
  const line = Math.max(px, tile * 0.018);
  rounded(g, at + line, at + line, tile - 2 * line, high - 2 * line, corner - line);
  strokeWith(g, 'rgba(255,255,255,.75)', line);
}

function paintLetter(g: Brush, tile: number, letter: string, ink: string) {
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const middle = tile * 0.475;
  if (letter !== 'Q') {
    const written = spelled(letter);
    g.font = `700 ${tile * 0.54}px ${tableFont}`;
    // One of several characters is as high as others, and as narrow as it must be.
    const most = tile * 0.72;
    const narrow = written.length > 1 ? Math.min(1, most / g.measureText(written).width) : 1;
    g.save();
    g.translate(tile / 2, middle + tile * 0.195);
    g.scale(narrow, 1);
    g.fillText(written, 0, 0);
    g.restore();
    return;
  }
  g.font = `700 ${tile * 0.46}px ${tableFont}`;
  const wide = g.measureText('Q').width;
  g.font = `700 ${tile * 0.31}px ${tableFont}`;
  const small = g.measureText('u').width;
  const left = (tile - wide - small) / 2;
  g.textAlign = 'left';
  g.fillText('u', left + wide, middle + tile * 0.165);
  g.font = `700 ${tile * 0.46}px ${tableFont}`;
  g.fillText('Q', left, middle + tile * 0.165);
}

/** The place of a square in the path, on a dark disc. */
function paintOrder(g: Brush, size: number, order: string) {
  circle(g, size / 2, size / 2, size / 2);
  fillWith(g, '#2c1f14');
  paintFigure(g, size, order, '#ffe09a');
}

/** How many words a square still has part in. */
function paintCount(g: Brush, size: number, count: string) {
  rounded(g, 0, 0, size * 1.5, size, size / 2);
  fillWith(g, '#1c6f6d');
  g.save();
  g.translate(size * 0.25, 0);
  paintFigure(g, size, count, '#ffffff');
  g.restore();
}

function paintFigure(g: Brush, size: number, text: string, ink: string) {
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `800 ${size * 0.64}px ${tableFont}`;
  g.fillText(text, size / 2, size * 0.73);
}

/** The ring around the square where the keys are. */
function paintFocus(g: Brush, tile: number, px: number) {
  const at = facePad(tile);
  const away = Math.max(4 * px, tile * 0.035);
  const line = Math.max(3 * px, tile * 0.03);
  for (const [wide, ink] of [
    [line + 2.5 * px, '#2c1f14'],
    [line, '#ffffff'],
  ] as const) {
    rounded(g, at - away, at - away, tile + 2 * away, tile + 2 * away, tile * 0.18);
    strokeWith(g, ink, wide);
  }
}

/** How everything in a tray is drawn. */
interface TrayTheme {
  px: number;
  colours: TableColours;
  /** Numbers as the language writes them. */
  inFigures: InFigures;
}

// The figures on a tile that is smaller than this, in CSS pixels, could not be read.
const leastForFigures = 60;

/** All that a tray of one size and theme is drawn with, each painted when it is first asked for. */
export class TrayPictures {
  readonly places: TrayPlaces;
  private readonly shelf: TextureShelf;

  /** The box is where the tray may stand, in CSS pixels. */
  constructor(
    scene: Pick<Phaser.Scene, 'textures'>,
    readonly theme: TrayTheme,
    { x, y, w, h }: Box,
    side: number,
  ) {
    const { px } = theme;
    this.places = placeTray({ x: x * px, y: y * px, w: w * px, h: h * px }, side);
    this.shelf = new TextureShelf(scene);
  }

  /** What is seen of a tray at first, one after another. */
  *steps(letters: string): Generator<string> {
    yield this.frame;
    yield this.face('rest');
    yield* this.letters(letters);
    yield this.face('lit');
    yield this.focus;
  }

  *letters(letters: string): Generator<string> {
    for (const letter of new Set(letters)) yield this.letter(letter);
  }

  get frame(): string {
    const { theme, places } = this;
    const whole = places.size + 2 * trayPad(places);
    return this.shelf.once('tray', whole, whole, (g) => paintTray(g, places, theme.px, theme.colours));
  }

  get focus(): string {
    const { tile } = this.places;
    const ring = tile + 2 * facePad(tile);
    return this.shelf.once('focus', ring, ring, (g) => paintFocus(g, tile, this.theme.px));
  }

  face(face: TileFace): string {
    const { tile } = this.places;
    const { px, colours } = this.theme;
    const size = tile + 2 * facePad(tile);
    return this.shelf.once(`face-${face}`, size, size, (g) => paintFace(g, tile, px, colours, face));
  }

  letter(letter: string): string {
    const { tile } = this.places;
    const [, , , ink] = this.theme.colours.tile;
    return this.shelf.once(`letter-${letter}`, tile, tile, (g) => paintLetter(g, tile, letter, ink));
  }

  /** A tile's place in a path, or else how many words it still has part in; none where it could not be read. */
  figure(order: number, count: number | undefined): string | undefined {
    const { tile } = this.places;
    const { px, inFigures } = this.theme;
    if (tile / px < leastForFigures) return undefined;
    const size = Math.max(17 * px, Math.round(tile * 0.19));
    const [place, words] = [inFigures(order), inFigures(count ?? '')];
    if (order > 0) return this.shelf.once(`order-${order}`, size, size, (g) => paintOrder(g, size, place));
    if (count === undefined) return undefined;
    return this.shelf.once(`count-${count}`, size * 1.5, size, (g) => paintCount(g, size, words));
  }

  /** What the ribbon is painted on, as long as the tray stands. */
  ribbon(): { key: string; brush: CanvasRenderingContext2D } {
    const { size } = this.places;
    const { canvas, brush } = canvasOf(size, size);
    return { key: this.shelf.keep('ribbon', canvas), brush };
  }

  destroy() {
    this.shelf.destroy();
  }
}

interface Told {
  title: string;
  told: string;
}

/** In pixels of the picture. */
export const boardPictureSizes = { width: 960, tray: 900, margin: 30, head: 96 } as const;

/** A board as it is shared when it is over: its letters, and of what was found no more than how much. */
export function boardPicture({ side, letters }: Board, said: Told, colours: TableColours): HTMLCanvasElement {
  const { width, tray, margin, head } = boardPictureSizes;
  const { canvas, brush: g } = canvasOf(width, head + tray + margin);
  g.fillStyle = '#3c1f5c';
  g.fillRect(0, 0, canvas.width, canvas.height);
  paintHead(g, said);
  const places = placeTray({ x: margin, y: head, w: tray, h: tray }, side);
  const [, , , ink] = colours.tile;
  at(g, places.x - trayPad(places), places.y - trayPad(places), () => paintTray(g, places, 1, colours));
  for (const [square, { x, y, w }] of places.squares.entries()) {
    at(g, x - facePad(w), y - facePad(w), () => paintFace(g, w, 1, colours, 'rest'));
    at(g, x, y, () => paintLetter(g, w, letters.charAt(square), ink));
  }
  return canvas;
}

function at(g: Brush, x: number, y: number, paint: () => void) {
  g.save();
  g.translate(x, y);
  paint();
  g.restore();
}

function paintHead(g: Brush, { title, told }: Told) {
  const { width, margin } = boardPictureSizes;
  g.fillStyle = '#fff8e7';
  g.textBaseline = 'alphabetic';
  g.textAlign = 'left';
  g.font = `800 38px ${tableFont}`;
  g.fillText(title, margin, 62);
  const room = width - 3 * margin - g.measureText(title).width;
  g.textAlign = 'right';
  g.font = `700 28px ${tableFont}`;
  g.fillText(told, width - margin, 60, room);
}
