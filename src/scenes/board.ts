import Phaser from 'phaser';
import { keepGame } from '../match/keeping';
import type { Match } from '../match/match';
import { viewTable } from '../match/table-view';
import { Dialog } from '../panels/dialog';
import { TablePanel } from '../panels/table-panel';
import { Table, type Target } from '../table/table';
import { listenForKeys } from './board-keys';
import type { House } from './house';
import { resized, sizeOf } from './screen';
import { TablePlay } from './table-play';

/** The table while a game is played. */
export class Board extends Phaser.Scene {
  private table!: Table;
  private panel!: TablePanel;
  private play!: TablePlay;
  private match!: Match;

  constructor(private readonly house: House) {
    super('Board');
  }

  create() {
    const { root, match, preferences, storage } = this.house;
    if (!match) {
      this.scene.start('PlayerSelect');
      return;
    }
    this.match = match;
    const dialog = new Dialog(root);
    this.panel = this.makePanel();
    this.table = this.makeTable();
    this.play = new TablePlay({
      match,
      table: this.table,
      dialog,
      openRacks: preferences.now.openRacks,
      redraw: () => this.drawPanel(),
      over: () => this.scene.start('GameOver'),
    });
    const leaving = [
      keepGame(match, storage),
      listenForKeys(this.play),
      () => this.play.leave(),
      () => dialog.remove(),
      () => this.table.destroy(),
      () => this.panel.remove(),
      this.watchHiding(),
    ];
    this.events.on(resized, this.resize, this);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.events.off(resized, this.resize, this);
      for (const leave of leaving) leave();
    });
    this.drawPanel();
    this.play.start();
  }

  override update(_time: number, delta: number) {
    this.table?.tick(delta);
  }

  private makeTable(): Table {
    return new Table(this, {
      ...sizeOf(this.house.root),
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      seatPoint: (seat) => {
        const box = this.panel.seatBox(seat);
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      },
      mayLift: (tile) => this.play.isOpen && this.play.gestures.mayLift(tile),
      mayInterrupt: () => this.play.isOpen,
      onTap: (target, { modifiers }) => this.tap(target, modifiers.ctrl || modifiers.meta),
      onLongPress: (target) => this.tap(target, true),
      onDrop: (tile, target) => this.play.gestures.drop(tile, dropTarget(target)),
    });
  }

  private makePanel(): TablePanel {
    const ending = (act: () => void) => () => this.play.endTurnBy(act);
    const gesture = (act: () => void) => () => this.play.isOpen && act();
    const { root } = this.house;
    return new TablePanel(root, {
      done: ending(() => this.play.gestures.send({ type: 'done' })),
      pass: ending(() => this.play.gestures.send({ type: 'pass' })),
      exchange: ending(() => this.play.gestures.exchange()),
      undo: gesture(() => this.play.gestures.send({ type: 'takeBack' })),
      recall: gesture(() => this.play.gestures.send({ type: 'recall' })),
      shuffle: gesture(() => this.play.gestures.send({ type: 'shuffle' })),
      cancel: () => this.play.gestures.letGo(),
      history: (seat) => this.play.showHistory(seat),
      leave: () => this.scene.start('PlayerSelect'),
    });
  }

  private tap(target: Target, choosing: boolean) {
    const { gestures, isOpen } = this.play;
    if (!isOpen) return;
    if (target.kind === 'square') gestures.tapSquare(target);
    else if (target.kind !== 'rack') gestures.putAside();
    else if (choosing && target.tile !== null) gestures.toggleChosen(target.tile);
    else gestures.tapCell(target.cell);
  }

  private drawPanel() {
    const { play, match } = this;
    if (!play) return;
    this.panel.draw(viewTable(match, play), this.table.layout, play.message);
  }

  private resize() {
    const { width, height, dpr } = sizeOf(this.house.root);
    this.table.resize(width, height, dpr);
    this.drawPanel();
  }

  private watchHiding(): () => void {
    const watch = () => (document.hidden ? this.play.clock.pause() : this.play.resumeClock());
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }
}

const dropTarget = (target: Target) =>
  target.kind === 'square' || target.kind === 'rack' ? target : ({ kind: 'outside' } as const);
