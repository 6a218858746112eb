import '../panels/table-styles.css';
import Phaser from 'phaser';
import { stirred } from '../../shared/canvas/layers';
import { Dialog } from '../../shared/panels/dialog';
import { KeptFocus } from '../../shared/panels/kept-focus';
import { pageTicker } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo } from '../../shared/scenes/go-to';
import type { Readied } from '../../shared/scenes/in-slices';
import type { Leavable } from '../../shared/scenes/journey';
import type { Lesson } from '../../shared/scenes/lesson';
import type { Restful } from '../../shared/scenes/loop';
import type { Refreshing } from '../../shared/scenes/scene-scope';
import { SceneScope, takeNotice, tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { BoardCanvas, tableMore, tableReady } from '../canvas/board-canvas';
import { soundedAt, TableSounds } from '../canvas/table-sounds';
import { ScreenReaderView } from '../panels/screen-reader-view';
import { AwaitedWordsPanel, TablePanel } from '../panels/table-panel';
import { TableQuestions } from '../panels/table-questions';
import { Meanings } from '../panels/word-meaning';
import { WordblerSession } from '../play/session';
import type { Wish } from '../play/table-state';
import { BoardKeys } from './board-keys';
import { BoardMenu } from './board-menu';
import { firstTurnLesson } from './first-turn';
import { showProbe } from './probe';
import type { TableGame } from './table-game';
import { gameAgain, gameHere } from './table-games';

/** Which game it is: that of this device, or else. */
type Sent = { replay?: true; room?: string; find?: true; puzzle?: true };

/** The table while a game is played. */
export class Board extends Phaser.Scene implements Readied, Restful, Leavable {
  private tableGame!: TableGame;
  private session!: WordblerSession;
  private canvas: BoardCanvas | undefined;
  private panel!: TablePanel;
  private reader!: ScreenReaderView;
  private focus!: KeptFocus;
  private sounds!: TableSounds;
  private menu!: BoardMenu;
  private lesson!: Lesson;
  private scope!: SceneScope;
  private refreshing!: Refreshing;

  constructor(private readonly services: Services) {
    super('Board');
  }

  create(sent: Sent) {
    const { services } = this;
    const game = this.gameFor(sent);
    if (!game) {
      goTo(this, 'Menu');
      return;
    }
    const { match } = game;
    if (awaitsLetters(this, services, match.setup.tiles, sent)) return;
    this.tableGame = game;
    this.scope = new SceneScope(this, services);
    this.refreshing = this.scope.refreshing(() => this.show());
    this.scope.sayWordsIn(match.setup.tiles);
    const whenLeft = (...undo: (() => void)[]) => this.scope.whenLeft(...undo);
    game.hold?.(whenLeft);
    const session = this.begin(game);
    this.session = session;
    const undo = this.makeViews(session);
    game.stand?.(whenLeft, session);
    this.scope.whenLeft(...undo, ...this.guide(session));
    this.watch(session);
    this.refreshing.now();
    session.start();
    this.scope.playMusic();
  }

  makeReady(game: Phaser.Game) {
    const { services } = this;
    return tableReady(game, sizeOf(services.root), services, services.saves.wordbler);
  }

  makeMore() {
    const { services, session } = this;
    return tableMore(this.game, sizeOf(services.root), services, session.match);
  }

  /** Nothing on the canvas moves. */
  get still() {
    return this.canvas?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.canvas?.table.tick(delta);
    this.lesson?.follow(this.canvas?.table.zoom);
  }

  restToLeave() {
    // The clock runs on, as behind every panel of the table.
    return this.tableGame.isReplay ? undefined : () => {};
  }

  private gameFor({ replay, room, find, puzzle }: Sent): TableGame | undefined {
    const { services } = this;
    if (room !== undefined) return services.friends.here?.rooms.gameIn(room, this);
    if (find || puzzle) return (find ? services.find?.atTable : services.puzzle)?.(this);
    if (replay) return gameAgain(services);
    return services.saves.wordbler && gameHere(this, services, services.saves.wordbler);
  }

  private begin(game: TableGame): WordblerSession {
    const { texts, preferences, lists, computers } = this.services;
    const { setup } = game.match;
    return new WordblerSession(game, {
      texts,
      settings: preferences,
      ticker: pageTicker,
      coming: lists.ofGame(setup),
      adviser: game.adviser ?? {
        advise: async (sight, step) => {
          // A table may stand before the words.
          await lists.ofGame(setup).wanted();
          return computers.of(setup).advise(sight, step);
        },
      },
    });
  }

  /** All that shows the session, or lets it be heard. Returns what undoes it, the last thing first. */
  private makeViews(session: WordblerSession): (() => void)[] {
    const { services } = this;
    const { root } = services;
    const game = this.tableGame;
    const dialog = new Dialog(root);
    this.menu = new BoardMenu(session, services, dialog, game, () => goTo(this, game.leadsTo));
    const meanings = new Meanings(services, session.match.setup.tiles);
    this.sounds = new TableSounds(session, services);
    // Before the panels, so that the Tab key comes to the board first.
    this.reader = new ScreenReaderView(session, services);
    this.focus = new KeptFocus(services, () => this.reader.findFocus());
    const panel = new TablePanel(session, services);
    this.panel = panel;
    const words = new AwaitedWordsPanel(session, services, () => goTo(this, 'Menu'));
    const canvas = new BoardCanvas(this, session, services, {
      size: sizeOf(root),
      stir: () => this.game.events.emit(stirred),
      seatPoint: (seat) => {
        const box = panel.seatBox(seat);
        const { left, top } = root.getBoundingClientRect();
        return box ? { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 } : null;
      },
    });
    this.canvas = canvas;
    if (import.meta.env.MODE === 'probe') showProbe(canvas.table);
    const questions = new TableQuestions(session, services, dialog, meanings);
    return [
      () => this.focus.stop(),
      () => this.reader.remove(),
      () => panel.remove(),
      () => canvas.remove(),
      () => meanings.remove(),
      () => questions.remove(),
      () => dialog.remove(),
      () => words.remove(),
      () => this.sounds.remove(),
      session.changed.on((byItself) => (byItself ? this.refreshing.later() : this.refreshing.soon())),
    ];
  }

  /** What stands before the views, and hears keys. */
  private guide(session: WordblerSession): (() => void)[] {
    const { canvas, services, panel } = this;
    if (!canvas) return [];
    const lesson = firstTurnLesson(session, services, canvas);
    this.lesson = lesson;
    const keys = new BoardKeys(session, () => lesson.skip());
    return [() => lesson.remove(), () => session.leave(), () => keys.remove(), panel.drawn.on(() => lesson.refresh())];
  }

  private watch(session: WordblerSession) {
    const { services } = this;
    const { match } = session;
    const game = this.tableGame;
    const { mute, fill } = tools(services, () => this.refreshing.soon());
    const wishes: Readonly<Partial<Record<Wish, () => void>>> = {
      menu: () => this.menu.open(),
      help: () => this.menu.openKeys(),
      mute,
      fullscreen: () => void fill(),
    };
    session.wished.on((wish) => wishes[wish]?.());
    session.ended.on(async () => goTo(this, await game.over()));
    const coming = services.lists.ofGame(match.setup);
    if (!coming.words) void coming.here.then(() => session.hasLeft || this.wordsCame());
    this.scope.watchSight({
      hidden: () => session.rest(),
      seen: () => session.goOn(),
      gone: () => session.clock.spend(),
    });
    this.scope.whenResized(() => this.fit());
  }

  private wordsCame() {
    const { services, session } = this;
    const { played, isReplay, match } = this.tableGame;
    // They have made another game of what was kept.
    if (played && !isReplay && services.saves.wordbler !== match) goTo(this, 'Board');
    else session.refresh();
  }

  private show() {
    const { session, canvas, services } = this;
    if (!canvas) return;
    session.sayNews();
    const notice = session.isOpen && session.message?.kind !== 'refusal' && takeNotice(services);
    if (notice) session.addNews(notice);
    this.sounds.see(soundedAt(session));
    this.panel.render(canvas.layout);
    this.reader.reflect(canvas.layout);
    this.focus.keep();
    this.tableGame.show?.(canvas.layout);
  }

  private fit() {
    this.canvas?.fit(sizeOf(this.services.root));
    this.refreshing.soon();
  }
}
