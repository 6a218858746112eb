import '../panels/table-styles.css';
import Phaser from 'phaser';
import { Dialog } from '../../shared/panels/dialog';
import { pageTicker } from '../../shared/platform/page-time';
import { awaitsLetters } from '../../shared/scenes/await-letters';
import { goTo } from '../../shared/scenes/go-to';
import type { Readied } from '../../shared/scenes/in-slices';
import type { Leavable } from '../../shared/scenes/journey';
import type { Lesson } from '../../shared/scenes/lesson';
import { type Restful, stirred } from '../../shared/scenes/loop';
import type { Refreshing } from '../../shared/scenes/refreshing';
import { SceneScope, takeNotice, tools } from '../../shared/scenes/scene-scope';
import { sizeOf } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { Table } from '../canvas/table';
import { TablePanel } from '../panels/table-panel';
import type { TableHint } from '../play/hints';
import type { Match } from '../play/match';
import { sheetTime } from '../play/shown-table';
import { TablePlay } from '../play/table-play';
import { viewTable } from '../play/table-view';
import { isBlank, tileSetOf } from '../rules';
import { listenForKeys } from './board-keys';
import { BoardMenu } from './board-menu';
import { followTheme, sizeAndTheme } from './board-theme';
import { firstTurnLesson } from './first-turn';
import { hintOn } from './hint-on-table';
import { HurrySign } from './hurry-sign';
import { Meanings } from './meanings';
import { hintFor } from './minds';
import { showProbe } from './probe';
import { ScreenReaderView } from './screen-reader-view';
import { soundedAt } from './sounded-at';
import { tableActions } from './table-actions';
import { gameAgain, gameHere, type TableGame } from './table-games';
import { tableHands } from './table-hands';
import { TableQuestions } from './table-questions';
import { tableMore, tableReady } from './table-ready';
import { TableSounds } from './table-sounds';
import { TableStage } from './table-stage';
import { WordsAtTable } from './words-at-table';

/** Which game it is: that of this device, or else. */
type Sent = { replay?: true; room?: string; find?: true; puzzle?: true };

/** The table while a game is played. */
export class Board extends Phaser.Scene implements Readied, Restful, Leavable {
  private table!: Table;
  private panel!: TablePanel;
  private second!: ScreenReaderView;
  private dialog!: Dialog;
  private play!: TablePlay;
  private sounds!: TableSounds;
  private match!: Match;
  private menu!: BoardMenu;
  private hint!: TableHint;
  private scope!: SceneScope;
  private lesson!: Lesson;
  private stage!: TableStage;
  private hurrySign!: HurrySign;
  private words!: WordsAtTable;
  private refreshing!: Refreshing;
  private at!: TableGame;
  /** Said when the first turn is open. */
  private greeting: Sentence | undefined;

  constructor(private readonly services: Services) {
    super('Board');
  }

  create(sent: Sent) {
    const { services } = this;
    const { texts, root, preferences } = services;
    const game = this.gameFor(sent);
    if (!game) {
      goTo(this, 'Menu');
      return;
    }
    const { match, others, isReplay } = game;
    if (awaitsLetters(this, services, match.setup.tiles, sent)) return;
    this.at = game;
    this.match = match;
    this.greeting = game.greeting;
    this.scope = new SceneScope(this, services);
    this.refreshing = this.scope.refreshing(() => this.show());
    this.scope.sayWordsIn(match.setup.tiles);
    const whenLeft = (...undo: (() => void)[]) => this.scope.whenLeft(...undo);
    game.hold(whenLeft);
    this.dialog = new Dialog(root);
    this.hurrySign = new HurrySign({ preferences, shown: () => services.announcer.say(texts.speech.hurry) });
    this.menu = new BoardMenu(services, this.dialog, {
      game,
      play: () => this.play,
      leave: () => goTo(this, game.leadsTo),
    });
    const persons = isReplay ? [] : others.persons;
    this.hint = hintFor(services, match, {
      adviser: game.adviser,
      persons,
      play: () => this.play,
      sheets: this.sheets,
    });
    const meanings = new Meanings(services, match.setup.tiles);
    this.sounds = new TableSounds(services.sound, (tile) => isBlank(match.faceOf(tile)));
    // Before the panels, so that the Tab key comes to the board first.
    this.second = new ScreenReaderView(services, match, { play: () => this.play, stage: () => this.stage });
    const alike = tools(services, () => this.refreshing.soon());
    const hands = { play: () => this.play, hint: this.hint, menu: this.menu, ...alike };
    this.panel = new TablePanel(texts, root, tableActions(hands), () => this.lesson?.refresh());
    this.words = new WordsAtTable(services, services.lists.ofGame(match.setup), {
      changed: () => this.refreshing.soon(),
      menu: () => goTo(this, 'Menu'),
      come: () => {
        const isAnother = game.played && !isReplay && services.match !== match;
        // They have made another game of what was kept.
        if (isAnother) goTo(this, 'Board');
        else this.play.themeChanged();
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
      computers: others,
      clock: (ways) => game.clock(ways),
      words: () => this.words.awaited,
      showing: game.showing(() => this.refreshing.soon()),
      sheets: this.sheets,
      openRacks: () => isReplay || (game.played !== undefined && preferences.now.openRacks),
      watched: isReplay,
      idle: () => game.idle(this.play),
      announce: (event) => this.second.announce(event),
      refuse: (text) => this.second.refuse(text),
      say: (text) => services.announcer.say(text),
      warn: (seconds) => this.second.warn(seconds),
      verdict: () => this.hint.verdict(),
      over: async () => goTo(this, await game.over()),
    });
    game.stand(whenLeft, this.play, () => this.refreshing.soon());
    this.scope.whenLeft(
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
      followTheme(this.table, services, () => this.play.themeChanged()),
    );
    this.scope.watchSight({
      hidden: () => {
        this.play.clock.pause();
        others.rest();
      },
      seen: () => {
        this.play.resumeClock();
        others.goOn();
      },
      gone: () => this.play.clock.spend(),
    });
    this.scope.whenResized(() => this.fit());
    this.lesson = firstTurnLesson(services, match, this.play, this.table);
    this.refreshing.now();
    this.play.start();
    this.scope.playMusic();
  }

  makeReady(game: Phaser.Game) {
    return tableReady(game, this.services);
  }

  makeMore() {
    return tableMore(this.game, this.services, this.match);
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
    return this.at.isReplay ? undefined : () => {};
  }

  private readonly sheets = () => sheetTime(this.services.preferences.now.scoreSheet, this.match.rules);

  private gameFor({ replay, room, find, puzzle }: Sent): TableGame | undefined {
    const { services } = this;
    if (room !== undefined) return services.online?.gameIn(room, this);
    if (find || puzzle) return (find ? services.find?.atTable : services.puzzle)?.(this);
    if (replay) return gameAgain(services);
    return services.match && gameHere(this, services, services.match);
  }

  private makeStage(): TableStage {
    const { texts, preferences } = this.services;
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
      this.services,
      this.match,
      this.dialog,
      () => viewTable(this.match, this.play).seats,
      (word) => void meanings.look(word),
      () => this.table.reducedMotion,
    );
  }

  private makeTable(): Table {
    const { services, sounds, panel } = this;
    const hands = tableHands({
      root: services.root,
      panel,
      sounds,
      play: () => this.play,
      stir: () => this.game.events.emit(stirred),
      redraw: () => this.refreshing.soon(),
    });
    return new Table(this, { ...sizeAndTheme(services, this.match), ...hands });
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
      ...tools(this.services, () => this.refreshing.soon()),
    });
  }

  private show() {
    const { play, match } = this;
    if (!play) return;
    if (play.isOpen) this.hint.reportNews();
    if (play.isOpen && this.greeting) this.tell(this.greeting);
    const notice = play.isOpen && play.message?.kind !== 'refusal' && takeNotice(this.services);
    if (notice) this.tell(notice);
    this.sounds.see(soundedAt(match, play));
    const hurry = this.hurrySign.see(play, this.table.reducedMotion);
    this.panel.render(() => ({
      ...{
        view: { ...this.at.seen(viewTable(match, play)), hint: this.hint.view },
        message: play.message?.kind === 'refusal' ? play.message : (this.words.message ?? play.message),
      },
      ...{ areas: this.table.layout, taste: { ...this.services.preferences.now, hurry } },
    }));
    this.second.reflect(this.table.layout);
    this.at.shown(this.table.layout);
  }

  private tell(says: Sentence) {
    this.greeting = undefined;
    this.services.announcer.say(says());
    this.play.saying.add(says);
  }

  private fit() {
    const { width, height, dpr } = sizeOf(this.services.root);
    this.table.resize(width, height, dpr);
    this.refreshing.soon();
  }
}
