import type Phaser from 'phaser';
import type { Box, Point } from '../../shared/canvas/box';
import { clamp, easeOut, hump, radians, ringOut, share } from '../../shared/canvas/motion';
import type { BagPlace } from './draw-view';
import { type BagPart, bagBox, bagParts, partBoxes } from './paint-furniture';
import { depth } from './places';
import type { Textures } from './textures';
import { bagMoves } from './timings';

/** How the bag and its parts stand at a moment. Lengths are shares of its height. */
interface BagPose {
  rise: number;
  squash: number;
  turn: number;
  neckDrop: number;
  neckTurn: number;
  tassel: number;
  mouth: number;
}

export const bagAtRest: BagPose = {
  rise: 0,
  squash: 0,
  turn: 0,
  neckDrop: 0,
  neckTurn: 0,
  tassel: 0,
  mouth: 0,
};

/** How long a bag is shaken, and how it rings out when it stands again. */
export interface Shake {
  halfSwings: number;
  thud: number;
}

/** From here on the bag stands again and only rings out. */
export const thudAt = ({ halfSwings }: Shake) => halfSwings * bagMoves.halfSwing;
export const shakeMs = (shake: Shake) => thudAt(shake) + shake.thud;

export function shakenBag(ms: number, shake: Shake): BagPose {
  const put = thudAt(shake);
  if (ms >= put) return putDown(share(ms - put, shake.thud));
  // Picked up at once, put down at once: the hand holds it in between.
  const inHand = (ms: number) =>
    easeOut(share(ms, bagMoves.halfSwing * 1.5)) * easeOut(share(put - ms, bagMoves.halfSwing * 1.5));
  const upAndDown = (ms: number) => Math.sin((Math.PI * ms) / bagMoves.halfSwing) * inHand(ms);
  const sideways = (ms: number) => Math.sin((Math.PI * ms) / (bagMoves.halfSwing * 2.6)) * inHand(ms);
  const swing = upAndDown(ms);
  const neckAt = ms - bagMoves.neckLag;
  return {
    rise: bagMoves.lift * inHand(ms) + bagMoves.swing * swing,
    squash: -bagMoves.squash * swing,
    turn: radians(bagMoves.sway) * sideways(ms),
    neckDrop: bagMoves.swing * bagMoves.neckFollow * (swing - upAndDown(neckAt)),
    neckTurn: radians(bagMoves.neckTurn) * (sideways(neckAt) - sideways(ms)),
    tassel: -radians(bagMoves.tasselTurn) * sideways(ms - bagMoves.tasselLag),
    mouth: 0,
  };
}

function putDown(k: number): BagPose {
  const ring = ringOut(k);
  return {
    ...bagAtRest,
    squash: bagMoves.thudSquash * ring,
    neckDrop: bagMoves.swing * 0.5 * ring,
    tassel: radians(bagMoves.tasselTurn) * 0.4 * ring,
  };
}

/** The mouth opens, widens a little for every tile that passes it (the first at `first` ms), and closes. */
export function openBag(ms: number, stagger: number, tiles: number, first = 0): BagPose {
  const last = first + stagger * (tiles - 1);
  const open = share(ms - first + bagMoves.open, bagMoves.open);
  const closing = share(last + bagMoves.burpFor + bagMoves.open - ms, bagMoves.open);
  const passing = first + clamp(Math.floor((ms - first) / stagger), 0, tiles - 1) * stagger;
  const burp = ms < first ? 0 : hump(share(ms - passing, bagMoves.burpFor));
  return {
    ...bagAtRest,
    mouth: bagMoves.mouth * open * closing + bagMoves.burp * burp,
    squash: -0.02 * burp,
  };
}

export const openBagMs = (stagger: number, tiles: number, first = 0) =>
  first + stagger * (tiles - 1) + bagMoves.burpFor + bagMoves.open;

/** The bag on the screen: four parts, hung on one another. */
export class BagView {
  /** Where it belongs. */
  readonly home: BagPlace;
  private at: BagPlace;
  private pose = bagAtRest;
  private large: number | undefined;
  private readonly parts: Readonly<Record<BagPart, Phaser.GameObjects.Image>>;

  constructor(
    scene: Phaser.Scene,
    private readonly textures: Textures,
    box: Box,
  ) {
    const unit = textures.bagUnit;
    const left = box.x + (box.w - bagBox.wide * unit) / 2;
    const top = box.y + (box.h - bagBox.high * unit) / 2;
    this.home = { x: left + bagBox.ground.x * unit, y: top + bagBox.ground.y * unit, unit };
    this.at = this.home;
    const part = (name: BagPart, pivot: Point, at: number) => {
      const { x, y, w, h } = partBoxes[name];
      return scene.add
        .image(0, 0, textures.bag(name))
        .setOrigin((pivot.x - x) / w, (pivot.y - y) / h)
        .setDepth(at);
    };
    this.parts = {
      shadow: part('shadow', bagBox.ground, depth.bagShadow),
      body: part('body', bagBox.ground, depth.bag),
      neck: part('neck', bagBox.neck, depth.neck),
      tassel: part('tassel', bagBox.tassel, depth.neck + 0.1),
    };
    this.stand(bagAtRest);
    this.hold(0);
  }

  get high() {
    return bagBox.high * this.at.unit;
  }

  get mouth(): Point {
    const { x, y, unit } = this.at;
    return { x, y: y - (bagBox.ground.y - bagBox.mouth.y) * unit };
  }

  /** Elsewhere; `large` is as large as it is going to be, so that it is painted for that. */
  move(to: BagPlace, large = to.unit) {
    this.at = to;
    this.useTextures(large > this.home.unit && to.unit > this.home.unit ? large : undefined);
    this.stand(this.pose);
  }

  /** An empty bag fades a little. */
  hold(tiles: number) {
    for (const part of Object.values(this.parts)) part.setAlpha(tiles > 0 ? 1 : 0.55);
  }

  stand(pose: BagPose) {
    this.pose = pose;
    const { rise, squash, turn, neckDrop, neckTurn, tassel, mouth } = pose;
    const { shadow, body, neck, tassel: cord } = this.parts;
    const { x: groundX, y: groundY, unit } = this.at;
    const size = unit / (this.large ?? this.home.unit);
    const [wide, tall] = [1 + squash * 0.8, 1 - squash];
    const foot = { x: groundX, y: groundY - rise * this.high };
    const onBag = (point: Point): Point => {
      const x = (point.x - bagBox.ground.x) * unit * wide;
      const y = (point.y - bagBox.ground.y) * unit * tall + neckDrop * this.high;
      return {
        x: foot.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: foot.y + x * Math.sin(turn) + y * Math.cos(turn),
      };
    };
    shadow.setPosition(groundX, groundY).setScale(size * (1 - rise * 2), size * (1 - rise * 3));
    body
      .setPosition(foot.x, foot.y)
      .setScale(size * wide, size * tall)
      .setRotation(turn);
    const neckAt = onBag(bagBox.neck);
    const cordAt = onBag(bagBox.tassel);
    neck
      .setPosition(neckAt.x, neckAt.y)
      .setRotation(turn + neckTurn)
      .setScale(size * wide * (1 + mouth), size * tall * (1 - mouth * 0.5));
    cord
      .setPosition(cordAt.x + mouth * unit * 28, cordAt.y)
      .setRotation(turn + tassel)
      .setScale(size);
  }

  private useTextures(large: number | undefined) {
    if (large === this.large) return;
    const before = this.large;
    this.large = large;
    for (const [part, image] of Object.entries(this.parts)) image.setTexture(this.textures.bag(part as BagPart, large));
    if (before !== undefined) for (const part of bagParts) this.textures.forget(this.textures.bag(part, before));
  }

  destroy() {
    for (const part of Object.values(this.parts)) part.destroy();
  }
}
