import type Phaser from 'phaser';
import { faceOf } from './paint-board';
import type { TileLook, TilePlace } from './picture';
import { depth } from './places';
import type { Textures } from './textures';
import { type Pose, restAt, type Spot } from './tile-poses';

export type RimTone = '' | 'gold' | 'crimson';

const lying: Readonly<Partial<Record<TilePlace['at'], readonly [face: number, rim: number]>>> = {
  rack: [depth.rackTile, depth.rackRim],
  drawn: [depth.drawnTile, depth.drawnRim],
};

/** A tile on the screen: a soft shadow, a face or back and, now and then, a rim. It only shows poses. */
export class TileView {
  pose: Pose | null = null;
  private readonly shadow: Phaser.GameObjects.Image;
  private readonly face: Phaser.GameObjects.Image;
  private readonly edge: Phaser.GameObjects.Image;
  private rim: RimTone = '';
  private inBag = false;

  constructor(
    scene: Phaser.Scene,
    private readonly textures: Textures,
    private look: TileLook,
  ) {
    const { rack } = textures.sides;
    const image = (key: string, at: number) => scene.add.image(0, 0, key).setDepth(at).setVisible(false);
    this.shadow = image(textures.shadow, depth.shadow);
    this.face = image(textures.tileBack(rack), depth.tile);
    this.edge = image(textures.rim('gold', rack), depth.rim);
  }

  wear(look: TileLook) {
    this.look = look;
    const laid = look.place.at === 'board' && look.place.laid;
    this.setRim(laid || look.raised || look.hinted ? 'gold' : '');
  }

  setRim(rim: RimTone, alpha = 1) {
    this.rim = rim;
    this.edge.setAlpha(alpha);
  }

  /** Above everything that lies, and the later the higher. */
  raise(order: number, from: number = depth.flying) {
    this.inBag = false;
    this.face.setDepth(from + order * 0.1);
    this.edge.setDepth(from + order * 0.1 + 0.05);
  }

  /** Behind the bag's neck, where it casts no shadow. */
  sinkIntoBag() {
    this.inBag = true;
    this.face.setDepth(depth.inBag);
    this.edge.setDepth(depth.inBag);
  }

  rest(spot: Spot | null) {
    this.inBag = false;
    const [face, edge] = lying[this.look.place.at] ?? [depth.tile, depth.rim];
    this.face.setDepth(face);
    this.edge.setDepth(edge);
    if (spot) this.stand(restAt(spot));
    else this.hide();
  }

  hide() {
    this.pose = null;
    for (const image of [this.shadow, this.face, this.edge]) image.setVisible(false);
  }

  stand(pose: Pose) {
    this.pose = pose;
    const side = this.bakedSide(pose.side);
    const scale = pose.side / side;
    const flip = Math.max(0.04, Math.abs(Math.cos(Math.PI * pose.face)));
    this.face
      .setTexture(pose.face < 0.5 ? this.textures.tileBack(side) : this.textures.tile(faceOf(this.look), side))
      .setVisible(true)
      .setAlpha(pose.alpha)
      .setPosition(pose.x, pose.y)
      .setRotation(pose.turn)
      .setScale(scale * pose.wide * flip, scale * pose.tall);
    this.showRim(pose, side, scale);
    this.showShadow(pose, flip);
  }

  destroy() {
    for (const image of [this.shadow, this.face, this.edge]) image.destroy();
  }

  // At rest a tile has a texture of exactly its size; on the way the nearest one will do.
  private bakedSide(side: number): number {
    const { rack, cell, rimmed } = this.textures.sides;
    if (Math.abs(side - rimmed) < 0.5) return rimmed;
    return side * side < rack * cell ? cell : rack;
  }

  private showRim(pose: Pose, side: number, scale: number) {
    const shown = this.rim !== '' && pose.face >= 0.5;
    this.edge.setVisible(shown);
    if (!shown || !this.rim) return;
    this.edge
      .setTexture(this.textures.rim(this.rim, side))
      .setPosition(pose.x, pose.y)
      .setRotation(pose.turn)
      .setScale(scale * pose.wide, scale * pose.tall);
  }

  // The light stands above and to the left: the higher the tile, the farther, larger and paler its shadow.
  private showShadow(pose: Pose, flip: number) {
    const shown = pose.height > 0.5 && !this.inBag;
    this.shadow.setVisible(shown);
    if (!shown) return;
    const { rack } = this.textures.sides;
    const high = pose.height / rack;
    const scale = (pose.side / rack) * (1 + 0.25 * high);
    this.shadow
      .setPosition(pose.x + pose.height * 0.35, pose.y + pose.height * 0.7 + pose.side * 0.06)
      .setRotation(pose.turn)
      .setScale(scale * Math.max(0.3, flip), scale)
      .setAlpha(pose.alpha * Math.max(0.35, 0.95 - 0.7 * high) * Math.min(1, high * 8));
  }
}
