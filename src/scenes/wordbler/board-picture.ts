import type Phaser from 'phaser';
import { canvasOf } from '../../table/bake-shapes';
import type { Layout } from '../../table/wordbler/layout-shapes';
import { paintSeen } from '../patched-canvas';

/** The board as it is on the canvas now, cut out of the table. */
export function boardPicture(game: Phaser.Game, { board, width }: Layout): HTMLCanvasElement {
  const dpr = game.canvas.width / width;
  const side = Math.round(board.size * dpr);
  const { canvas, brush } = canvasOf(side, side);
  paintSeen(game, brush, { x: board.x * dpr, y: board.y * dpr });
  return canvas;
}
