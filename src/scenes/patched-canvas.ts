import type Phaser from 'phaser';
import { nextTask } from '../platform/next-task';
import { canvasOf } from '../table/bake-shapes';
import { type Box, type Point, shared } from '../table/box';
import { Changes, patchesOf, type Shown, staleOf } from '../table/patches';
import { freshOn } from '../table/repainted';
import { holeIn } from '../table/seen-through';
import { dry } from './in-slices';
import { isWakening, stirred } from './loop';

type Image = Phaser.GameObjects.Image;
type Camera = Phaser.Cameras.Scene2D.Camera;

interface ShownImage extends Shown {
  camera: Camera;
  fresh: Box | undefined;
}

interface Patch {
  box: Box;
  brush: CanvasRenderingContext2D;
}

/** The parts of Phaser's canvas renderer that a frame is made of. */
interface Frames {
  currentContext: CanvasRenderingContext2D;
  preRender(): void;
  render(scene: Phaser.Scene, children: readonly Image[], camera: Camera): void;
  postRender(): void;
  batchSprite(image: Image, frame: Phaser.Textures.Frame, camera: Camera): void;
}

const canvases = new WeakMap<Phaser.Game, PatchedCanvas>();

/** Paints what is seen on a game's canvas elsewhere, pixel by pixel, from a corner of it on. */
export function paintSeen(game: Phaser.Game, g: CanvasRenderingContext2D, corner: Point) {
  canvases.get(game)?.paintOn(g, corner);
}

/**
 * What is on stage is drawn on many small canvases, side by side: a browser copies a whole canvas for every frame in
 * which anything on it has changed. A frame draws anew only what has, on the patches it lies on; the canvas of the game
 * itself lies above them, empty, and hears the pointers.
 */
export class PatchedCanvas {
  private readonly layer = document.createElement('div');
  private patches: Patch[] = [];
  private readonly changes = new Changes<Image>();
  private shown = new Map<Image, ShownImage>();
  /** For which size the patches are cut. */
  private cutFor = '';
  private isStale = false;
  /** A task that draws is on its way. */
  private isBegun = false;

  constructor(private readonly game: Phaser.Game) {
    this.layer.className = 'patches';
    this.layer.ariaHidden = 'true';
    game.canvas.before(this.layer);
    const frames = game.renderer as unknown as Frames;
    frames.preRender = () => {
      this.shown = new Map();
    };
    frames.render = (_scene, children, camera) => {
      // They come from the lowest to the highest.
      const own = new Map<Image, ShownImage>();
      for (const image of children) {
        const hole = holeIn(image);
        if (hole) keepTo(own, grownTo(hole, camera));
        own.set(image, shownBy(image, camera));
      }
      for (const [image, shown] of own) this.shown.set(image, shown);
    };
    frames.postRender = () => {
      const begins = isWakening(game) || (this.layer.hidden && this.shown.size > 0);
      if (begins && !this.isBegun) void this.begin(frames);
      else this.draw(frames);
    };
    canvases.set(game, this);
  }

  paintOn(g: CanvasRenderingContext2D, corner: Point) {
    for (const { box, brush } of this.patches) g.drawImage(brush.canvas, box.x - corner.x, box.y - corner.y);
  }

  private cut(width: number, height: number, zoom: number) {
    this.patches = patchesOf(width, height).map((box) => this.patchFor(box, zoom));
    this.layer.replaceChildren(...this.patches.map(({ brush }) => brush.canvas));
    this.isStale = true;
  }

  private patchFor(box: Box, zoom: number): Patch {
    const { canvas, brush } = canvasOf(box.w, box.h);
    Object.assign(canvas.style, {
      left: `${box.x * zoom}px`,
      top: `${box.y * zoom}px`,
      width: `${box.w * zoom}px`,
      height: `${box.h * zoom}px`,
    });
    canvas.addEventListener('contextrestored', () => {
      this.isStale = true;
      this.game.events.emit(stirred);
    });
    return { box, brush };
  }

  /** Between the task that makes a scene and the frame that lays out its panels, unless that comes first. */
  private async begin(frames: Frames) {
    const { shown } = this;
    this.isBegun = true;
    // What was painted on is told but once.
    this.isStale ||= shown.size > 0;
    await nextTask();
    if (shown !== this.shown) return;
    for (const image of shown.keys()) if (!image.scene) shown.delete(image);
    this.draw(frames);
    if (shown.size > 0) for (const { brush } of this.patches) dry(brush.canvas);
  }

  private draw(frames: Frames) {
    const { shown, game } = this;
    this.isBegun = false;
    this.layer.hidden = shown.size === 0;
    const { width, height } = game.canvas;
    const size = `${width} ${height} ${game.scale.zoom}`;
    if (size !== this.cutFor && shown.size > 0) {
      this.cutFor = size;
      this.cut(width, height, game.scale.zoom);
    }
    const changed = this.changes.next(shown);
    for (const { box, brush } of this.patches) {
      const stale = this.isStale ? [box] : staleOf(box, changed);
      for (const part of stale) this.drawOn(brush, box, part, frames);
    }
    this.isStale = false;
  }

  private drawOn(g: CanvasRenderingContext2D, { x: left, y: top }: Box, stale: Box, frames: Frames) {
    const { x, y, w, h } = stale;
    g.save();
    g.beginPath();
    g.rect(x - left, y - top, w, h);
    g.clip();
    g.clearRect(x - left, y - top, w, h);
    frames.currentContext = g;
    for (const [image, { box, camera }] of this.shown) {
      const hole = holeIn(image);
      if (!shared(box, stale) || (hole && isWithin(stale, grownTo(hole, camera)))) continue;
      const { matrixCombined: view } = camera;
      view.translate(-left, -top);
      frames.batchSprite(image, image.frame, camera);
      view.translate(left, top);
    }
    g.restore();
  }
}

/** What is seen through a hole alone changes nothing elsewhere; the rest is not seen at all. */
function keepTo(images: Map<Image, ShownImage>, hole: Box) {
  for (const [image, shown] of images) {
    const box = shared(shown.box, hole);
    if (box) images.set(image, { ...shown, box, fresh: shown.fresh && shared(shown.fresh, hole) });
    else images.delete(image);
  }
}

const isWithin = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** In whole pixels of the canvas, as the camera sees it. */
function grownTo({ x, y, w, h }: Box, { scrollX, scrollY }: Camera): Box {
  const [left, top] = [Math.floor(x - scrollX), Math.floor(y - scrollY)];
  return { x: left, y: top, w: Math.ceil(x - scrollX + w) - left, h: Math.ceil(y - scrollY + h) - top };
}

function shownBy(image: Image, camera: Camera): ShownImage {
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
