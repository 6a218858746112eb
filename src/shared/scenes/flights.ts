import type Phaser from 'phaser';
import { type Box, type Point, shared } from '../canvas/box';
import { canvasOf } from '../canvas/brush';
import { elementOf, freshOn, type Shown } from '../canvas/layers';

type Image = Phaser.GameObjects.Image;

/** What is known of an image from frame to frame. */
interface Course {
  box: Box;
  /** On the canvas, as its camera sees it. */
  at: Point;
  isFresh: boolean;
  place: string;
  /** For how many frames in a row it has moved, and for how many it has not. */
  moved: number;
  still: number;
  flier: Flier | undefined;
}

/** A canvas of its own, which the browser moves without anything being drawn. */
interface Flier {
  canvas: HTMLCanvasElement;
  frame: Phaser.Textures.Frame | undefined;
  /** For how many frames it has been seen. */
  seen: number;
}

const framesToFly = 2;
const framesToLand = 2;
// Out of what others come would land and rise again with each of them.
const framesToWait = 30;
// Each is moved and copied for itself: many small ones, or a large one, are drawn with less.
const mostFliers = 40;
// A canvas that is new costs more than one that moves.
const mostAtOnce = 2;
const mostPixels = 1_200_000;

/**
 * Small pictures that move lie on canvases of their own, above all that is drawn; where they rest they are drawn again.
 */
export class Flights {
  readonly layer = canvasLayer();
  private courses = new Map<Image, Course>();
  private readonly spare: Flier[] = [];

  constructor() {
    // Their order is among themselves: none lies above the canvas that hears the pointers.
    this.layer.style.isolation = 'isolate';
  }

  /**
   * Moves those that fly, and tells which of them need not be drawn. As canvases do not all come to the screen at once,
   * each is both drawn and flown for a frame as it rises and as it lands.
   */
  next(shown: ReadonlyMap<Image, ShownImage>, zoom: number): Set<Image> {
    const before = this.courses;
    this.courses = new Map();
    const risen: Image[] = [];
    for (const [image, shownAs] of shown) {
      const course = courseOf(image, shownAs, before.get(image));
      this.courses.set(image, course);
      if (course.moved >= framesToFly || (course.flier && course.still < framesToLand)) risen.push(image);
    }
    for (const [image, { flier }] of before) if (flier && !this.courses.has(image)) this.putAway(flier);
    const isUp = (image: Image) => this.courses.get(image)?.flier !== undefined;
    const rising = risen.filter((image) => !isUp(image)).slice(-mostAtOnce);
    const flying = this.uncovered(risen.length > mostFliers ? [] : [...risen.filter(isUp), ...rising]);
    const undrawn = new Set<Image>();
    let order = 0;
    for (const [image, course] of this.courses) {
      const isFlying = flying.has(image);
      if (!isFlying && (!course.flier || course.flier.seen < 0)) {
        this.land(course);
        continue;
      }
      const flier = course.flier ?? this.takeOff();
      course.flier = flier;
      this.move(image, course, flier, zoom, ++order);
      if (!isFlying) {
        flier.seen = -1;
        if (course.moved > 0) course.moved = -framesToWait;
      } else if (flier.seen++ > 0) undrawn.add(image);
    }
    return undrawn;
  }

  /** Something is in the air, and lands in one of the next frames. */
  get areUnderWay() {
    return [...this.courses.values()].some(({ flier }) => flier);
  }

  /** Paints those in the air, pixel by pixel. */
  paintOn(g: CanvasRenderingContext2D) {
    for (const [{ rotation, scaleX, scaleY, originX, originY, alpha }, { at, flier }] of this.courses) {
      if (!flier || flier.seen < 1) continue;
      const { canvas } = flier;
      g.save();
      g.globalAlpha *= alpha;
      g.translate(at.x, at.y);
      g.rotate(rotation);
      g.scale(scaleX, scaleY);
      g.drawImage(canvas, -originX * canvas.width, -originY * canvas.height);
      g.restore();
    }
  }

  /** Nothing that is drawn lies over them. */
  private uncovered(risen: readonly Image[]): Set<Image> {
    const flying = new Set(risen);
    const above: Box[] = [];
    for (const [image, { box }] of [...this.courses].reverse()) {
      if (flying.has(image) && above.some((one) => shared(one, box))) flying.delete(image);
      if (!flying.has(image)) above.push(box);
    }
    return flying;
  }

  private takeOff(): Flier {
    const flier = this.spare.pop() ?? { canvas: canvasOf(1, 1).canvas, frame: undefined, seen: 0 };
    flier.canvas.style.willChange = 'transform';
    if (!flier.canvas.isConnected) this.layer.append(flier.canvas);
    flier.canvas.style.visibility = '';
    flier.seen = 0;
    return flier;
  }

  private land(course: Course) {
    if (course.flier) this.putAway(course.flier);
    course.flier = undefined;
  }

  // Pictures that are thrown away while it waits are not held by it.
  private putAway(flier: Flier) {
    flier.canvas.style.visibility = 'hidden';
    Object.assign(flier.canvas, { width: 1, height: 1 });
    flier.frame = undefined;
    this.spare.push(flier);
  }

  private move(image: Image, { at: { x, y }, isFresh }: Course, flier: Flier, zoom: number, order: number) {
    const { rotation, scaleX, scaleY, originX, originY, alpha, frame } = image;
    const { canvas } = flier;
    if (flier.frame !== frame || isFresh) {
      flier.frame = frame;
      canvas.width = frame.realWidth;
      canvas.height = frame.realHeight;
      canvas.getContext('2d')?.drawImage(frame.source.image as CanvasImageSource, 0, 0);
    }
    Object.assign(canvas.style, { zIndex: order, opacity: alpha });
    transformed(
      canvas,
      `translate(${x * zoom}px, ${y * zoom}px) rotate(${rotation}rad) scale(${scaleX * zoom}, ${scaleY * zoom}) translate(${-originX * canvas.width}px, ${-originY * canvas.height}px)`,
    );
  }
}

function courseOf(image: Image, { box, camera, fresh }: ShownImage, last: Course | undefined): Course {
  const { x, y, scaleX, scaleY, rotation, frame } = image;
  const place = [x, y, scaleX, scaleY, rotation].join(' ');
  const hasMoved = last !== undefined && last.place !== place;
  const isSmall = frame.realWidth * frame.realHeight <= mostPixels;
  return {
    box,
    at: { x: x - camera.scrollX, y: y - camera.scrollY },
    isFresh: fresh !== undefined,
    place,
    moved: hasMoved && isSmall ? last.moved + 1 : 0,
    still: hasMoved ? 0 : (last?.still ?? 0) + 1,
    flier: last?.flier,
  };
}

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

/** Canvases lie in it, each at its place. */
export function canvasLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'patches';
  layer.ariaHidden = 'true';
  return layer;
}

/**
 * Each is laid out as large as it has pixels, and brought to its place and size by a transform alone: sizes and places
 * in parts of a CSS pixel may be rounded, and what is drawn would be blurred.
 */
export const transformed = ({ style }: HTMLCanvasElement, transform: string) =>
  Object.assign(style, { left: 0, top: 0, transformOrigin: '0 0', transform });
