import '../../panels/wordbler/table-styles.css';
import Phaser from 'phaser';
import { isBlank, tileSetOf } from '../../core/wordbler';
import { Showing } from '../../match/showing';
import { drawnBefore } from '../../match/wordbler/drawn-before';
import { greetingOf, rememberResult } from '../../match/wordbler/just-right';
import { keepGame } from '../../match/wordbler/keeping';
import type { Match } from '../../match/wordbler/match';
import { sheetTime } from '../../match/wordbler/sheet-time';
import type { TableHint } from '../../match/wordbler/table-hint';
import { TablePlay } from '../../match/wordbler/table-play';
import { viewTable } from '../../match/wordbler/table-view';
import { Dialog } from '../../panels/dialog';
import { TablePanel } from '../../panels/wordbler/table-panel';
import { pageTicker, wakeAfter } from '../../platform/page-ticker';
import { Table } from '../../table/wordbler/table';
import { awaitsLetters } from '../await-letters';
import { goTo } from '../go-to';
import type { House } from '../house';
import type { Readied } from '../in-slices';
import type { Leavable } from '../journey';
import type { Lesson } from '../lesson';
import { type Restful, stirred } from '../loop';
import type { Refreshing } from '../refreshing';
import { sizeOf } from '../screen';
import { Sitting, takeNotice, tools } from '../sitting';
import { listenForKeys } from './board-keys';
import { BoardMenu } from './board-menu';
import { replayOf } from './board-replay';
import { followTaste, tasteOf } from './board-taste';
import { firstTurnLesson } from './first-turn';
import { resultsIn } from './fresh-match';
import { hintOn } from './hint-on-table';
import { HurrySign } from './hurry-sign';
import { Meanings } from './meanings';
import { computersOf, hintFor } from './minds';
import { showProbe } from './probe';
import { SecondView } from './second-view';
import { soundedAt } from './sounded-at';
import { tableActions } from './table-actions';
import { tableHands } from './table-hands';
import { TableQuestions } from './table-questions';
import { tableMore, tableReady } from './table-ready';
import { TableSounds } from './table-sounds';
import { TableStage } from './table-stage';
import { WordsAtTable } from './words-at-table';

/** The table while a game is played. */
export class Board extends Phaser.Scene implements Readied, Restful, Leavable {
  private table!: Table;
  private panel!: TablePanel;
  private second!: SecondView;
  private dialog!: Dialog;
  private play!: TablePlay;
  private sounds!: TableSounds;
  private match!: Match;
  private menu!: BoardMenu;
  private hint!: TableHint;
  private sitting!: Sitting;
  private lesson!: Lesson;
  private stage!: TableStage;
  private hurrySign!: HurrySign;
  private words!: WordsAtTable;
  private refreshing!: Refreshing;
  private isReplay = false;
  /** Said when the first turn is open. */
  private greeting: string | undefined;

  constructor(private readonly house: House) {
    super('Board');
  }

  create(sent: { replay?: true }) {
    const { house } = this;
    const { texts, root, preferences } = house;
    const replay = sent.replay && replayOf(house);
    const match = replay?.match ?? house.match;
    if (!match) {
      goTo(this, 'Menu');
      return;
    }
    if (awaitsLetters(this, house, match.setup.tiles, sent)) return;
    this.match = match;
    this.greeting = replay ? undefined : (greetingOf(texts, match) ?? drawnBefore(texts, match));
    this.sitting = new Sitting(this, house);
    this.refreshing = this.sitting.refreshing(() => this.show());
    if (!replay) this.hold(match);
    this.isReplay = replay !== undefined;
    this.dialog = new Dialog(root);
    this.hurrySign = new HurrySign({ preferences, shown: () => house.announcer.say(texts.speech.hurry) });
    this.menu = new BoardMenu(house, this.dialog, {
      match,
      play: () => this.play,
      leave: () => goTo(this, replay ? 'GameOver' : 'Menu'),
    });
    const computers = computersOf(house, match);
    this.hint = hintFor(house, match, {
      persons: replay ? [] : computers.persons,
      play: () => this.play,
      sheets: this.sheets,
    });
    const isWatched = replay !== undefined || computers.persons.length === 0;
    const showing = isWatched ? new Showing(wakeAfter, () => this.refreshing.soon()) : undefined;
    const meanings = new Meanings(house, match.setup.tiles);
    this.sounds = new TableSounds(house.sound, (tile) => isBlank(match.faceOf(tile)));
    // Before the panels, so that the Tab key comes to the board first.
    this.second = new SecondView(house, match, { play: () => this.play, stage: () => this.stage });
    const alike = tools(house, () => this.refreshing.soon());
    const hands = { play: () => this.play, hint: this.hint, menu: this.menu, ...alike };
    this.panel = new TablePanel(texts, root, tableActions(hands), () => this.lesson?.refresh());
    this.words = new WordsAtTable(house, house.lists.ofGame(match.setup), {
      changed: () => this.refreshing.soon(),
      menu: () => goTo(this, 'Menu'),
      come: () => {
        if (replay || house.match === match) this.play.tasteChanged();
        // They have made another game of what was kept.
        else goTo(this, 'Board');
      },
    });
    this.table = this.makeTable();
    if (import.meta.env.MODE === 'probe') showProbe(this.table);
    this.stage = this.makeStage();
    // Before the play listens: what it then shows is heard knowing what has happened.
    const stopListening = match.listen((events) => {
      this.sounds.sound(events);
      this.hint.verdicts.weigh(events);
    });
    this.play = new TablePlay({
      texts,
      match,
      ticker: pageTicker,
      stage: this.stage,
      questions: this.makeQuestions(meanings),
      computers,
      words: () => this.words.awaited,
      showing,
      sheets: this.sheets,
      openRacks: () => replay !== undefined || preferences.now.openRacks,
      watched: replay !== undefined,
      idle: () => replay && void showing?.next().then(replay.step),
      announce: (event) => this.second.announce(event),
      refuse: (text) => this.second.refuse(text),
      say: (text) => house.announcer.say(text),
      warn: (seconds) => this.second.warn(seconds),
      verdict: () => this.hint.verdict(),
      over: () => this.finish(match),
    });
    this.sitting.whenLeft(
      () => this.second.remove(),
      () => this.panel.remove(),
      () => this.table.destroy(),
      () => meanings.remove(),
      () => this.dialog.remove(),
      () => this.lesson.remove(),
      () => this.hint.leave(),
      () => this.words.leave(),
      () => this.play.leave(),
      this.listenForKeys(),
      stopListening,
      followTaste(this.table, preferences, () => this.play.tasteChanged()),
    );
    this.sitting.watchSight({
      hidden: () => this.play.clock.pause(),
      seen: () => this.play.resumeClock(),
      gone: () => this.play.clock.spend(),
    });
    this.sitting.whenResized(() => this.fit());
    this.lesson = firstTurnLesson(house, match, this.play, this.table);
    this.refreshing.now();
    this.play.start();
    this.sitting.playMusic();
  }

  makeReady(game: Phaser.Game) {
    return tableReady(game, this.house);
  }

  makeMore() {
    return tableMore(this.game, this.house, this.match);
  }

  /** Nothing on the canvas moves. */
  get still() {
    return !this.table || this.table.still;
  }

  override update(_time: number, delta: number) {
    this.table?.tick(delta);
    this.lesson?.follow(this.table?.zoom);
  }

  restToLeave() {
    // The clock runs on, as behind every panel of the table.
    return this.isReplay ? undefined : () => {};
  }

  private readonly sheets = () => sheetTime(this.house.preferences.now.scoreSheet, this.match.rules);

  private hold(match: Match) {
    const { house } = this;
    this.sitting.hold({
      game: 'wordbler',
      keep: () => keepGame(match, house.storage),
      drop: () => {
        house.match = undefined;
      },
    });
    this.sitting.whenLeft(rememberResult(match, resultsIn(house)));
  }

  private makeStage(): TableStage {
    const { texts, preferences } = this.house;
    return new TableStage({
      texts,
      match: this.match,
      table: this.table,
      play: () => this.play,
      preview: () => preferences.now.preview,
      hinted: (picture) => hintOn(picture, this.hint),
      redraw: (byItself) => (byItself ? this.refreshing.later() : this.refreshing.soon()),
    });
  }

  private makeQuestions(meanings: Meanings): TableQuestions {
    return new TableQuestions(
      this.house,
      this.match,
      this.dialog,
      () => viewTable(this.match, this.play).seats,
      (word) => void meanings.look(word),
      () => this.table.reducedMotion,
    );
  }

  private finish(match: Match) {
    this.house.finished = { match };
    this.house.match = undefined;
    goTo(this, 'GameOver');
  }

  private makeTable(): Table {
    const { house, sounds, panel } = this;
    const hands = tableHands({
      root: house.root,
      panel,
      sounds,
      play: () => this.play,
      stir: () => this.game.events.emit(stirred),
      redraw: () => this.refreshing.soon(),
    });
    return new Table(this, { ...sizeOf(house.root), ...tasteOf(house.preferences.now), ...hands });
  }

  private listenForKeys() {
    const { play, second, match } = this;
    return listenForKeys({
      play,
      second,
      alphabet: tileSetOf(match.setup).alphabet,
      seats: match.setup.seats.length,
      hint: () => this.hint.press(),
      closeHint: () => this.hint.close() || this.lesson.skip(),
      help: () => this.menu.openKeys(),
      menu: () => this.menu.open(),
      ...tools(this.house, () => this.refreshing.soon()),
    });
  }

  private show() {
    const { play, match } = this;
    if (!play) return;
    if (play.isOpen) this.hint.reportNews();
    if (play.isOpen && this.greeting) this.tell(this.greeting);
    const notice = play.isOpen && play.message?.kind !== 'refusal' && takeNotice(this.house);
    if (notice) this.tell(notice);
    this.sounds.see(soundedAt(match, play));
    const hurry = this.hurrySign.see(play, this.table.reducedMotion);
    this.panel.render(() => ({
      ...{
        view: { ...viewTable(match, play), hint: this.hint.view },
        message: play.message?.kind === 'refusal' ? play.message : (this.words.message ?? play.message),
      },
      ...{ areas: this.table.layout, taste: { ...this.house.preferences.now, hurry } },
    }));
    this.second.reflect(this.table.layout);
  }

  private tell(text: string) {
    this.greeting = undefined;
    this.house.announcer.say(text);
    this.play.saying.add(text);
  }

  private fit() {
    const { width, height, dpr } = sizeOf(this.house.root);
    this.table.resize(width, height, dpr);
    this.refreshing.soon();
  }
}
