import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/brush';
import { partyTile } from '../../shared/canvas/fireworks';
import { setApart, stirred } from '../../shared/canvas/layers';
import { between, easeOut, hurry, longestFrame, share } from '../../shared/canvas/motion';
import { paintNight } from '../../shared/canvas/paint-night';
import { TextureShelf } from '../../shared/canvas/texture-shelf';
import { sizeOf } from '../../shared/platform/screen-size';
import { isCalm } from '../../shared/platform/settings';
import { Party } from '../../shared/scenes/party';
import { paintSeen } from '../../shared/scenes/patched-canvas';
import { resized } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import type { GameOverPanel } from '../panels/game-over-panel';
import type { Setup } from '../rules';

const dims = { for: 300, by: 0.62, thenFor: 500 };

/** Somebody is there to be cheered: a person, or who plays where nobody sits. */
export const isTriumph = ({ seats }: Pick<Setup, 'seats'>, winners: readonly number[]) =>
  seats.every(({ kind }) => kind !== 'person') || winners.some((seat) => seats[seat]?.kind === 'person');

/**
 * How a game ends: the table dims, night falls, the script of the end runs, and fireworks follow it. A tap or a key
 * hurries all that.
 */
export class Finale {
  private readonly shelf: TextureShelf;
  private night: Phaser.GameObjects.Image | undefined;
  /** As it was left, while it dims. */
  private table: Phaser.GameObjects.Image | undefined;
  private paintedFor = '';
  private nights = 0;
  private party: Party | undefined;
  private ms = 0;
  private hurriedFor = -1;
  private isOver = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Services,
    private readonly panel: GameOverPanel,
    private readonly options: { triumph: boolean; begun: boolean },
  ) {
    this.shelf = new TextureShelf(scene);
    this.isOver = !options.begun;
    if (options.begun && !isCalm(services.preferences.now)) panel.show(0);
    else this.isOver = true;
    this.ms = this.isOver ? Number.POSITIVE_INFINITY : 0;
    if (!this.isOver) this.table = this.takeTable();
    addEventListener('pointerdown', this.hurry);
    addEventListener('keydown', this.hurry);
    scene.events.on(resized, this.resize);
    scene.game.events.emit(stirred);
  }

  /** Once the panel stands, by which all is measured. */
  begin() {
    const { begun } = this.options;
    if (begun && isCalm(this.services.preferences.now)) this.cheer();
    this.paint();
    this.scene.game.events.emit(stirred);
  }

  get still() {
    return this.isOver && (this.party?.still ?? true);
  }

  tick(delta: number) {
    this.party?.tick(delta);
    if (this.isOver) return;
    const frame = Math.min(delta, longestFrame);
    if (this.hurriedFor >= 0) this.hurriedFor += frame;
    const { script } = this.panel;
    const before = this.ms;
    this.ms = this.hurriedFor > hurry.atMost ? script.ms : before + frame * (this.hurriedFor < 0 ? 1 : hurry.rate);
    const passes = (moment: number) => before < moment && this.ms >= moment;
    this.night?.setAlpha(this.darkness);
    if (this.darkness === 1) this.dropTable();
    this.panel.show(this.ms);
    if (script.rises.some(passes)) this.services.sound.play('count');
    if (script.landings.some(passes)) this.services.sound.play('drum');
    if (passes(script.cheer)) this.cheer();
    if (passes(script.badge) && script.ms > script.badge) this.services.sound.play('found');
    this.isOver = this.ms >= script.ms;
  }

  stop() {
    removeEventListener('pointerdown', this.hurry);
    removeEventListener('keydown', this.hurry);
    this.scene.events.off(resized, this.resize);
    this.party?.stop();
    this.dropTable();
    this.night?.destroy();
    this.shelf.destroy();
  }

  private cheer() {
    const { services, panel } = this;
    services.sound.play(this.options.triumph ? 'win' : 'score');
    if (!this.options.triumph) return;
    const stage = () => {
      const { width, height } = sizeOf(services.root);
      return { w: Math.min(1, panel.stage.width / width), h: Math.min(1, panel.stage.height / height) };
    };
    this.party = new Party(this.scene, services, { stage });
  }

  private get darkness() {
    const falls = share(this.ms - this.panel.script.begins, dims.thenFor);
    return between(dims.by * easeOut(share(this.ms, dims.for)), 1, falls);
  }

  private takeTable() {
    const { width, height } = this.scene.game.canvas;
    const { canvas, brush } = canvasOf(width, height);
    paintSeen(this.scene.game, brush, { x: 0, y: 0 });
    const table = this.scene.add.image(0, 0, this.shelf.keep('table', setApart(canvas).canvas));
    return table.setOrigin(0).setDepth(-2);
  }

  private dropTable() {
    const { table } = this;
    this.table = undefined;
    if (!table) return;
    const { key } = table.texture;
    table.destroy();
    this.shelf.forget(key);
  }

  private paint() {
    const { width, height, dpr } = sizeOf(this.services.root);
    const stage = this.panel.stage.width;
    const size = `${width} ${height} ${dpr} ${stage}`;
    if (size === this.paintedFor) return;
    this.paintedFor = size;
    const unit = Math.max(12, partyTile(width, height) * 0.27) * dpr;
    const key = this.shelf.onceApart(`night ${++this.nights}`, width * dpr, height * dpr, (g) =>
      paintNight(g, width * dpr, height * dpr, stage * dpr, unit),
    );
    // A picture that was lost is painted again.
    const canvas = this.scene.textures.get(key).getSourceImage() as HTMLCanvasElement;
    canvas.addEventListener('contextlost', () => {
      this.paintedFor = '';
    });
    const old = this.night?.texture.key;
    this.night ??= this.scene.add.image(0, 0, key).setOrigin(0).setDepth(-1);
    this.night.setTexture(key).setAlpha(this.darkness);
    if (old) this.shelf.forget(old);
  }

  // The table has not been laid anew for another window.
  private readonly resize = () => {
    this.dropTable();
    this.paint();
    this.scene.game.events.emit(stirred);
  };

  private readonly hurry = (event: Event) => {
    if (this.isOver) return;
    // The key that hurries is no press of the button it happens to be on.
    if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    this.hurriedFor = this.hurriedFor < 0 ? 0 : Number.POSITIVE_INFINITY;
  };
}
