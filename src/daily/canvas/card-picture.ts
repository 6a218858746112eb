import {
  type Brush,
  canvasOf,
  circle,
  fillWith,
  rounded,
  shade,
  strokeWith,
  tableFont,
} from '../../shared/canvas/brush';
import { roomForWings } from '../../shared/mascots/bird-image';

interface Told {
  name: string;
  how: string;
  /** In squares, as they are shared. */
  signs: string;
}

/** All dailies of a day, done. */
export interface DayCard {
  title: string;
  headline: string;
  date: string;
  /** Empty where there is none. */
  streak: string;
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

/** The stamp card of a day as a picture: no word of what was found stands on it. */
export function cardPicture({ title, headline, date, streak, results, bird }: DayCard): HTMLCanvasElement {
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
  write(g, headline, { x: card.x + 44, y: card.y + 140, room: head - 40, font: '800 44px', colour: ink });
  write(g, date, { x: card.x + 44, y: card.y + 186, room: head - 40, font: '700 28px', colour: quiet });
  write(g, streak, { x: card.x + 44, y: card.y + 250, room: head - 40, font: '800 28px', colour: '#8a4b06' });
  const column = (card.w - head - 30) / results.length;
  for (const [at, result] of results.entries())
    paintResult(g, card.x + head + column * (at + 0.5), column - 24, result);
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
function paintResult(g: Brush, middle: number, room: number, { name, how, signs }: Told) {
  const top = card.y + 92;
  circle(g, middle, top, 56);
  fillWith(g, teal);
  circle(g, middle, top, 47);
  g.setLineDash([4, 4]);
  strokeWith(g, '#fff8e7', 2);
  g.setLineDash([]);
  g.beginPath();
  g.moveTo(middle - 23, top + 2);
  g.lineTo(middle - 7, top + 18);
  g.lineTo(middle + 25, top - 18);
  g.lineCap = 'round';
  g.lineJoin = 'round';
  strokeWith(g, '#fff8e7', 10);
  g.textAlign = 'center';
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
