import type Phaser from 'phaser';
import type { Box, Point } from '../box';
import { type BagPose, bagAtRest } from './bag-shake';
import { type BagPart, bagBox } from './bake-bag';
import { depth } from './depths';
import type { Textures } from './textures';

/** The bag on the screen: four parts, hung on one another. */
export class BagView {
  private readonly unit: number;
  private readonly ground: Point;
  private readonly parts: Readonly<Record<BagPart, Phaser.GameObjects.Image>>;

  constructor(scene: Phaser.Scene, textures: Textures, box: Box) {
    this.unit = textures.bagUnit;
    const left = box.x + (box.w - bagBox.wide * this.unit) / 2;
    const top = box.y + (box.h - bagBox.high * this.unit) / 2;
    this.ground = { x: left + bagBox.ground.x * this.unit, y: top + bagBox.ground.y * this.unit };
    const part = (name: BagPart, pivot: Point, at: number) =>
      scene.add
        .image(0, 0, textures.bag(name))
        .setOrigin(pivot.x / bagBox.wide, pivot.y / bagBox.high)
        .setDepth(at);
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
    return bagBox.high * this.unit;
  }

  get mouth(): Point {
    return { x: this.ground.x, y: this.ground.y - (bagBox.ground.y - bagBox.mouth.y) * this.unit };
  }

  /** An empty bag fades a little. */
  hold(tiles: number) {
    for (const part of Object.values(this.parts)) part.setAlpha(tiles > 0 ? 1 : 0.55);
  }

  stand({ rise, squash, turn, neckDrop, neckTurn, tassel, mouth }: BagPose) {
    const { shadow, body, neck, tassel: cord } = this.parts;
    const [wide, tall] = [1 + squash * 0.8, 1 - squash];
    const foot = { x: this.ground.x, y: this.ground.y - rise * this.high };
    const onBag = (point: Point): Point => {
      const x = (point.x - bagBox.ground.x) * this.unit * wide;
      const y = (point.y - bagBox.ground.y) * this.unit * tall + neckDrop * this.high;
      return {
        x: foot.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: foot.y + x * Math.sin(turn) + y * Math.cos(turn),
      };
    };
    shadow.setPosition(this.ground.x, this.ground.y).setScale(1 - rise * 2, 1 - rise * 3);
    body.setPosition(foot.x, foot.y).setScale(wide, tall).setRotation(turn);
    const neckAt = onBag(bagBox.neck);
    const cordAt = onBag(bagBox.tassel);
    neck
      .setPosition(neckAt.x, neckAt.y)
      .setRotation(turn + neckTurn)
      .setScale(wide * (1 + mouth), tall * (1 - mouth * 0.5));
    cord.setPosition(cordAt.x + mouth * this.unit * 28, cordAt.y).setRotation(turn + tassel);
  }

  destroy() {
    for (const part of Object.values(this.parts)) part.destroy();
  }
}
