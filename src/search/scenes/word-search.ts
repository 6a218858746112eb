import Phaser from 'phaser';
import { goOnTo, type RaceIn, raceIn } from '../../online/races/scenes/race-at-play';
import { Dialog } from '../../shared/panels/dialog';
import { pageTicker } from '../../shared/platform/page-time';
import { goTo } from '../../shared/scenes/go-to';
import type { Leavable } from '../../shared/scenes/journey';
import type { Lesson } from '../../shared/scenes/lesson';
import { type Restful, stirred } from '../../shared/scenes/loop';
import type { Refreshing } from '../../shared/scenes/scene-scope';
import { SceneScope, takeNotice, tools } from '../../shared/scenes/scene-scope';
import { sizeOf } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { openSearchHelp } from '../panels/play-help';
import { PlayPanel } from '../panels/play-panel';
import { forgetSearch } from '../play/keeping';
import { SearchPlay } from '../play/search-play';
import { SearchRun } from '../play/search-run';
import { viewSearch } from '../play/search-view';
import * as wordSearch from '../rules';
import { firstWordLesson } from './first-word';
import { FoundWordFlight } from './found-word-flight';
import { heldSearch } from './held-search';
import { listenForSearchKeys } from './keys';
import { playActions } from './play-actions';
import { SearchReaderView } from './screen-reader-view';
import { SearchSounds } from './sounds';
import { motionsOf, SearchStage } from './stage';
import { endSheet, leaveSheet, playSheetAgain, sheetIn } from './worksheets/sheet-over';
import { tellIfPractice, writeSearchDown } from './written-down';

type Event = wordSearch.GameEvent;

// What the page is painted by.
const dresses = ['look', 'searchMarks', 'motion'];
// After the last word there is time to see it before the reckoning.
const cheerMs = 1800;

/** A word search while it is played. */
export class WordSearch extends Phaser.Scene implements Restful, Leavable {
  private stage: SearchStage | undefined;
  private play!: SearchPlay;
  private panel!: PlayPanel;
  private second!: SearchReaderView;
  private sounds!: SearchSounds;
  private homing!: FoundWordFlight;
  private lesson!: Lesson;
  private dialog!: Dialog;
  private scope!: SceneScope;
  private refreshing!: Refreshing;
  private cancelEnd = () => {};
  /** Others search at the same time. */
  private race: RaceIn<'search'> | undefined;
  /** It is the page of a class. */
  private sheet: Services['worksheet'];

  constructor(
    private readonly texts: SearchTexts,
    private readonly services: Services,
  ) {
    super('WordSearch');
  }

  create(sent: { race?: string; sheet?: string }) {
    const { services } = this;
    this.race = raceIn(services.race, sent.race, 'search');
    this.sheet = sheetIn(services, sent.sheet);
    const { race, sheet } = this;
    const isOwn = sent.race === undefined && sent.sheet === undefined;
    const run = isOwn ? services.search : (race ?? sheet)?.run;
    if (!run || run.state.phase === 'over') return void goTo(this, 'Menu');
    const { root, preferences, sound } = services;
    this.scope = new SceneScope(this, services);
    const { scope } = this;
    this.refreshing = scope.refreshing(() => this.show());
    scope.sayWordsIn(wordSearch.languageOf(run.setup.list));
    // What is raced in is kept where the race is, and the page of a class is not kept.
    if (isOwn) scope.hold(heldSearch(run, services));
    this.sounds = new SearchSounds(sound);
    const listShows = run.setup.sheet?.shown ?? 'words';
    const keepsSecrets = () => listShows !== 'words' || preferences.now.searchList === 'hidden';
    this.play = new SearchPlay(this.texts, {
      ...{ run, ticker: pageTicker, keepsSecrets },
      changed: () => this.refreshing.soon(),
      happened: (events) => this.follow(events),
      refused: (text) => this.second.refuse(text),
      warned: (seconds) => this.second.warn(seconds),
    });
    // Before the panels, so that the Tab key comes to the letters first.
    this.second = new SearchReaderView(
      this.texts,
      services,
      run.setup,
      () => this.play,
      keepsSecrets,
      () => this.focusPanel(),
    );
    this.panel = this.makePanel();
    this.homing = new FoundWordFlight({
      services,
      panel: this.panel,
      run,
      stage: () => this.stage,
      arrived: () => {
        this.sounds.arrived();
        this.refreshing.soon();
      },
    });
    this.dialog = new Dialog(root);
    this.stage = new SearchStage(this.texts, {
      scene: this,
      play: this.play,
      preferences,
      size: () => sizeOf(root),
      onStir: () => this.game.events.emit(stirred),
      changed: () => this.refreshing.soon(),
      pressed: () => this.homing.cut(),
      lost: () => {
        this.play.dropped();
        this.second.sayLetGo();
      },
    });
    const { stage } = this;
    this.lesson = firstWordLesson(services, this.play, () => this.stage ?? stage);
    scope.whenLeft(
      () => this.dialog.remove(),
      () => this.lesson.remove(),
      () => this.second.remove(),
      () => this.panel.remove(),
      () => this.homing.remove(),
      () => {
        this.stage?.destroy();
        this.stage = undefined;
      },
      () => this.play.stop(),
      () => this.cancelEnd(),
      listenForSearchKeys({
        play: this.play,
        toLetters: () => this.second.focusLetters(),
        letGo: () => this.second.sayLetGo(),
        skip: () => this.lesson.skip(),
        hint: () => this.play.hint(),
        ...tools(this.services, () => this.refreshing.soon()),
        pause: () => this.pauseOrGoOn(),
        standing: () => this.second.sayStanding(),
        help: () => this.help(),
      }),
      preferences.listen((_, changed) => this.redress(Object.keys(changed))),
    );
    scope.watchSight({ hidden: () => this.play.outOfSight(), gone: () => this.play.clock.spend() });
    scope.whenResized(() => this.stage?.resize());
    if (race)
      scope.whenLeft(
        race.stand(
          () => this.refreshing.soon(),
          this.play,
          () => this.toReckoning(),
        ),
      );
    this.play.start();
    if (isOwn) void tellIfPractice(this, this.texts, services, run, (says) => this.tell(says));
    scope.playMusic('calm');
  }

  /** Nothing on the canvas moves. */
  get still() {
    return this.stage?.still ?? true;
  }

  get isLost() {
    return this.sheet !== undefined;
  }

  override update(_time: number, delta: number) {
    this.stage?.tick(delta);
  }

  restToLeave() {
    if (this.play.state.phase === 'over') return undefined;
    const wasOpen = this.play.isOpen;
    this.play.pause();
    return () => wasOpen && this.goOn();
  }

  private makePanel(): PlayPanel {
    return new PlayPanel(
      this.texts,
      this.services.root,
      playActions(this.texts, this.services, {
        play: () => this.play,
        stage: () => this.stage,
        dialog: () => this.dialog,
        focusCover: () => this.panel.focusCover(),
        help: () => this.help(),
        goOn: () => this.goOn(),
        leave: () => this.leave(),
        again: () => this.again(),
        reckoning: () => this.toReckoning(),
      }),
    );
  }

  private follow(events: readonly Event[]) {
    this.refreshing.soon();
    this.sounds.sound(events);
    this.second.announce(events);
    this.stage?.stand(events.flatMap((event) => motionsOf(event)));
    for (const event of events) {
      if (event.type === 'wordFound') this.homing.bring(event);
      else if ('score' in event) this.homing.score = event.score;
      if (event.type === 'gameEnded') this.end(event.reason);
    }
    if (events.some(({ type }) => type === 'paused')) queueMicrotask(() => this.panel.focusCover());
  }

  private end(reason: wordSearch.EndReason) {
    this.dialog.close();
    if (!this.race && !this.sheet) void writeSearchDown(this.services, this.play.run.engine);
    if (reason !== 'allFound') return;
    this.cancelEnd = pageTicker.after(cheerMs, () => this.toReckoning());
  }

  private toReckoning() {
    const { sheet } = this;
    if (sheet) return endSheet(this, this.texts, this.services, this.dialog, sheet);
    goOnTo(this, 'SearchSummary', this.race?.room);
  }

  private pauseOrGoOn() {
    if (this.dialog.isOpen) return;
    if (this.play.isOpen) this.play.pause();
    else this.goOn();
  }

  private goOn() {
    this.play.goOn();
    if (!this.services.lastInput.byKeys) return;
    this.refreshing.now();
    this.second.focusLetters();
  }

  /** Reading takes time that is not to be lost. */
  private help() {
    const wasOpen = this.play.isOpen;
    this.play.pause();
    openSearchHelp(this.texts, this.dialog, () => wasOpen && this.goOn());
  }

  private leave() {
    this.play.pause();
    if (this.sheet) return leaveSheet(this, this.sheet);
    if (!this.race && this.play.state.phase === 'over') void forgetSearch(this.services.storage);
    goTo(this, 'Menu');
  }

  private again() {
    if (this.sheet) return playSheetAgain(this, this.services, this.sheet);
    this.services.search = SearchRun.fresh({ ...this.play.run.setup, seed: this.services.newSeed() });
    goTo(this, 'WordSearch');
  }

  private focusPanel() {
    if (this.play.state.phase === 'over') this.panel.focusReckoning();
    else this.panel.focusCover();
  }

  private show() {
    const { stage, play } = this;
    if (!stage) return;
    this.tell(takeNotice(this.services));
    stage.stand();
    const { muted, searchList } = this.services.preferences.now;
    const view = viewSearch(play, searchList);
    this.sounds.see(view.reading.letters.length, play.isOpen ? view.seconds : undefined);
    this.panel.render(view, stage.layout, {
      muted,
      listMode: searchList,
      byTouch: matchMedia('(any-pointer: coarse)').matches,
      zoomed: stage.zoomed,
      folded: stage.folded,
      score: this.homing.score,
      beside: this.race?.beside(),
    });
    this.second.place(stage.window, stage.grid);
    this.second.reflect();
    this.lesson?.refresh();
  }

  private tell(says: Sentence | undefined) {
    if (!says) return;
    this.services.announcer.say(says());
    this.play.note(says);
  }

  /** Nothing named: the system may look otherwise now. */
  private redress(changed: readonly string[]) {
    if (changed.length === 0 || changed.some((key) => dresses.includes(key))) this.stage?.redress();
    else this.refreshing.soon();
  }
}
