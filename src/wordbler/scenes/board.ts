import '../panels/table-styles.css';
import type Phaser from 'phaser';
import type { Readied } from '../../shared/canvas/in-slices';
import { openAbout } from '../../shared/panels/about-panel';
import type { Dialog } from '../../shared/panels/dialog';
import { openHelp } from '../../shared/panels/help';
import type { Lesson } from '../../shared/panels/lesson';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import { openSettings } from '../../shared/panels/settings-panel';
import { mayFillScreen } from '../../shared/platform/host-env';
import { pageTicker } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo } from '../../shared/scenes/go-to';
import { type Opened, PlayScene, type View } from '../../shared/scenes/play-scene';
import { printOut } from '../../shared/scenes/print';
import { takeNotice, tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { BoardCanvas, tableMore, tableReady } from '../canvas/board-canvas';
import { TableSounds } from '../canvas/table-sounds';
import { unseenPanel } from '../panels/history-panel';
import { openRulesInForce } from '../panels/rules-panel';
import { ScreenReaderView } from '../panels/screen-reader-view';
import { AwaitedWordsPanel, TablePanel } from '../panels/table-panel';
import { TableQuestions } from '../panels/table-questions';
import { Definitions } from '../panels/word-definition';
import { WordblerSession } from '../play/session';
import { hasFewButtons } from '../play/shown-table';
import type { Action } from '../play/table-state';
import { BoardKeys } from './board-keys';
import { firstTurnLesson } from './first-lesson';
import { gameAgain, gameHere } from './local-games';
import { showProbe } from './probe';
import { shareMatch } from './share';
import type { SentToBoard, TableGame } from './table-game';

/** The table while a game is played. */
export class Board extends PlayScene<WordblerSession, SentToBoard> implements Readied {
  private tableGame!: TableGame;
  private canvas: BoardCanvas | undefined;
  private reader!: ScreenReaderView;
  private menu!: BoardMenu;
  private lesson: Lesson | undefined;

  constructor(services: Services) {
    super('Board', services);
  }

  makeReady(game: Phaser.Game) {
    const { services } = this;
    return tableReady(game, sizeOf(services.root), services, services.saves.wordbler);
  }

  makeMore() {
    const { services, session } = this;
    return tableMore(this.game, sizeOf(services.root), services, session.match);
  }

  override update(time: number, delta: number) {
    super.update(time, delta);
    const table = this.canvas?.table;
    this.lesson?.follow(table?.zoom, table?.isCarrying);
  }

  protected override open(sent: SentToBoard): Opened<WordblerSession> | undefined {
    const game = this.gameFor(sent);
    if (!game) return void goTo(this, 'Menu');
    const language = game.match.setup.tiles;
    if (awaitsLetters(this, this.services, language, sent)) return undefined;
    this.tableGame = game;
    return { language, hold: (scope) => game.hold?.(scope), session: () => this.sessionOf(game) };
  }

  private gameFor({ replay, room, find, puzzle, table }: SentToBoard): TableGame | undefined {
    const { services } = this;
    if (find || puzzle) return table;
    if (room !== undefined) return services.friends.here?.rooms.gameIn(room, this);
    if (replay) return gameAgain(services);
    const { wordbler } = services.saves;
    return wordbler && gameHere(services, wordbler);
  }

  private sessionOf(game: TableGame): WordblerSession {
    const { texts, preferences, lists, computers } = this.services;
    const { setup } = game.match;
    return new WordblerSession(game, {
      texts,
      settings: preferences,
      ticker: pageTicker,
      coming: lists.ofGame(setup),
      takeNotice: () => takeNotice(this.services),
      isCovered: () => this.dialog.isOpen,
      adviser: game.adviser ?? {
        advise: async (sight) => {
          // A table may stand before the words.
          await lists.ofGame(setup).wanted();
          return computers.of(setup).advise(sight);
        },
      },
    });
  }

  protected override makeViews(session: WordblerSession): View[] {
    const { services, dialog, tableGame: game } = this;
    this.menu = new BoardMenu(session, services, dialog, game, () => goTo(this, game.leadsTo));
    const definitions = new Definitions(services, session.match.setup.tiles);
    const sounds = new TableSounds(session, services);
    // Before the panels, so that the Tab key comes to the board first.
    this.reader = new ScreenReaderView(session, services);
    const panel = new TablePanel(session, services);
    const words = new AwaitedWordsPanel(session, services, () => goTo(this, 'Menu'));
    const canvas = new BoardCanvas(this, session, services, panel);
    this.canvas = canvas;
    if (import.meta.env.MODE === 'probe') showProbe(canvas.table);
    const questions = new TableQuestions(session, services, dialog, definitions);
    const own = game.makeViews?.(session) ?? [];
    const lesson = firstTurnLesson(session, services, canvas, panel);
    this.lesson = lesson;
    const keys = new BoardKeys(session, () => lesson.skip());
    return [sounds, panel, lesson, this.reader, ...own, canvas, definitions, questions, words, keys];
  }

  protected override findFocus() {
    this.reader.findFocus();
  }

  /** Its clock runs on meanwhile, as behind every panel of the table. */
  protected override get asksToLeave() {
    return !this.tableGame.isReplay;
  }

  protected override begin(session: WordblerSession) {
    const { services } = this;
    const { mute, fill } = tools(services, () => this.redraw.soon());
    const actions: Readonly<Partial<Record<Action, () => void>>> = {
      menu: () => this.menu.open(),
      help: () => this.menu.openKeys(),
      unseen: () => this.menu.lookIntoBag(),
      mute,
      fullscreen: () => void fill(),
    };
    session.actions.on((action) => actions[action]?.());
    session.ended.on(async () => goTo(this, await this.tableGame.over()));
    const coming = services.lists.ofGame(session.match.setup);
    if (!coming.words) void coming.here.then(() => session.hasLeft || this.wordsCame());
    this.redraw.now();
    if (!this.tableGame.isReplay && session.match.state.phase === 'ready') countGame(services.preferences);
    session.start();
  }

  private wordsCame() {
    const { services, session } = this;
    const { played, isReplay, match } = this.tableGame;
    // They have made another game of what was kept.
    if (played && !isReplay && services.saves.wordbler !== match) goTo(this, 'Board');
    else session.refresh();
  }
}

/** Whoever has played twice knows the squares: the legend makes way, once. */
function countGame(preferences: Services['preferences']) {
  const next = { none: 'one', one: 'two', two: 'many', many: undefined } as const;
  const gamesBegun = next[preferences.now.gamesBegun];
  if (gamesBegun) preferences.change({ gamesBegun, ...(gamesBegun === 'many' && { legend: false }) });
}

/** What can be opened over the table beside the game itself. */
class BoardMenu {
  constructor(
    private readonly session: WordblerSession,
    private readonly services: Services,
    private readonly dialog: Dialog,
    private readonly game: TableGame,
    private readonly leave: () => void,
  ) {}

  open() {
    const { dialog } = this;
    if (dialog.isOpen) return;
    openMenuSheet(dialog, () => {
      const { common } = this.services.texts;
      const goOn = { label: common.keepPlaying, act: dialog.close };
      return { title: common.menu, close: common.close, entries: this.entries(), goOn };
    });
  }

  openKeys() {
    if (this.dialog.isOpen) return;
    openHelp(this.services, this.dialog, 'wordbler');
  }

  private entries(): MenuEntry[] {
    const { services, dialog, game, session } = this;
    const { texts } = services;
    const { common } = texts;
    return [
      {
        label: texts.select.rulesTitle,
        icon: 'list',
        choose: () => openRulesInForce(texts, dialog, game.match.rules),
      },
      { label: common.help, icon: 'help', choose: () => this.openKeys() },
      { label: common.settings, icon: 'gear', choose: () => openSettings(services, dialog) },
      ...(this.passes ? [{ label: common.pass, icon: 'pass', choose: () => session.pressPass() } as const] : []),
      ...(session.task ? [] : [{ label: texts.table.unseen, icon: 'eye', choose: () => this.openUnseen() } as const]),
      { label: common.more, icon: 'onward', choose: () => this.openMore() },
      { label: common.leave, icon: 'door', choose: this.leave },
    ];
  }

  /** Where buttons are few, to pass is not one of them. */
  private get passes(): boolean {
    const { task, shown, seen } = this.session;
    return (
      task !== undefined || (shown.layout !== undefined && hasFewButtons(shown.layout) && seen.open && !seen.passing)
    );
  }

  private openMore() {
    const { common } = this.services.texts;
    openMenuSheet(this.dialog, () => ({ title: common.more, close: common.close, entries: this.moreEntries() }));
  }

  private moreEntries(): MenuEntry[] {
    const { services, dialog, game, session } = this;
    const { texts } = services;
    const { played, entries = [] } = game;
    const fill: MenuEntry[] = mayFillScreen()
      ? [{ label: texts.table.fullscreen, icon: 'full', choose: () => session.actions.emit('fullscreen') }]
      : [];
    const share: MenuEntry[] = played
      ? [{ label: texts.common.share, icon: 'share', choose: () => void shareMatch(services, dialog, played) }]
      : [];
    return [
      ...share,
      ...entries,
      ...fill,
      { label: texts.common.print, icon: 'print', choose: () => this.print() },
      { label: texts.about.title, icon: 'info', choose: () => openAbout(texts, dialog) },
    ];
  }

  /** For a game on paper. */
  private print() {
    const { services, dialog, game } = this;
    void printOut(services, dialog, async () => {
      const { openPrint, printedSheets } = await import('../panels/printed-sheets');
      openPrint(services.texts, dialog, { parts: printedSheets(services.texts, game.match.setup) });
    });
  }

  /** Beside the board where a column has room for it, else over it. */
  lookIntoBag() {
    const { preferences } = this.services;
    const { shown, seen } = this.session;
    const hasRoom = shown.layout?.kind === 'wide' && !seen.seats.some(({ rack }) => rack);
    if (hasRoom) preferences.change({ tracker: !preferences.now.tracker });
    else this.openUnseen();
  }

  private openUnseen() {
    const { services, dialog, session } = this;
    if (dialog.isOpen) return;
    const { close } = dialog;
    const panel = () => unseenPanel(services.texts, session.view, close);
    dialog.open('unseen-panel', () => services.texts.table.unseen, panel, close);
  }
}
