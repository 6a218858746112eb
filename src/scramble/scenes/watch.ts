import Phaser from 'phaser';
import { spelled } from '../../engine/alphabet/digraphs';
import { stirred } from '../../shared/canvas/layers';
import { Dialog } from '../../shared/panels/dialog';
import { wakeAfter } from '../../shared/platform/page-time';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { settingsAt } from '../../shared/scenes/choosing';
import { goTo } from '../../shared/scenes/go-to';
import type { Restful } from '../../shared/scenes/loop';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { TrayHost } from '../canvas/tray-host';
import { WatchPanel, type WatchWish } from '../panels/watch-panel';
import { Watching } from '../play/solving';
import * as scramble from '../rules';
import { wordsChosen } from './words-of';

/** What is to be watched, and which scene leads back. */
export interface Watched {
  board: scramble.Board;
  shortest: number;
  /** What judges its words. */
  words: string;
  from?: 'ScrambleSolve';
}

/** The computer plays a board by itself, each path drawn. */
export class ScrambleWatch extends Phaser.Scene implements Restful {
  private watching!: Watching;
  private panel!: WatchPanel;
  private tray: TrayHost | undefined;

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Services,
  ) {
    super('ScrambleWatch');
  }

  get still() {
    return this.tray?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.tray?.tick(delta);
  }

  create(watched: Partial<Watched>) {
    const { services } = this;
    const { board, shortest = 3, words = wordsChosen(services), from = 'ScrambleChoose' } = watched;
    if (!board) {
      goTo(this, 'ScrambleChoose');
      return;
    }
    const language = scramble.languageOf({ words });
    if (awaitsLetters(this, services, language, watched)) return;
    const scope = new SceneScope(this, services);
    const dialog = new Dialog(services.root);
    const watching = new Watching(board, shortest, services.boards.of({ words }), wakeAfter);
    this.watching = watching;
    watching.changed.on((isNew) => this.changed(isNew));
    const openSettings = settingsAt(this, services, dialog);
    const act: Readonly<Record<WatchWish, () => void>> = {
      back: () => goTo(this, from),
      settings: openSettings,
    };
    this.panel = new WatchPanel(this.texts, services, watching, language, (wish) => act[wish]());
    const tray = new TrayHost(this, services, this.panel);
    this.tray = tray;
    tray.stood.on(() => this.refresh());
    this.refresh();
    void tray.build(board);
    addEventListener('keydown', this.press);
    scope.whenLeft(
      () => this.panel.remove(),
      () => dialog.remove(),
      () => tray.remove(),
      () => removeEventListener('keydown', this.press),
      () => watching.stop(),
      services.preferences.listen(() => void tray.build(board)),
    );
    scope.watchSight({ hidden: () => watching.pause() });
    scope.whenResized(() => void tray.build(board));
    void watching.begin();
  }

  private changed(isNewWord: boolean) {
    const { watching, services } = this;
    const { word } = watching;
    if (isNewWord && word) {
      services.sound.play('click');
      if (watching.state === 'paused')
        services.announcer.say(`${spelled(word.word)}, ${this.texts.scramble.points(word.points)}`);
    }
    this.refresh();
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const { watching } = this;
    const onButton = event.target instanceof HTMLButtonElement;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => watching.leaf(1),
      ArrowLeft: () => watching.leaf(-1),
      '+': () => watching.setPace(watching.pace + 1),
      '-': () => watching.setPace(watching.pace - 1),
      ...(onButton ? {} : { ' ': () => (watching.state === 'playing' ? watching.pause() : watching.goOn()) }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  private refresh() {
    const { board, word } = this.watching;
    this.panel.show();
    this.tray?.showPath(board, word?.path);
    this.game.events.emit(stirred);
  }
}
