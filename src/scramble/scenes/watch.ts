import Phaser from 'phaser';
import { spelled } from '../../engine/alphabet/digraphs';
import type { LanguageId } from '../../engine/alphabet/languages';
import { Dialog } from '../../shared/panels/dialog';
import { wakeAfter } from '../../shared/platform/page-time';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { settingsAt } from '../../shared/scenes/choosing';
import { goTo } from '../../shared/scenes/go-to';
import { type Restful, stirred } from '../../shared/scenes/loop';
import { mute, SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { WatchPanel } from '../panels/watch-panel';
import { Watching } from '../play/watching';
import * as scramble from '../rules';
import { TrayHost } from './tray-host';
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
  private language!: LanguageId;

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
    this.language = scramble.languageOf({ words });
    if (awaitsLetters(this, services, this.language, watched)) return;
    const scope = new SceneScope(this, services);
    const dialog = new Dialog(services.root);
    this.watching = new Watching(board, shortest, services.boards.of({ words }), wakeAfter, (isNew) =>
      this.changed(isNew),
    );
    this.panel = new WatchPanel(this.texts, services.root, {
      back: () => goTo(this, from),
      mute: () => mute(services),
      settings: settingsAt(this, services, dialog),
      tryAgain: () => void this.watching.begin(),
    });
    const tray = new TrayHost(this, services, {
      room: () => this.panel.trayBox,
      stood: () => this.refresh(),
    });
    this.tray = tray;
    this.refresh();
    void tray.build(board);
    addEventListener('keydown', this.press);
    scope.whenLeft(
      () => this.panel.remove(),
      () => dialog.remove(),
      () => tray.destroy(),
      () => removeEventListener('keydown', this.press),
      () => this.watching.stop(),
      services.preferences.listen(() => void tray.build(board)),
    );
    scope.watchSight({ hidden: () => this.watching.pause() });
    scope.whenResized(() => void tray.build(board));
    void this.watching.begin();
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
    const { watching, tray, services } = this;
    this.panel.render(watching, { muted: services.preferences.now.muted, language: this.language });
    const { word } = watching;
    tray?.stage?.stand({ path: word ? { squares: word.path, tone: 'shown' } : null });
    this.game.events.emit(stirred);
  }
}
