import type Phaser from 'phaser';
import type { Box } from '../../shared/panels/layer';
import { isCalm } from '../../shared/platform/theme';
import { stirred } from '../../shared/scenes/loop';
import type { Services } from '../../shared/scenes/services';
import { Tray } from '../canvas/tray';
import { emptyTray, type TrayPicture } from '../canvas/tray-picture';
import type { TrayPictures } from '../canvas/tray-pictures';
import type * as scramble from '../rules';

/** A tray of letters where a panel has left room for it, in the player's taste. */
export class TrayStage {
  readonly tray: Tray;
  private picture: TrayPicture;

  constructor(
    scene: Phaser.Scene,
    { preferences }: Pick<Services, 'preferences'>,
    readonly pictures: TrayPictures,
    private readonly box: Box,
    { side, letters }: scramble.Board,
    seen: Partial<TrayPicture>,
  ) {
    this.picture = { ...emptyTray(side, letters), ...seen };
    this.tray = new Tray(scene, {
      pictures,
      picture: this.picture,
      calm: isCalm(preferences.now),
      onStir: () => scene.game.events.emit(stirred),
    });
  }

  holds({ letters }: scramble.Board): boolean {
    return letters === this.picture.letters;
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
    // No frame comes before the page is seen again: covered letters are covered then.
    if (document.hidden) this.tray.cut();
  }

  /** Other letters have room in it. */
  fits({ side }: scramble.Board): boolean {
    return side === this.picture.side;
  }

  take({ side, letters }: scramble.Board) {
    this.stand(emptyTray(side, letters));
  }

  /** The dice of the board are thrown. */
  roll() {
    return this.tray.roll(this.picture);
  }

  destroy() {
    this.tray.destroy();
  }
}

const isSame = (a: TrayPicture, b: TrayPicture) => JSON.stringify(a) === JSON.stringify(b);
