import { wakeAfter } from '../../shared/platform/page-time';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { WatchPanel, type WatchWish } from '../panels/watch-panel';
import { wordsChosen } from '../play/choice';
import { Watching } from '../play/solving';
import * as scramble from '../rules';
import { TrayScene } from './tray-scene';

/** What is to be watched, and which scene leads back. */
export interface Watched {
  board: scramble.Board;
  shortest: number;
  /** What judges its words. */
  words: string;
  from?: 'ScrambleSolve';
}

/** The computer plays a board by itself, each path drawn. */
export class ScrambleWatch extends TrayScene {
  private watching!: Watching;
  private panel!: WatchPanel;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Services,
  ) {
    super('ScrambleWatch', services);
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
    this.enter();
    const watching = new Watching(board, shortest, services.boards.of({ words }), wakeAfter);
    this.watching = watching;
    watching.changed.on((isNew) => this.changed(isNew));
    const act: Readonly<Record<WatchWish, () => void>> = {
      back: () => goTo(this, from),
      settings: this.settings(),
    };
    this.panel = new WatchPanel(this.texts, services, watching, language, (wish) => act[wish]());
    this.standTray(this.panel, () => board);
    this.scope.listenKeys(this.press);
    this.scope.whenLeft(() => watching.stop());
    this.scope.watchSight({ hidden: () => watching.pause() });
    void watching.begin();
  }

  private changed(isNewWord: boolean) {
    const { watching, services } = this;
    const { word } = watching;
    if (isNewWord && word) {
      services.sound.play('click');
      if (watching.state === 'paused')
        services.announcer.say(this.texts.scramble.scored({ what: word.word, points: word.points }));
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

  protected override refresh() {
    const { board, word } = this.watching;
    this.panel.show();
    this.showPath(board, word?.path);
  }
}
