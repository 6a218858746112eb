import Phaser from 'phaser';
import { wordSearch } from '../../core';
import { family } from '../../match/search/family';
import { forgetSearch, keepSearch } from '../../match/search/search-keeping';
import { SearchPlay } from '../../match/search/search-play';
import { viewSearch } from '../../match/search/search-view';
import { Dialog } from '../../panels/dialog';
import { openSearchHelp } from '../../panels/search/play-help';
import { PlayPanel } from '../../panels/search/play-panel';
import { openSettings } from '../../panels/settings-panel';
import { pageTicker } from '../../platform/page-ticker';
import { en } from '../../texts/en';
import { goTo } from '../go-to';
import type { House } from '../house';
import { type Restful, stirred } from '../loop';
import { resized, sizeOf } from '../screen';
import { SearchHoming } from './homing';
import { listenForSearchKeys } from './keys';
import { SearchSecondView } from './second-view';
import { SearchSounds } from './sounds';
import { boxOfGrid, motionsOf, SearchStage } from './stage';

type Event = wordSearch.GameEvent;

// What the page is painted by.
const dresses = ['look', 'searchMarks', 'motion'];
// After the last word there is time to see it before the reckoning.
const cheerMs = 1800;

/** A word search while it is played. */
export class WordSearch extends Phaser.Scene implements Restful {
  private stage: SearchStage | undefined;
  private play!: SearchPlay;
  private panel!: PlayPanel;
  private second!: SearchSecondView;
  private sounds!: SearchSounds;
  private homing!: SearchHoming;
  private dialog!: Dialog;
  private cancelEnd = () => {};

  constructor(private readonly house: House) {
    super('WordSearch');
  }

  create() {
    const { house } = this;
    const engine = house.search;
    if (!engine || engine.state.phase === 'over') {
      goTo(this, 'Menu');
      return;
    }
    const { root, preferences, sound } = house;
    this.sounds = new SearchSounds(sound);
    this.play = new SearchPlay({
      engine,
      ticker: pageTicker,
      keepsSecrets: () => preferences.now.searchList === 'hidden',
      changed: () => this.draw(),
      told: (events) => this.hear(events),
      refused: (text) => this.second.refuse(text),
    });
    // Before the panels, so that the Tab key comes to the letters first.
    this.second = new SearchSecondView(
      house,
      () => this.play,
      () => preferences.now.searchList === 'hidden',
      () => this.focusPanel(),
    );
    this.panel = this.makePanel();
    this.homing = new SearchHoming({
      house,
      panel: this.panel,
      now: () => engine.state.score,
      stage: () => this.stage,
      arrived: () => {
        this.sounds.arrived();
        this.draw();
      },
    });
    this.dialog = new Dialog(root);
    this.stage = new SearchStage({
      scene: this,
      play: this.play,
      preferences,
      size: () => sizeOf(root),
      onStir: () => this.game.events.emit(stirred),
      changed: () => this.draw(),
      pressed: () => this.homing.cut(),
    });
    const leaving = [
      this.holdSearch(),
      this.watchHiding(),
      listenForSearchKeys({
        play: this.play,
        toLetters: () => this.second.focusLetters(),
        letGo: () => this.second.sayLetGo(),
        hint: () => this.hint(),
        mute: () => this.mute(),
        pause: () => this.pauseOrGoOn(),
        standing: () => this.second.sayStanding(),
        help: () => this.help(),
      }),
      preferences.listen((_, changed) => this.follow(Object.keys(changed))),
      () => sound.stopMusic(),
      () => this.cancelEnd(),
      () => this.play.stop(),
      () => this.stage?.destroy(),
      () => this.homing.remove(),
      () => this.panel.remove(),
      () => this.second.remove(),
      () => this.dialog.remove(),
    ];
    this.events.on(resized, this.resize, this);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.events.off(resized, this.resize, this);
      for (const leave of leaving) leave();
      this.stage = undefined;
    });
    this.play.start();
    sound.startMusic();
  }

  /** Nothing on the canvas moves. */
  get still() {
    return this.stage?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.stage?.tick(delta);
  }

  /** Keeps the search, until it is taken over by another tab. Returns what stops both. */
  private holdSearch(): () => void {
    const { house } = this;
    house.tabs.takeGame('search');
    const stopKeeping = keepSearch(this.play.run, house.storage);
    const stopListening = house.tabs.listen(() => {
      stopKeeping();
      house.search = undefined;
      house.notice = en.board.otherTab;
      goTo(this, 'Menu');
    }, 'search');
    return () => {
      stopKeeping();
      stopListening();
    };
  }

  private makePanel(): PlayPanel {
    const { preferences } = this.house;
    return new PlayPanel(this.house.root, {
      back: () => this.leave(),
      leave: () => this.leave(),
      mute: () => this.mute(),
      help: () => this.help(),
      pause: () => this.play.pause(),
      goOn: () => this.goOn(),
      hint: () => this.hint(),
      seconds: () => this.play.send({ type: 'cheat', code: 'mambazamba' }),
      flash: () => this.play.flash(),
      settings: () => openSettings(this.dialog, preferences),
      giveUp: () => {
        this.play.goOn();
        this.play.send({ type: 'giveUp' });
      },
      again: () => this.again(),
      mode: (searchList) => preferences.change({ searchList }),
      letGo: () => this.play.stroking.letGo(),
      zoom: (zoomed) => this.stage?.zoom(zoomed),
      fold: () => this.stage?.fold(),
      reckoning: () => goTo(this, 'SearchSummary'),
    });
  }

  private hear(events: readonly Event[]) {
    this.sounds.hear(events);
    this.second.tell(events);
    this.stage?.show(events.flatMap((event) => motionsOf(event)));
    for (const event of events) {
      if (event.type === 'wordFound') this.homing.bring(event);
      else if ('score' in event) this.homing.score = event.score;
      if (event.type === 'gameEnded') this.end(event.reason);
      if (event.type === 'paused') queueMicrotask(() => this.panel.focusCover());
    }
  }

  private end(reason: wordSearch.EndReason) {
    this.dialog.close();
    if (reason !== 'allFound') return;
    this.cancelEnd = pageTicker.after(cheerMs, () => goTo(this, 'SearchSummary'));
  }

  private pauseOrGoOn() {
    if (this.dialog.isOpen) return;
    if (this.play.isOpen) this.play.pause();
    else this.goOn();
  }

  private goOn() {
    this.play.goOn();
    if (this.house.lastInput.byKeys) this.second.focusLetters();
  }

  private hint() {
    if (this.play.isOpen) this.play.send({ type: 'hint' });
  }

  private mute() {
    const { preferences } = this.house;
    preferences.change({ muted: !preferences.now.muted });
  }

  /** Reading takes time that is not to be lost. */
  private help() {
    const wasOpen = this.play.isOpen;
    this.play.pause();
    openSearchHelp(this.dialog, () => wasOpen && this.goOn());
  }

  private leave() {
    this.play.pause();
    if (this.play.state.phase === 'over') void forgetSearch(this.house.storage);
    goTo(this, 'Menu');
  }

  private again() {
    const { house } = this;
    const { setup } = this.play.run.engine;
    const engine = new wordSearch.GameEngine({ ...setup, seed: house.newSeed() }, family());
    engine.dispatch({ type: 'begin' });
    house.search = engine;
    goTo(this, 'WordSearch');
  }

  private focusPanel() {
    if (this.play.state.phase === 'over') this.panel.focusReckoning();
    else this.panel.focusCover();
  }

  private draw() {
    const { stage, play } = this;
    if (!stage) return;
    this.tellNotice();
    stage.show();
    const { muted, searchList } = this.house.preferences.now;
    const view = viewSearch(play, searchList);
    this.sounds.see(view.reading.letters.length, play.isOpen ? view.seconds : undefined);
    this.panel.draw(view, stage.layout, {
      muted,
      listMode: searchList,
      byTouch: matchMedia('(any-pointer: coarse)').matches,
      zoomed: stage.zoomed,
      folded: stage.folded,
      score: this.homing.score,
    });
    const { ui, window } = stage.layout;
    const grown = ({ x, y, w, h }: typeof window) => ({ x: x * ui, y: y * ui, w: w * ui, h: h * ui });
    this.second.place(grown(window), grown(boxOfGrid(stage.view)));
    this.second.draw();
  }

  private tellNotice() {
    const { notice, announcer } = this.house;
    this.house.notice = undefined;
    if (!notice) return;
    announcer.say(notice);
    this.play.note(notice);
  }

  /** Nothing named: the system may look otherwise now. */
  private follow(changed: readonly string[]) {
    if (changed.length === 0 || changed.some((key) => dresses.includes(key))) this.stage?.redress();
    else this.draw();
  }

  private resize() {
    this.stage?.resize();
  }

  private watchHiding(): () => void {
    const hide = () => document.hidden && this.play.outOfSight();
    // Before what is not yet written is left behind.
    const go = () => this.play.clock.tell();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', go, true);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', go, true);
    };
  }
}
