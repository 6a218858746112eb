import { roomForWings } from '../mascots/bird-image';
import { type Brush, canvasOf, circle, fillWith, rounded, shade, strokeWith, tableFont } from './brush';

interface Told {
  name: string;
  how: string;
  /** In squares, as they are shared. */
  signs?: string;
  /** On its seal; else it is ticked. */
  seal?: string;
}

/** All dailies of a day, done, or how a race ended. */
export interface ResultCard {
  title: string;
  headline: string;
  /** The day, or the game. */
  note: string;
  streak?: string;
  results: readonly Told[];
  bird: CanvasImageSource;
}

/** In pixels of the picture: as wide as links are shown with. */
export const cardSizes = { width: 1200, height: 630, bird: 190 } as const;

const card = { x: 50, y: 220, w: 1100, h: 350 } as const;
const head = 270;
const ink = '#2c1f14';
const quiet = '#6a5640';
const teal = '#1c6f6d';
const squares: Readonly<Record<string, string>> = { '🟩': teal, '🟨': '#f2c14e' };
const inLine = 7;
const square = 26;

/** Results on cardboard, as a picture: no word of what was found stands on it. */
export function cardPicture({ title, headline, note, streak = '', results, bird }: ResultCard): HTMLCanvasElement {
  const { width, height } = cardSizes;
  const { canvas, brush: g } = canvasOf(width, height);
  const lamp = g.createRadialGradient(width / 2, height * 0.4, 60, width / 2, height * 0.4, width * 0.62);
  lamp.addColorStop(0, '#2c7f63');
  lamp.addColorStop(1, '#124536');
  g.fillStyle = lamp;
  g.fillRect(0, 0, width, height);
  paintTiles(g, title);
  paintCardboard(g, lamp);
  // The feet end above the box's lower edge.
  const box = cardSizes.bird;
  const around = box * roomForWings;
  const [x, y] = [card.x + card.w - box - 50, card.y - box + 14];
  g.drawImage(bird, x - around, y - around, box + 2 * around, box + 2 * around);
  g.textAlign = 'left';
  const column = { x: card.x + 44, room: head - 40 };
  const big = { ...column, font: '800 44px', colour: ink };
  const lines = linesOf(g, headline, big);
  for (const [at, line] of lines.entries()) write(g, line, { ...big, y: card.y + 140 - 48 * (lines.length - 1 - at) });
  const small = { ...column, font: '700 28px', colour: quiet };
  for (const [at, line] of linesOf(g, note, small).entries()) write(g, line, { ...small, y: card.y + 186 + 34 * at });
  write(g, streak, { ...column, y: card.y + 250, font: '800 28px', colour: '#8a4b06' });
  const wide = (card.w - head - 30) / results.length;
  for (const [at, result] of results.entries()) paintResult(g, card.x + head + wide * (at + 0.5), wide - 24, result);
  return canvas;
}

function paintTiles(g: Brush, title: string) {
  g.textAlign = 'center';
  for (const [at, letter] of [...title.toUpperCase()].entries()) {
    const [x, y, side] = [card.x + at * 84, 84, 76];
    rounded(g, x, y + 6, side, side, 13);
    fillWith(g, '#cdb07a');
    rounded(g, x, y, side, side, 13);
    fillWith(
      g,
      shade(g, x, y, side, [
        [0, '#fffdf4'],
        [1, '#f5e8c8'],
      ]),
    );
    write(g, letter, { x: x + side / 2, y: y + 56, room: side - 8, font: '800 50px', colour: ink });
  }
}

function paintCardboard(g: Brush, ground: CanvasGradient) {
  const { x, y, w, h } = card;
  rounded(g, x, y, w, h, 26);
  g.shadowColor = 'rgb(0 0 0 / 35%)';
  g.shadowBlur = 22;
  g.shadowOffsetY = 8;
  fillWith(
    g,
    shade(g, x, y, h, [
      [0, '#fbf1d9'],
      [1, '#f3e2b8'],
    ]),
  );
  g.shadowColor = 'transparent';
  for (let down = y + 34; down < y + h - 20; down += 35)
    for (const across of [x, x + w]) {
      circle(g, across, down, 10);
      fillWith(g, ground);
    }
}

/** What came of one, under its seal. */
function paintResult(g: Brush, middle: number, room: number, { name, how, signs = '', seal }: Told) {
  const top = card.y + 92;
  circle(g, middle, top, 56);
  fillWith(g, teal);
  circle(g, middle, top, 47);
  g.setLineDash([4, 4]);
  strokeWith(g, '#fff8e7', 2);
  g.setLineDash([]);
  g.textAlign = 'center';
  if (seal) write(g, seal, { x: middle, y: top + 20, room: 70, font: '800 56px', colour: '#fff8e7' });
  else paintTick(g, middle, top);
  write(g, name, { x: middle, y: card.y + 198, room, font: '800 30px', colour: ink });
  write(g, how, { x: middle, y: card.y + 236, room, font: '700 26px', colour: quiet });
  const all = [...signs];
  for (const [at, sign] of all.entries()) {
    const line = Math.floor(at / inLine);
    const wide = Math.min(inLine, all.length - line * inLine) * (square + 5) - 5;
    rounded(g, middle - wide / 2 + (at % inLine) * (square + 5), card.y + 260 + line * (square + 5), square, square, 5);
    fillWith(g, squares[sign] ?? '#dccba0');
  }
}

function paintTick(g: Brush, middle: number, top: number) {
  g.beginPath();
  g.moveTo(middle - 23, top + 2);
  g.lineTo(middle - 7, top + 18);
  g.lineTo(middle + 25, top - 18);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  strokeWith(g, '#fff8e7', 10);
}

/** As few as its room allows. */
function linesOf(g: Brush, text: string, { font, room }: Pick<Written, 'font' | 'room'>): string[] {
  g.font = `${font} ${tableFont}`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && g.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Written {
  x: number;
  y: number;
  room: number;
  font: string;
  colour: string;
}

function write(g: Brush, text: string, { x, y, room, font, colour }: Written) {
  g.font = `${font} ${tableFont}`;
  g.fillStyle = colour;
  g.textBaseline = 'alphabetic';
  g.fillText(text, x, y, room);
}
