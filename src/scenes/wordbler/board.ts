import Phaser from 'phaser';
import { isBlank } from '../../core/wordbler';
import { Showing } from '../../match/showing';
import { ComputerSeats } from '../../match/wordbler/computer-seats';
import { keepGame } from '../../match/wordbler/keeping';
import type { Match } from '../../match/wordbler/match';
import { viewTable } from '../../match/wordbler/table-view';
import { leftFor } from '../../match/wordbler/turn-clock';
import { Dialog } from '../../panels/dialog';
import { unseenPanel } from '../../panels/wordbler/side-panels';
import { TablePanel } from '../../panels/wordbler/table-panel';
import { pageTicker } from '../../platform/page-ticker';
import { Table, type Target } from '../../table/wordbler/table';
import { goTo } from '../go-to';
import type { House } from '../house';
import { type Restful, stirred } from '../loop';
import { resized, sizeOf } from '../screen';
import { BoardHint } from './board-hint';
import { listenForKeys } from './board-keys';
import { BoardMenu } from './board-menu';
import { boardPicture } from './board-picture';
import { replayOf } from './board-replay';
import { followTaste, tasteOf } from './board-taste';
import { Meanings } from './meanings';
import { showProbe } from './probe';
import { SecondView } from './second-view';
import { TablePlay } from './table-play';
import { TableSounds } from './table-sounds';

/** The table while a game is played. */
export class Board extends Phaser.Scene implements Restful {
  private table!: Table;
  private panel!: TablePanel;
  private second!: SecondView;
  private dialog!: Dialog;
  private play!: TablePlay;
  private sounds!: TableSounds;
  private match!: Match;
  private menu!: BoardMenu;
  private hint!: BoardHint;

  constructor(private readonly house: House) {
    super('Board');
  }

  create() {
    const { root, preferences, sound } = this.house;
    const replay = replayOf(this.house);
    const match = replay?.match ?? this.house.match;
    if (!match) {
      goTo(this, 'Menu');
      return;
    }
    this.match = match;
    this.dialog = new Dialog(root);
    const { dialog } = this;
    this.menu = new BoardMenu(this.house.texts, dialog, {
      preferences,
      unseen: () => this.showUnseen(),
      leave: () => goTo(this, replay ? 'GameOver' : 'Menu'),
    });
    const computers = this.computersOf(match);
    const { persons } = computers;
    this.hint = this.makeHint(match, replay ? [] : persons);
    const isWatched = replay !== undefined || persons.length === 0;
    const showing = isWatched ? new Showing(pageTicker.after, () => this.drawPanel()) : undefined;
    const meanings = new Meanings(this.house.texts, root, this.house.dictionary);
    this.sounds = new TableSounds(sound, (tile) => isBlank(match.engine.faces[tile]));
    // Before the panels, so that the Tab key comes to the board first.
    this.second = new SecondView(this.house, match, () => this.play);
    this.panel = this.makePanel();
    this.table = this.makeTable();
    if (import.meta.env.MODE === 'probe') showProbe(this.table);
    // Before the play listens: what it then shows is heard knowing what has happened.
    const stopHearing = match.listen((events) => {
      this.sounds.hear(events);
      this.hint.verdicts.hear(events);
    });
    this.play = new TablePlay({
      texts: this.house.texts,
      match,
      table: this.table,
      dialog,
      computers,
      showing,
      openRacks: () => replay !== undefined || preferences.now.openRacks,
      watched: replay !== undefined,
      idle: () => replay && void showing?.next().then(replay.step),
      preview: () => preferences.now.preview,
      tell: (event) => this.second.tell(event),
      refuse: (text) => this.second.refuse(text),
      warn: (seconds) => this.second.warn(seconds),
      redraw: () => this.drawPanel(),
      hinted: (picture) => this.hint.on(picture),
      verdict: () => this.hint.verdict(),
      meaning: (word) => void meanings.show(word),
      over: () => {
        this.sounds.over();
        this.finish(match);
      },
    });
    const leaving = [
      replay?.stop ?? this.holdGame(match),
      stopHearing,
      () => sound.stopMusic(),
      this.listenForKeys(),
      () => this.play.leave(),
      () => this.hint.leave(),
      () => dialog.remove(),
      () => meanings.remove(),
      () => this.table.destroy(),
      () => this.panel.remove(),
      () => this.second.remove(),
      this.watchHiding(),
      followTaste(this.table, preferences, () => this.play.tasteChanged()),
    ];
    this.events.on(resized, this.resize, this);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.events.off(resized, this.resize, this);
      for (const leave of leaving) leave();
    });
    this.drawPanel();
    this.play.start();
    sound.startMusic();
  }

  /** Nothing on the canvas moves. */
  get still() {
    return !this.table || this.table.still;
  }

  override update(_time: number, delta: number) {
    this.table?.tick(delta);
  }

  /** Keeps the game, until it is taken over by another tab. Returns what stops both. */
  private holdGame(match: Match): () => void {
    const { house } = this;
    house.tabs.takeGame();
    const stopKeeping = keepGame(match, house.storage);
    const stopListening = house.tabs.listen(() => {
      house.match = undefined;
      house.notice = house.texts.board.otherTab;
      goTo(this, 'Menu');
    });
    return () => {
      stopKeeping();
      stopListening();
    };
  }

  private computersOf(match: Match): ComputerSeats {
    const { preferences, computer } = this.house;
    const wait = (ms: number) => new Promise<void>((resolve) => void pageTicker.after(ms, resolve));
    return new ComputerSeats(match, computer, () => preferences.now.thinking, wait);
  }

  private makeHint(match: Match, persons: readonly number[]): BoardHint {
    const { computer, announcer, preferences } = this.house;
    return new BoardHint(this.house.texts, {
      match,
      adviser: computer,
      persons,
      play: () => this.play,
      say: (text) => announcer.say(text),
      verdicts: () => preferences.now.verdict,
      openRacks: () => preferences.now.openRacks,
    });
  }

  private finish(match: Match) {
    const picture = boardPicture(this.game.canvas, this.table.layout);
    this.house.finished = { match, picture };
    this.house.match = undefined;
    goTo(this, 'GameOver');
  }

  private makeTable(): Table {
    return new Table(this, {
      ...sizeOf(this.house.root),
      ...tasteOf(this.house.preferences.now),
      seatPoint: (seat) => {
        const box = this.panel.seatBox(seat);
        const { left, top } = this.house.root.getBoundingClientRect();
        return box ? { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 } : null;
      },
      mayLift: (tile) => this.play.isOpen && this.play.gestures.mayLift(tile),
      onStir: () => this.game.events.emit(stirred),
      onScored: (seat, points, left) => {
        this.sounds.scored();
        this.play.scored(seat, points, left);
      },
      onCounting: (seat, left) => this.play.counting(seat, left),
      mayInterrupt: () => this.play.isOpen,
      onCue: (cue, step) => this.sounds.cue(cue, step),
      onTap: (target, { modifiers: { ctrl, meta } }) => this.tap(target, ctrl || meta),
      onLongPress: (target) => this.tap(target, true),
      onDrop: (tile, target) => this.play.gestures.drop(tile, dropTarget(target)),
    });
  }

  private makePanel(): TablePanel {
    const ending = (act: () => void) => () => this.play.endTurnBy(act);
    const gesture = (act: () => void) => () => this.play.isOpen && act();
    const { root } = this.house;
    return new TablePanel(this.house.texts, root, {
      done: ending(() => this.play.gestures.send({ type: 'done' })),
      pass: ending(() => this.play.gestures.send({ type: 'pass' })),
      exchange: ending(() => this.play.gestures.exchange()),
      undo: gesture(() => this.play.typing.takeBack()),
      recall: gesture(() => this.play.gestures.send({ type: 'recall' })),
      shuffle: gesture(() => this.play.gestures.send({ type: 'shuffle' })),
      cancel: () => this.play.gestures.letGo(),
      hint: gesture(() => this.hint.press()),
      closeHint: () => this.hint.close(),
      history: (seat) => this.play.showHistory(seat),
      menu: () => this.menu.open(),
      help: () => this.menu.openKeys(),
      mute: () => this.menu.mute(),
      pause: () => this.play.pauseOrGoOn(),
      step: () => this.play.showing?.step(),
      speed: (speed) => this.play.showing?.goAt(speed),
      fullscreen: () =>
        void (document.fullscreenElement
          ? document.exitFullscreen()
          : document.documentElement.requestFullscreen()),
    });
  }

  private showUnseen() {
    const close = () => this.dialog.close();
    const panel = unseenPanel(this.house.texts, viewTable(this.match, this.play), close);
    this.dialog.open('unseen-panel', this.house.texts.table.unseen, panel, close);
  }

  private listenForKeys() {
    const { play, second, match } = this;
    const { letters, setup } = match.engine;
    return listenForKeys({
      play,
      second,
      letters,
      seats: setup.seats.length,
      hint: () => this.hint.press(),
      closeHint: () => this.hint.close(),
      help: () => this.menu.openKeys(),
      menu: () => this.menu.open(),
      mute: () => this.menu.mute(),
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
    if (play.isOpen) this.hint.tellNews();
    if (play.isOpen && !play.message) this.tellNotice();
    const { shownMover: mover, message } = play;
    this.sounds.see({
      mover,
      message,
      left: mover === undefined ? undefined : leftFor(match, play.clock, mover),
    });
    const { legend, muted } = this.house.preferences.now;
    const view = { ...viewTable(match, play), hint: this.hint.view };
    this.panel.render(view, this.table.layout, play.message, { legend, muted });
    this.second.draw(this.table.layout);
  }

  private tellNotice() {
    const { notice, announcer } = this.house;
    this.house.notice = undefined;
    if (!notice) return;
    announcer.say(notice);
    this.play.saying.tell(notice);
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
