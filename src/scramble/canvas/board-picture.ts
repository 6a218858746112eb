import { type Brush, canvasOf, tableFont } from '../../shared/canvas/brush';
import type { TableColours } from '../../shared/canvas/colours';
import type { Board } from '../rules';
import { placeTray } from './tray-picture';
import { facePad, paintFace, paintLetter, paintTray, trayPad } from './tray-pictures';

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
