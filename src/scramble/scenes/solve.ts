import Phaser from 'phaser';
import { type LanguageId, playLanguages, tilesOf } from '../../engine/alphabet/languages';
import { Dialog } from '../../shared/panels/dialog';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { awaitWords, settingsAt } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import { letterKeysIn } from '../../shared/scenes/letter-keys-in';
import { type Restful, stirred } from '../../shared/scenes/loop';
import { mute, SceneScope } from '../../shared/scenes/scene-scope';
import { sizeOf } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { SolverPanel } from '../panels/solver-panel';
import { Solving } from '../play/solving';
import { WordLook } from '../play/word-look';
import * as scramble from '../rules';
import { printBoard } from './print';
import { TrayHost } from './tray-host';
import type { Watched } from './watch';
import { wordsChosen } from './words-of';

const solvedKey = 'solved board';

// What lies in the tray before anything is typed.
const emptyBoard = scramble.boardOf(' '.repeat(16));

/** The solver's workbench: any board, all its words, every path. */
export class ScrambleSolve extends Phaser.Scene implements Restful {
  private solving!: Solving;
  private look!: WordLook;
  private panel!: SolverPanel;
  private dialog!: Dialog;
  private tray: TrayHost | undefined;
  private shown: scramble.Board = emptyBoard;
  private notice: Sentence | undefined;
  private language!: LanguageId;
  /** How far the page was scrolled when the tray was placed, and when room was taken for the next one. */
  private builtAt = 0;
  private takenAt = 0;

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Services,
  ) {
    super('ScrambleSolve');
  }

  get still() {
    return this.tray?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.tray?.tick(delta);
  }

  async create() {
    const { services } = this;
    this.language = services.preferences.now.words;
    if (awaitsLetters(this, services, this.language, {})) return;
    const words = wordsChosen(services);
    const isHere = visit(this);
    const kept = await services.storage.get(solvedKey);
    if (!isHere()) return;
    const scope = new SceneScope(this, services);
    const boards = services.boards.of({ words });
    boards.prepare();
    void awaitWords(this, services, services.lists.ofGame({ words }));
    this.notice = undefined;
    this.shown = emptyBoard;
    this.look = this.makeLook();
    this.solving = new Solving(boards, this.alphabet, () => this.changed());
    this.dialog = new Dialog(services.root);
    this.panel = this.makePanel();
    const tray = new TrayHost(this, services, {
      room: () => {
        this.takenAt = this.panel.scrolled;
        return this.panel.trayBox;
      },
      stood: () => {
        this.builtAt = this.takenAt;
        this.follow(this.panel.scrolled);
        this.refresh();
      },
    });
    this.tray = tray;
    const rebuild = () => void tray.build(this.shown);
    this.refresh();
    rebuild();
    scope.whenLeft(
      () => this.panel.remove(),
      () => this.dialog.remove(),
      () => tray.destroy(),
      () => this.solving.stop(),
      services.preferences.listen(rebuild),
    );
    scope.whenResized(rebuild);
    this.panel.whenScrolled((top) => this.follow(top));
    if (typeof kept === 'string') this.solving.type(kept);
    this.spread();
  }

  private get alphabet() {
    return tilesOf(this.language).alphabet;
  }

  private makeLook() {
    return new WordLook({
      board: this.shown,
      language: this.language,
      meaning: (word) => this.services.dictionary.meaning(word),
      changed: () => this.refresh(),
    });
  }

  private makePanel() {
    const { services, solving } = this;
    return new SolverPanel(this.texts, services.root, {
      back: () => goTo(this, 'ScrambleChoose'),
      keys: letterKeysIn(services),
      mute: () => mute(services),
      settings: settingsAt(this, services, this.dialog),
      type: (text) => this.type(text),
      typed: () => this.spread(),
      paste: () => void this.paste(),
      roll: () =>
        this.type(
          scramble.writtenBoard(
            scramble.throwDice({ side: this.rolledSide, seed: services.newSeed(), roll: 0 }, this.language),
          ),
        ),
      shortest: (shortest) => solving.setShortest(shortest),
      order: (order) => {
        solving.sort(order);
        this.panel.toTop();
      },
      filter: (filter) => {
        solving.filterBy(filter);
        this.panel.toTop();
      },
      choose: (word) => this.look.look(word, solving.find(word)?.path),
      tryAgain: () => void solving.solve(),
      print: () => this.print(),
      watch: () =>
        goTo(this, 'ScrambleWatch', {
          board: this.shown,
          shortest: solving.shortest,
          words: wordsChosen(services),
          from: 'ScrambleSolve',
        } satisfies Watched),
    });
  }

  private print() {
    const { shortest, state, words: solved } = this.solving;
    const board = { kind: 'typed', letters: this.shown.letters } as const;
    const words = playLanguages[this.language].list;
    const shared = { board, words, shortest, seconds: null, strikeShared: false };
    void printBoard(this.texts, this.services, this.dialog, shared, state === 'solved' ? solved : undefined);
  }

  /** As large as the board that lies there, if there are dice for it. */
  private get rolledSide(): scramble.DiceSide {
    return scramble.diceSides.find((side) => side === this.solving.board?.side) ?? 4;
  }

  private type(text: string) {
    this.notice = undefined;
    this.solving.type(text);
    void this.services.storage.set(solvedKey, text);
  }

  /** A board is shown as it lies: as many rows as it has letters in one. */
  private spread() {
    const { board, text } = this.solving;
    if (!board || scramble.writtenBoard(board) === text) return;
    this.solving.rewrite(scramble.writtenBoard(board));
    void this.services.storage.set(solvedKey, this.solving.text);
  }

  private async paste() {
    try {
      this.type(await navigator.clipboard.readText());
      this.spread();
    } catch {
      this.notice = () => this.texts.scramble.solver.pasteFailed;
      this.refresh();
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
    this.cameras.main.scrollY = (top - this.builtAt) * dpr;
    this.game.events.emit(stirred);
  }

  private refresh() {
    const { solving, look, tray, notice, shown, services } = this;
    this.panel.render(solving, look, { muted: services.preferences.now.muted, notice: notice?.() });
    tray?.of(shown)?.stand({ path: look.path ? { squares: look.path, tone: 'shown' } : null });
    this.game.events.emit(stirred);
  }
}
