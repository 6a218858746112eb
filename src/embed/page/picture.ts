import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/bake-shapes';
import type { House } from '../../shared/scenes/house';
import { paintSeen } from '../../shared/scenes/patched-canvas';

/** What is seen on the canvas, as a PNG; undefined where a scene draws nothing there. */
export async function pictureOf(game: Phaser.Game, { root }: House): Promise<Blob | undefined> {
  const { canvas, brush } = canvasOf(game.canvas.width, game.canvas.height);
  paintSeen(game, brush, { x: 0, y: 0 });
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  if (data.every((value) => value === 0)) return undefined;
  // The cloth lies beneath the canvas.
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = getComputedStyle(root).backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
}
