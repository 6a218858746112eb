import type Phaser from 'phaser';
import { tables } from '../../shared/canvas/colours';
import { sparePictures } from '../../shared/canvas/spare-pictures';
import type { Box } from '../../shared/panels/layer';
import { nextTask } from '../../shared/platform/page-time';
import { lookOf } from '../../shared/platform/theme';
import { paintInSlices } from '../../shared/scenes/in-slices';
import { sizeOf } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import type { TrayPicture } from '../canvas/tray-picture';
import { TrayPictures } from '../canvas/tray-pictures';
import type * as scramble from '../rules';
import { TrayStage } from './tray-stage';

interface Place {
  /** Where its panel has left room for it. */
  room(): Box;
  /** How its letters are seen from the first frame on, where they are not simply open. */
  seen?(): Partial<TrayPicture>;
  /** Another one stands. */
  stood(): void;
}

/** The tray of a scene. Another one is painted in slices while the one before stands, and then takes its place. */
export class TrayHost {
  stage: TrayStage | undefined;
  private wanted: { board: scramble.Board; isAnew: boolean } | undefined;
  private coming: Promise<void> | undefined;
  private isGone = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Pick<Services, 'root' | 'preferences' | 'texts'>,
    private readonly place: Place,
  ) {
    sparePictures.clearAwayFor(this);
  }

  get still() {
    return this.stage?.still ?? true;
  }

  tick(ms: number) {
    this.stage?.tick(ms);
  }

  /** That with this board in it, if it stands. */
  of(board: scramble.Board): TrayStage | undefined {
    return this.stage?.holds(board) ? this.stage : undefined;
  }

  /** Other letters, in the same tray if they have room in it. */
  lay(board: scramble.Board): Promise<void> {
    this.wanted = { board, isAnew: this.wanted?.isAnew ?? false };
    return this.follow();
  }

  /** Anew: the room for it, or the taste, is another one. */
  build(board: scramble.Board): Promise<void> {
    this.wanted = { board, isAnew: true };
    return this.follow();
  }

  destroy() {
    this.isGone = true;
    this.stage?.destroy();
    this.stage = undefined;
    sparePictures.mayComeBackFrom(this);
  }

  private follow(): Promise<void> {
    this.coming ??= this.change().finally(() => {
      this.coming = undefined;
    });
    return this.coming;
  }

  /** Until what was wanted last stands: a window on its way to another size shows some of those between. */
  private async change() {
    while (this.wanted) {
      const { board, isAnew } = this.wanted;
      this.wanted = undefined;
      const { stage } = this;
      if (stage && !isAnew && stage.fits(board)) {
        await this.paint(stage.pictures.letters(board.letters));
        if (!this.isGone) stage.take(board);
      } else await this.replace(board);
      if (this.isGone) return;
      this.place.stood();
    }
  }

  private async replace(board: scramble.Board) {
    const { scene, services, place } = this;
    // What the panel has changed is laid out in a task of its own.
    await nextTask();
    if (this.isGone) return;
    const room = place.room();
    const { inFigures } = services.texts;
    const dress = {
      px: sizeOf(services.root).dpr,
      colours: tables[lookOf(services.preferences.now)],
      inFigures,
    };
    const pictures = new TrayPictures(scene, dress, room, board.side);
    await this.paint(pictures.steps(board.letters));
    if (this.isGone) {
      pictures.destroy();
      return;
    }
    this.stage?.destroy();
    this.stage = new TrayStage(scene, services, pictures, room, board, place.seen?.() ?? {});
  }

  private paint(steps: Iterator<string>) {
    return paintInSlices(this.scene.textures, this.whileHere(steps), () => true);
  }

  private *whileHere(steps: Iterator<string>): Generator<string> {
    while (!this.isGone) {
      const step = steps.next();
      if (step.done) return;
      yield step.value;
    }
  }
}
