import { type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import { stirred } from '../../shared/canvas/layers';
import { wakeAfter } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { type SolverAction, SolverPanel } from '../panels/solver-panel';
import { type WatchAction, WatchPanel } from '../panels/watch-panel';
import { wordsChosen } from '../play/choice';
import { Solving, Watching } from '../play/solving';
import { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { TrayScene } from './tray-scene';

const solvedKey = 'solved board';

// What lies in the tray before anything is typed.
const emptyBoard = scramble.boardOf(' '.repeat(16));

/** The solver's workbench: any board, all its words, every path. */
export class ScrambleSolve extends TrayScene {
  private solving!: Solving;
  private look!: WordLook;
  private panel!: SolverPanel;
  private shown: scramble.Board = emptyBoard;
  private language!: LanguageId;

  constructor(
    private readonly texts: ScrambleTexts,
    services: Services,
  ) {
    super('ScrambleSolve', services);
  }

  async create() {
    const { services } = this;
    this.language = services.preferences.now.words;
    if (awaitsLetters(this, services, this.language, {})) return;
    const words = wordsChosen(services);
    const isHere = visit(this);
    const saved = await services.storage.get(solvedKey);
    if (!isHere()) return;
    this.enter();
    const boards = services.boards.of({ words });
    boards.prepare();
    void awaitWords(this, services, services.lists.ofGame({ words }));
    this.shown = emptyBoard;
    this.look = this.makeLook();
    const solving = new Solving(boards, this.language);
    this.solving = solving;
    solving.changed.on(() => this.changed());
    const panel = this.makePanel();
    this.panel = panel;
    this.standTray(panel, () => this.shown);
    this.scope.whenLeft(() => solving.stop());
    panel.whenScrolled((top) => this.follow(top));
    if (typeof saved === 'string') solving.type(saved);
    solving.written.on((text) => void services.storage.set(solvedKey, text));
    solving.spread();
  }

  private makeLook() {
    const look = new WordLook(this.shown, this.language, this.services.dictionary);
    look.changed.on(() => this.refresh());
    return look;
  }

  private makePanel() {
    const { services, solving } = this;
    const act: Readonly<Record<SolverAction, () => void>> = {
      back: () => goTo(this, 'ScrambleChoose'),
      settings: this.settings(),
      paste: () => void this.paste(),
      roll: () => solving.roll(services.newSeed()),
      print: () => this.print(),
      watch: () => this.watch(),
    };
    return new SolverPanel(this.texts, services, solving, (action) => act[action]());
  }

  private watch() {
    goTo(this, 'ScrambleWatch', {
      board: this.shown,
      shortest: this.solving.shortest,
      words: wordsChosen(this.services),
      from: 'ScrambleSolve',
    } satisfies Watched);
  }

  private print() {
    const { shortest, state, words: solved } = this.solving;
    const board = { kind: 'typed', letters: this.shown.letters } as const;
    const words = playLanguages[this.language].list;
    const shared = { board, words, shortest, seconds: null, strikeShared: false };
    this.printBoard(this.texts, shared, state === 'solved' ? solved : undefined);
  }

  private async paste() {
    try {
      this.solving.paste(await navigator.clipboard.readText());
    } catch {
      this.solving.paste(undefined);
    }
  }

  /** Another board, other words, or another part of them. */
  private changed() {
    const board = this.solving.board ?? emptyBoard;
    if (board.letters !== this.shown.letters) {
      this.shown = board;
      this.look = this.makeLook();
      this.panel.toTop();
      void this.tray?.lay(board);
    }
    // The best word is looked at until another is chosen.
    const [first] = this.solving.state === 'solved' ? this.solving.listed : [];
    if (first && !this.solving.find(this.look.word)) this.look.look(first.word, first.path);
    this.refresh();
  }

  /** The canvas stands still while the page scrolls over it: what lies on it goes along. */
  private follow(top: number) {
    const { dpr } = sizeOf(this.services.root);
    this.cameras.main.scrollY = top * dpr;
    this.game.events.emit(stirred);
  }

  protected override stood() {
    this.follow(this.panel.scrolled);
    super.stood();
  }

  protected override refresh() {
    const { look, shown } = this;
    this.panel.show(look);
    // On a phone it lies below the letters, and what is said of them.
    this.tray?.keepPlace(shown);
    this.showPath(shown, look.path);
  }
}

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
    const act: Readonly<Record<WatchAction, () => void>> = {
      back: () => goTo(this, from),
      settings: this.settings(),
    };
    this.panel = new WatchPanel(this.texts, services, watching, language, (action) => act[action]());
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
