import type Phaser from 'phaser';
import { type Box, type Point, shared } from '../canvas/box';
import type { Brush } from '../canvas/brush';
import { dry } from '../canvas/in-slices';
import { Changes, canvasApart, holeIn, patchesOf, staleOf, stirred } from '../canvas/layers';
import { nextTask } from '../platform/page-time';
import {
  canvasLayer,
  Flights,
  grownTo,
  isWithin,
  keepTo,
  type Lying,
  lyingAs,
  type ShownImage,
  shownBy,
  transformed,
} from './flights';
import { isWakening, rested } from './loop';
import { resized } from './screen';

type Image = Phaser.GameObjects.Image;
type Camera = Phaser.Cameras.Scene2D.Camera;

interface Patch {
  box: Box;
  /** From when something lies there. */
  brush: Brush | undefined;
  element: HTMLCanvasElement | undefined;
}

/** The parts of Phaser's canvas renderer that a frame is made of. */
interface Frames {
  currentContext: Brush;
  preRender(): void;
  render(scene: Phaser.Scene, children: readonly Image[], camera: Camera): void;
  postRender(): void;
  batchSprite(image: Image, frame: Phaser.Textures.Frame, camera: Camera): void;
}

const manyPixels = 2_000_000;

const canvases = new WeakMap<Phaser.Game, PatchedCanvas>();

/** Paints what is seen on a game's canvas elsewhere, pixel by pixel, from a corner of it on. */
export function paintSeen(game: Phaser.Game, g: CanvasRenderingContext2D, corner: Point) {
  canvases.get(game)?.paintOn(g, corner);
}

/**
 * What is on stage is drawn on many small canvases, side by side: a browser copies a whole canvas for every frame in
 * which anything on it has changed. A frame draws anew only what has, on the patches it lies on; the large pictures
 * that lie below are shown as they are, and the canvas of the game itself lies above, empty, and hears the pointers.
 */
export class PatchedCanvas {
  private readonly ground = canvasLayer();
  private readonly layer = canvasLayer();
  private patches: Patch[] = [];
  private readonly flights = new Flights();
  private readonly changes = new Changes<Image>();
  private shown = new Map<Image, ShownImage>();
  private lying: Lying[] = [];
  /** For which size the patches are cut. */
  private cutFor = '';
  private isStale = false;
  /** A task that draws is on its way. */
  private isBegun = false;

  constructor(private readonly game: Phaser.Game) {
    // On its way to whichever canvas it is that was lost.
    for (const layer of [this.ground, this.layer])
      layer.addEventListener('contextrestored', () => this.restore(layer === this.ground), true);
    game.canvas.before(this.ground, this.layer, this.flights.layer);
    const frames = game.renderer as unknown as Frames;
    frames.preRender = () => {
      this.shown = new Map();
      this.lying = [];
    };
    frames.render = (_scene, children, camera) => {
      // They come from the lowest to the highest.
      const own = new Map<Image, ShownImage>();
      for (const image of children) {
        const lying = this.shown.size + own.size === 0 ? lyingAs(image, camera) : undefined;
        if (lying) {
          this.lying.push(lying);
          continue;
        }
        const hole = holeIn(image);
        if (hole) keepTo(own, grownTo(hole, camera));
        own.set(image, shownBy(image, camera));
      }
      for (const [image, shown] of own) this.shown.set(image, shown);
    };
    frames.postRender = () => {
      const begins = isWakening(game) || (this.layer.hidden && !this.isEmpty);
      if (begins && !this.isBegun) void this.begin(frames);
      else this.draw(frames);
    };
    game.events.on(rested, () => this.clearAway());
    canvases.set(game, this);
  }

  paintOn(g: CanvasRenderingContext2D, corner: Point) {
    g.save();
    for (const { picture, at, image } of this.lying) {
      g.globalAlpha = image.alpha;
      g.drawImage(picture, at.x - corner.x, at.y - corner.y);
    }
    g.restore();
    for (const { box, brush } of this.patches) if (brush) g.drawImage(brush.canvas, box.x - corner.x, box.y - corner.y);
    g.save();
    g.translate(-corner.x, -corner.y);
    this.flights.paintOn(g);
    g.restore();
  }

  private get isEmpty() {
    return this.shown.size + this.lying.length === 0;
  }

  private cut(width: number, height: number) {
    this.patches = patchesOf(width, height).map((box) => ({ box, brush: undefined, element: undefined }));
    this.layer.replaceChildren();
    this.isStale = true;
  }

  /** What was lost of the patches is drawn anew; a picture that lies is painted again by whoever shows it. */
  private restore(isGround: boolean) {
    this.isStale = true;
    if (isGround) for (const scene of this.game.scene.getScenes(true)) scene.events.emit(resized);
    this.game.events.emit(stirred);
  }

  private brushFor(patch: Patch): Brush {
    if (patch.brush) return patch.brush;
    const { box } = patch;
    const { brush, element } = canvasApart(box.w, box.h);
    this.place(element, box);
    this.layer.append(element);
    Object.assign(patch, { brush, element });
    return brush;
  }

  /**
   * Patches over which something flew need no memory any more; where it is little, they are ready for the next flight.
   */
  private clearAway() {
    const { width, height } = this.game.canvas;
    if (width * height < manyPixels) return;
    for (const patch of this.patches) {
      const { brush, element, box } = patch;
      if (!brush || this.hasAnythingIn(box)) continue;
      element?.remove();
      Object.assign(brush.canvas, { width: 1, height: 1 });
      Object.assign(patch, { brush: undefined, element: undefined });
    }
  }

  private place(element: HTMLCanvasElement, { x, y }: Point) {
    const { zoom } = this.game.scale;
    transformed(element, `translate(${x * zoom}px, ${y * zoom}px) scale(${zoom})`);
  }

  /** Below the patches, from the lowest on. */
  private lay() {
    const { children } = this.ground;
    const { lying } = this;
    if (lying.length !== children.length || lying.some(({ element }, at) => element !== children[at]))
      this.ground.replaceChildren(...lying.map(({ element }) => element));
    for (const { element, at, image } of lying) {
      this.place(element, at);
      element.style.opacity = `${image.alpha}`;
    }
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
    this.lying = this.lying.filter(({ image }) => image.scene);
    this.draw(frames);
    if (shown.size > 0) for (const { brush } of this.patches) if (brush) dry(brush.canvas);
  }

  private draw(frames: Frames) {
    const { shown, game } = this;
    this.isBegun = false;
    this.layer.hidden = this.isEmpty;
    const { width, height } = game.canvas;
    const size = `${width} ${height} ${game.scale.zoom}`;
    if (size !== this.cutFor && !this.isEmpty) {
      this.cutFor = size;
      this.cut(width, height);
    }
    for (const image of this.flights.next(shown, game.scale.zoom)) shown.delete(image);
    if (this.flights.areUnderWay) game.events.emit(stirred);
    const changed = this.changes.next(shown);
    for (const patch of this.patches) {
      const { box } = patch;
      const stale = this.isStale ? [box] : staleOf(box, changed);
      if (stale.length === 0 || (!patch.brush && !this.hasAnythingIn(box))) continue;
      const brush = this.brushFor(patch);
      for (const part of stale) this.drawOn(brush, box, part, frames);
    }
    this.isStale = false;
    this.lay();
  }

  private hasAnythingIn(box: Box) {
    for (const shown of this.shown.values()) if (shared(shown.box, box)) return true;
    return false;
  }

  private drawOn(g: Brush, { x: left, y: top }: Box, stale: Box, frames: Frames) {
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
