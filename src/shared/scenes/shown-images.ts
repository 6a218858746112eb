import type Phaser from 'phaser';
import { type Box, type Point, shared } from '../canvas/box';
import { elementOf, freshOn } from '../canvas/layers';
import type { Shown } from '../canvas/patches';

type Camera = Phaser.Cameras.Scene2D.Camera;

/** An image as a camera sees it. */
export interface ShownImage extends Shown {
  camera: Camera;
  fresh: Box | undefined;
}

/** A picture that is shown as it is, below all else. */
export interface Lying {
  image: Image;
  picture: CanvasImageSource;
  element: HTMLCanvasElement;
  at: Point;
}

export function lyingAs(image: Image, { scrollX, scrollY }: Camera): Lying | undefined {
  const { x, y, scaleX, scaleY, rotation, originX, originY, frame } = image;
  if (scaleX !== 1 || scaleY !== 1 || rotation || originX || originY) return;
  const picture = frame.source.image as CanvasImageSource;
  const element = elementOf(picture);
  const at = { x: x - scrollX, y: y - scrollY };
  if (!element) return;
  // The browser sees for itself what was painted on it.
  freshOn(picture);
  return { image, picture, element, at };
}

/** What is seen through a hole alone changes nothing elsewhere; the rest is not seen at all. */
export function keepTo(images: Map<Image, ShownImage>, hole: Box) {
  for (const [image, shown] of images) {
    const box = shared(shown.box, hole);
    if (box) images.set(image, { ...shown, box, fresh: shown.fresh && shared(shown.fresh, hole) });
    else images.delete(image);
  }
}

export const isWithin = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** In whole pixels of the canvas, as the camera sees it. */
export function grownTo({ x, y, w, h }: Box, { scrollX, scrollY }: Camera): Box {
  const [left, top] = [Math.floor(x - scrollX), Math.floor(y - scrollY)];
  return { x: left, y: top, w: Math.ceil(x - scrollX + w) - left, h: Math.ceil(y - scrollY + h) - top };
}

export function shownBy(image: Image, camera: Camera): ShownImage {
  const { x, y, scaleX, scaleY, rotation, alpha, frame, originX, originY, depth } = image;
  const [left, top] = [x - camera.scrollX, y - camera.scrollY];
  const [w, h] = [frame.realWidth * Math.abs(scaleX), frame.realHeight * Math.abs(scaleY)];
  // From the corners, however it is turned, and a pixel around for soft edges.
  const [reachX, reachY] = [Math.max(originX, 1 - originX) * w, Math.max(originY, 1 - originY) * h];
  const reach = Math.hypot(reachX, reachY);
  const box = rotation
    ? grown({ x: left - reach, y: top - reach, w: 2 * reach, h: 2 * reach })
    : grown({ x: left - originX * w, y: top - originY * h, w, h });
  const painted = freshOn(frame.source.image as CanvasImageSource);
  const fresh =
    painted &&
    (rotation
      ? box
      : grown({
          x: left - originX * w + painted.x * scaleX,
          y: top - originY * h + painted.y * scaleY,
          w: painted.w * scaleX,
          h: painted.h * scaleY,
        }));
  const look = [left, top, scaleX, scaleY, rotation, alpha, frame, originX, originY, depth];
  return { box, look, camera, fresh };
}

function grown({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.floor(x) - 1, Math.floor(y) - 1];
  return { x: left, y: top, w: Math.ceil(x + w) + 1 - left, h: Math.ceil(y + h) + 1 - top };
}
