import type Phaser from 'phaser';
import type { scramble } from '../../core';
import type { Box } from '../../panels/layer';
import { isCalm, lookOf } from '../../platform/taste';
import { tables } from '../../table/colours';
import { Tray } from '../../table/scramble/tray';
import { emptyTray, type TrayPicture } from '../../table/scramble/tray-picture';
import { sparePictures } from '../../table/spare-pictures';
import type { House } from '../house';
import { stirred } from '../loop';
import { sizeOf } from '../screen';

/** A tray of letters where a panel has left room for it, in the player's taste. */
export class TrayStage {
  readonly tray: Tray;
  private picture: TrayPicture;

  constructor(
    scene: Phaser.Scene,
    { root, preferences }: Pick<House, 'root' | 'preferences'>,
    private readonly box: Box,
    { side, letters }: scramble.Board,
  ) {
    sparePictures.clearAwayFor(this);
    this.picture = emptyTray(side, letters);
    this.tray = new Tray(scene, {
      dress: { px: sizeOf(root).dpr, colours: tables[lookOf(preferences.now)] },
      box,
      side,
      calm: isCalm(preferences.now),
      onStir: () => scene.game.events.emit(stirred),
    });
    this.tray.present(this.picture);
  }

  get still() {
    return this.tray.still;
  }

  tick(ms: number) {
    this.tray.tick(ms);
  }

  /** Where each square is, seen from the place of the tray. */
  get boxes(): Box[] {
    const { x, y } = this.box;
    return this.tray.boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
  }

  stand(picture: Partial<TrayPicture>) {
    const next = { ...this.picture, ...picture };
    if (isSame(next, this.picture)) return;
    this.picture = next;
    this.tray.present(next);
  }

  /** Other letters in the same tray; not if they need one of another size. */
  takes({ side, letters }: scramble.Board): boolean {
    if (side * side !== this.picture.letters.length) return false;
    this.stand(emptyTray(side, letters));
    return true;
  }

  /** The dice of the board are thrown. */
  roll() {
    return this.tray.roll(this.picture);
  }

  destroy() {
    this.tray.destroy();
    sparePictures.mayComeBackFrom(this);
  }
}

const isSame = (a: TrayPicture, b: TrayPicture) => JSON.stringify(a) === JSON.stringify(b);
