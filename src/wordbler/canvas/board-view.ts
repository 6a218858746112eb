import type Phaser from 'phaser';
import { depth } from './depths';
import { paintSquares } from './ground-squares';
import { lookAt, type TablePicture } from './picture';
import { type Places, squareBox } from './places';
import type { Run } from './score-place';
import type { Ground, Textures } from './textures';
import { type Zoom, zoomed } from './zoom';

/** The board: frame and squares are painted on the ground, marks and the cursor lie above. */
export class BoardView {
  private readonly scene: Phaser.Scene;
  private readonly textures: Textures;
  private readonly places: Places;
  private readonly zoom: () => Zoom;
  private readonly ground: Ground;
  private readonly cursor: Phaser.GameObjects.Image;
  private readonly marks: Phaser.GameObjects.Image[] = [];
  private readonly ghosts: Phaser.GameObjects.Image[] = [];
  private readonly outlines: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene, textures: Textures, places: Places, ground: Ground, zoom: () => Zoom) {
    this.scene = scene;
    this.textures = textures;
    this.places = places;
    this.zoom = zoom;
    this.ground = ground;
    this.cursor = scene.add.image(0, 0, textures.cursor('across')).setDepth(depth.cursor).setVisible(false);
  }

  present(picture: TablePicture) {
    for (const _ of paintSquares(this.ground, this.places.board, picture, this.textures.dress));
    this.follow(picture);
  }

  /** What lies above the squares, where they are now. */
  follow(picture: TablePicture) {
    this.showMarks(picture.marked);
    this.showGhost(picture);
    this.showOutlines(picture.outlined ?? []);
    const { cursor } = picture;
    this.cursor.setVisible(!!cursor);
    if (cursor) this.place(this.cursor.setTexture(this.textures.cursor(cursor.direction)), cursor);
  }

  destroy() {
    this.cursor.destroy();
    for (const image of [...this.marks, ...this.ghosts, ...this.outlines]) image.destroy();
  }

  private showMarks(marked: TablePicture['marked']) {
    while (this.marks.length < marked.length) {
      this.marks.push(this.scene.add.image(0, 0, this.textures.mark('lit')).setDepth(depth.mark));
    }
    this.marks.forEach((image, i) => {
      const mark = marked[i];
      image.setVisible(!!mark);
      if (mark) this.place(image.setTexture(this.textures.mark(mark.tone)), mark);
    });
  }

  // A play that is only told shows its squares through.
  private showGhost(picture: TablePicture) {
    const { sides } = this.textures;
    const letters = picture.ghost?.letters ?? [];
    while (this.ghosts.length < letters.length)
      this.ghosts.push(
        this.scene.add.image(0, 0, this.textures.mark('hint')).setDepth(depth.ghost).setAlpha(0.8),
      );
    this.ghosts.forEach((image, i) => {
      const tile = letters[i];
      image.setVisible(!!tile);
      if (!tile) return;
      const { letter, face: value, blank } = tile;
      const side = lookAt(picture, tile)?.premium ? sides.rimmed : sides.cell;
      this.place(
        image.setTexture(this.textures.tile({ letter, value, dress: blank ? 'pink' : 'plain' }, side)),
        tile,
      );
    });
  }

  private showOutlines(runs: readonly Run[]) {
    while (this.outlines.length < runs.length)
      this.outlines.push(this.scene.add.image(0, 0, this.textures.outline(1, 1)).setDepth(depth.outline));
    this.outlines.forEach((image, i) => {
      const run = runs[i];
      image.setVisible(!!run);
      if (!run) return;
      const { from, to } = run;
      image.setTexture(this.textures.outline(to.x - from.x + 1, to.y - from.y + 1));
      this.place(image, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    });
  }

  private place(image: Phaser.GameObjects.Image, square: { x: number; y: number }) {
    const zoom = this.zoom();
    const { x, y, w, h } = squareBox(zoomed(this.places, zoom).board, square);
    image.setPosition(x + w / 2, y + h / 2).setScale(zoom.scale);
  }
}
