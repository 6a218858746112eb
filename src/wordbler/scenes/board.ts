import '../panels/table-styles.css';
import type Phaser from 'phaser';
import type { Readied } from '../../shared/canvas/in-slices';
import { pageTicker } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo } from '../../shared/scenes/go-to';
import { Lesson, type LessonStep } from '../../shared/scenes/lesson';
import { type Opened, PlayScene, type View } from '../../shared/scenes/play-scene';
import { takeNotice, tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { BoardCanvas, tableMore, tableReady } from '../canvas/board-canvas';
import { boxOfBoard, isIn, rackCell, squareCentre } from '../canvas/places';
import { TableSounds } from '../canvas/table-sounds';
import { fingerFor } from '../canvas/tile-poses';
import { held } from '../canvas/timings';
import { zoomed } from '../canvas/zoom';
import { ScreenReaderView } from '../panels/screen-reader-view';
import { AwaitedWordsPanel, TablePanel } from '../panels/table-panel';
import { TableQuestions } from '../panels/table-questions';
import { Meanings } from '../panels/word-meaning';
import { FirstTurn } from '../play/first-turn';
import { WordblerSession } from '../play/session';
import type { Wish } from '../play/table-state';
import { columnName } from '../rules';
import { BoardKeys } from './board-keys';
import { BoardMenu } from './board-menu';
import { gameAgain, gameHere } from './local-games';
import { showProbe } from './probe';
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
    this.lesson?.follow(this.canvas?.table.zoom);
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
        advise: async (sight, step) => {
          // A table may stand before the words.
          await lists.ofGame(setup).wanted();
          return computers.of(setup).advise(sight, step);
        },
      },
    });
  }

  protected override makeViews(session: WordblerSession): View[] {
    const { services, dialog, tableGame: game } = this;
    this.menu = new BoardMenu(session, services, dialog, game, () => goTo(this, game.leadsTo));
    const meanings = new Meanings(services, session.match.setup.tiles);
    const sounds = new TableSounds(session, services);
    // Before the panels, so that the Tab key comes to the board first.
    this.reader = new ScreenReaderView(session, services);
    const panel = new TablePanel(session, services);
    const words = new AwaitedWordsPanel(session, services, () => goTo(this, 'Menu'));
    const canvas = new BoardCanvas(this, session, services, panel);
    this.canvas = canvas;
    if (import.meta.env.MODE === 'probe') showProbe(canvas.table);
    const questions = new TableQuestions(session, services, dialog, meanings);
    const own = game.makeViews?.(session) ?? [];
    const lesson = firstTurnLesson(session, services, canvas, panel);
    this.lesson = lesson;
    const keys = new BoardKeys(session, () => lesson.skip());
    return [sounds, panel, lesson, this.reader, ...own, canvas, meanings, questions, words, keys];
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
    const wishes: Readonly<Partial<Record<Wish, () => void>>> = {
      menu: () => this.menu.open(),
      help: () => this.menu.openKeys(),
      unseen: () => this.menu.lookIntoBag(),
      mute,
      fullscreen: () => void fill(),
    };
    session.wished.on((wish) => wishes[wish]?.());
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

const around = ({ x, y }: { x: number; y: number }, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

const boxesOf = (root: HTMLElement, which: string) =>
  [...root.querySelectorAll(which)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, w: width, h: height };
  });

/** The first turn of a person who has never played: a tile, its square, Done. */
function firstTurnLesson(
  session: WordblerSession,
  services: Services,
  { table }: BoardCanvas,
  panel: TablePanel,
): Lesson {
  const { texts, root, computers } = services;
  const { match } = session;
  const says = texts.lesson.wordbler;
  let turn: number | undefined;
  const first = new FirstTurn(match, computers.of(match.setup), () => lesson.show());
  const next = (): LessonStep | undefined => {
    const { isOpen, gestures, typing } = session;
    if (!isOpen || !panel.isDrawn) return undefined;
    turn ??= match.state.turn;
    // Where the play is to be found, none is shown.
    const step = match.setup.from ? undefined : first.step(gestures);
    if (!step) return undefined;
    const { layout, zoom } = table;
    const clear = [layout.rack, ...boxesOf(root, '.hud :is(.buttons, .actions, .finish) button')];
    const steps = 3;
    if (step.kind === 'own') {
      const open = [boxOfBoard(layout.board), ...boxesOf(root, '.hud :is(.tools button, .seat)')];
      return { line: says.own, keys: says.own, step: 2, steps, spots: [], clear, open };
    }
    if (step.kind === 'done') {
      const spots = boxesOf(root, '.hud .finish-button');
      return { line: says.done, keys: says.keys.done, step: 3, steps, spots, clear };
    }
    const { board } = zoomed(layout, zoom);
    const middle = squareCentre(board, step.square);
    const square = !board.window || isIn(board.window, middle) ? [around(middle, board.cell)] : [];
    const tile = around(rackCell(layout.rack, step.cell), layout.rack.tile);
    const { isFirst, picked, letter } = step;
    const name = letter || texts.common.blank;
    const line = picked ? says.picked : isFirst ? says.first({ tile: name }) : says.next({ tile: name });
    const { x, y } = step.square;
    const isThere = typing.isOnBoard && typing.cursor.x === x && typing.cursor.y === y;
    const { type, place } = says.keys;
    const keys = isThere
      ? type({ letter })
      : place({ letter, square: texts.forms.inDigits(`${columnName(x)}${y + 1}`) });
    const isCarried = services.lastInput.byFinger && !picked && square.length > 0;
    return {
      line,
      keys,
      step: isFirst ? 1 : 2,
      steps,
      clear,
      spots: picked ? square : [tile, ...square],
      end: isCarried ? fingerFor(layout, middle, held.aboveFinger) : undefined,
    };
  };
  const mayClose = () => session.gestures.isEmpty && match.state.laid.length === 0;
  const lesson = new Lesson(services, 'wordbler', next, mayClose);
  const stop = match.listen(() => {
    if (turn !== undefined && (match.state.turn !== turn || match.state.phase === 'over')) lesson.end();
  });
  lesson.whenRemoved(stop);
  // What it points at is measured.
  panel.stood.on(() => lesson.show());
  return lesson;
}
