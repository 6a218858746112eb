import { must } from '../../engine/must';
import { goOnTo, type RaceIn, raceIn } from '../../online/races/scenes/race-at-play';
import { confirm } from '../../shared/panels/dialog';
import { openHelp } from '../../shared/panels/help';
import { Lesson, type LessonStep } from '../../shared/panels/lesson';
import { openSettings } from '../../shared/panels/settings-panel';
import { pageTicker } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { type Effect, lastSecondsFrom } from '../../shared/platform/sound';
import { goTo } from '../../shared/scenes/go-to';
import { type Opened, PlayScene, type View } from '../../shared/scenes/play-scene';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { sharedText } from '../../texts/sentences/shared';
import type { SearchTexts, Sentence } from '../../texts/texts';
import { shareGame } from '../../transfer/scenes/sharing';
import { SearchCanvas } from '../canvas/search-canvas';
import { nameInLanguage } from '../panels/category-name';
import { FoundWordFlight, type PlayAction, PlayPanel } from '../panels/play-panel';
import { SearchReaderView } from '../panels/screen-reader-view';
import { openMore, openSheetEnd } from '../panels/search-dialogs';
import { forgetSearch, SearchMatch } from '../play/match';
import { SearchSession } from '../play/session';
import { firstSelection, viewSearch } from '../play/view';
import * as wordSearch from '../rules';
import { SearchKeys } from './keys';
import { printSearch, printSheet, shareSheet } from './print';
import { SearchRecorder } from './records';

/** The page of a class that is played, what its link says, and whether it was made here. */
export interface PlayedSheet {
  sheet: string;
  match: SearchMatch;
  isMade: boolean;
}

/** The room of a race, or the page of a class; of neither, one's own search. */
type Sent = { race?: string } & Partial<PlayedSheet>;

// What the page is painted by.
const paintedBy = ['look', 'searchMarks', 'motion'];
// After the last word there is time to see it before the results.
const cheerMs = 1800;

/** A word search while it is played: one's own, one of a race, or the page of a class. */
export class WordSearch extends PlayScene<SearchSession, Sent> {
  protected override readonly music = 'calm';
  private canvas!: SearchCanvas;
  private reader!: SearchReaderView;
  private panel!: PlayPanel;
  private cancelEnd = () => {};
  /** Others search at the same time. */
  private race: RaceIn<'search'> | undefined;
  /** It is the page of a class. */
  private sheet: PlayedSheet | undefined;
  private isOwn = true;
  private readonly recorder = new SearchRecorder(this.services);

  constructor(
    private readonly texts: SearchTexts,
    services: Services,
  ) {
    super('WordSearch', services);
  }

  get isLost() {
    return this.sheet !== undefined;
  }

  protected override open(sent: Sent): Opened<SearchSession> | undefined {
    const { services, texts } = this;
    const { preferences } = services;
    const { sheet, match: made, isMade = false } = sent;
    this.race = raceIn(services, sent.race, 'search');
    this.sheet = sheet !== undefined && made ? { sheet, match: made, isMade } : undefined;
    this.isOwn = sent.race === undefined && sheet === undefined;
    const match = this.isOwn ? services.saves.search : (this.race?.run ?? this.sheet?.match);
    if (!match || match.state.phase === 'over') return void goTo(this, 'Menu');
    return {
      language: wordSearch.languageOf(match.setup.list),
      // What is raced in is kept where the race is, and the page of a class is not kept.
      hold: this.isOwn ? (scope) => scope.hold(this.recorder.held(match)) : undefined,
      session: () => new SearchSession(match, { texts, ticker: pageTicker, preferences }),
    };
  }

  protected override makeViews(session: SearchSession): View[] {
    const { services, texts, race } = this;
    const sounds = new SearchSounds(session, services);
    this.canvas = new SearchCanvas(texts, this, session, services, sizeOf(services.root), this.stir);
    const { canvas } = this;
    // Before the panel, so that the Tab key comes to the letters first.
    this.reader = new SearchReaderView(texts, session, services, canvas);
    const act = (action: PlayAction) => this.act(action);
    this.panel = new PlayPanel(texts, session, services, canvas, act, race && (() => race.beside()));
    const { reader, panel } = this;
    const flight = new FoundWordFlight(session, services, canvas, panel);
    const lesson = firstWordLesson(services, session, canvas);
    const keys = new SearchKeys(session, services, reader, (action) => {
      if (action === 'skip') lesson.skip();
      else if (action === 'help') this.help();
      else this.pauseOrGoOn();
    });
    this.scope.whenLeft(
      () => this.cancelEnd(),
      session.happened.on((events) => {
        for (const event of events) if (event.type === 'gameEnded') this.end(event.reason);
      }),
    );
    return [canvas, sounds, panel, reader, flight, keys, lesson];
  }

  protected override findFocus() {
    const { session, reader, panel } = this;
    if (session.selecting.isHeld) return;
    if (session.isOpen) reader.focusLetters();
    else panel.focusButtons();
  }

  protected override joinRace(session: SearchSession) {
    return this.race?.stand(
      () => this.redraw.soon(),
      session,
      () => this.toResult(),
    );
  }

  protected override begin(session: SearchSession) {
    session.start();
    if (this.isOwn)
      void this.recorder.beginAndTell(
        this,
        session.match,
        () => this.texts.common.practice,
        (says) => this.tell(says),
      );
  }

  protected override show() {
    this.tell(takeNotice(this.services));
    super.show();
  }

  /** None is named where the system may look otherwise now. */
  protected override preferencesChanged(changed: readonly string[]) {
    if (changed.length === 0 || changed.some((key) => paintedBy.includes(key))) this.canvas.restyle();
    else this.redraw.soon();
  }

  protected override goOn() {
    super.goOn();
    if (!this.services.lastInput.byKeys) return;
    this.redraw.now();
    this.reader.focusLetters();
  }

  private tell(says: Sentence | undefined) {
    if (!says) return;
    this.services.announcer.say(says());
    this.session.note(says);
  }

  private act(action: PlayAction) {
    const { services, session, dialog, canvas } = this;
    switch (action) {
      case 'goOn':
        return this.goOn();
      case 'help':
        return this.help();
      case 'settings':
        return openSettings(services, dialog);
      case 'more':
        return this.more();
      case 'giveUp':
        return this.askFirst('giveUp', () => session.giveUp());
      case 'again':
        return session.isOver ? this.again() : this.askFirst('again', () => this.again());
      case 'leave':
        return this.leave();
      case 'result':
        return this.toResult();
      case 'fold':
        return canvas.fold();
      default:
        return canvas.zoom(action === 'zoomed');
    }
  }

  private more() {
    const { texts, services, session, dialog } = this;
    openMore(texts, dialog, {
      view: viewSearch(session, services.preferences.now.searchList),
      byTouch: matchMedia('(any-pointer: coarse)').matches,
      preferences: services.preferences,
      cheat: (code) => session.cheat(code),
      share: () => this.share(),
      print: () => this.print(),
      again: () => this.act('again'),
    });
  }

  private end(reason: wordSearch.EndReason) {
    this.dialog.close();
    if (reason !== 'allFound') return;
    this.cancelEnd = pageTicker.after(cheerMs, () => this.toResult());
  }

  private toResult() {
    const { sheet } = this;
    if (sheet) this.endSheet(sheet);
    else goOnTo(this, 'SearchSummary', this.race?.room);
  }

  /** The end of a page of a class, in place of results. */
  private endSheet(sheet: PlayedSheet) {
    const { setup, state } = sheet.match;
    openSheetEnd(this.texts, this.dialog, {
      sheet: must(setup.sheet),
      reason: must(state.outcome ?? undefined).reason,
      again: () => this.again(),
      back: sheet.isMade ? () => goTo(this, 'SheetMake') : undefined,
      menu: () => goTo(this, 'Menu'),
    });
  }

  private pauseOrGoOn() {
    if (this.dialog.isOpen) return;
    if (this.session.isOpen) this.session.pause();
    else this.goOn();
  }

  /** Reading takes time that is not to be lost. */
  private help() {
    const { session } = this;
    const wasOpen = session.isOpen;
    session.pause();
    openHelp(this.services, this.dialog, 'search', () => wasOpen && this.goOn());
  }

  /** To the menu; the page of a class to where it was made. */
  private leave() {
    const { session, sheet } = this;
    session.pause();
    if (this.isOwn && session.isOver) void forgetSearch(this.services.storage);
    goTo(this, sheet?.isMade ? 'SheetMake' : 'Menu');
  }

  /** The same list in another grid; the page of a class once more. */
  private again() {
    const { services, sheet } = this;
    const { setup, state } = this.session.match;
    if (sheet) {
      const { grid, laid } = state;
      const match = SearchMatch.ofSheet(must(setup.sheet), { grid, laid });
      return goTo(this, 'WordSearch', { ...sheet, match } satisfies PlayedSheet);
    }
    services.saves.search = SearchMatch.fresh({ ...setup, seed: services.newSeed() });
    goTo(this, 'WordSearch');
  }

  /** The page of a class, and what its link says. */
  private get handedOut() {
    const { setup, state } = this.session.match;
    const { sheet } = this;
    return setup.sheet && sheet && { sheet: setup.sheet, text: sheet.sheet, layout: state };
  }

  private share() {
    const { texts, services, dialog, handedOut } = this;
    if (handedOut) void shareSheet(texts, services, dialog, handedOut);
    else {
      const { engine } = this.session.match;
      const text = sharedText(texts, [texts.common.search, nameInLanguage(texts, engine.setup.list)]);
      void shareGame(services, dialog, engine, () => ({ text }));
    }
  }

  private print() {
    const { texts, services, dialog, handedOut } = this;
    if (handedOut) void printSheet(texts, services, dialog, handedOut, true);
    else void printSearch(texts, services, dialog, this.session.match.setup, true);
  }

  /** What cannot be taken back is not done by one press. */
  private askFirst(about: 'giveUp' | 'again', act: () => void) {
    const says = () => this.texts.search.play.paused.asks[about];
    confirm(this.dialog, says, act, () => this.panel.focusCover());
  }
}

/** The first word of whoever has never searched: its first letter, its last. */
function firstWordLesson(services: Services, session: SearchSession, canvas: SearchCanvas): Lesson {
  const says = services.texts.lesson.search;
  const { selecting, match } = session;
  const next = (): LessonStep | undefined => {
    // What the list hides is not told; and who plays the page of a class leaves no trace here.
    const isHidden = match.setup.sheet || services.preferences.now.searchList === 'hidden';
    if (!session.isOpen || match.isRace || isHidden) return undefined;
    const step = firstSelection(session.state, selecting.selection?.from);
    if (!step) return undefined;
    const { kind, word, from, to } = step;
    const aim = kind === 'from' ? from : to;
    return {
      line: says[kind]({ word }),
      keys: says.keys({
        letter: wordSearch.letterAt(session.state.grid, aim),
        row: aim.y + 1,
        column: aim.x + 1,
      }),
      step: kind === 'from' ? 1 : 2,
      steps: 2,
      spots: [from, to].flatMap((square) => canvas.inSight(square) ?? []),
      clear: [canvas.window],
    };
  };
  const mayClose = () => !selecting.isHeld && selecting.start === undefined;
  const lesson = new Lesson(services, 'search', next, mayClose, session.clock);
  lesson.whenRemoved(
    session.happened.on((events) => {
      if (events.some(({ type }) => type === 'wordFound' || type === 'gameEnded')) lesson.end();
    }),
  );
  return lesson;
}

const countdownFrom = 10;

const eventSounds: { readonly [T in wordSearch.EventType]?: Effect } = {
  gridLaid: 'shake',
  wordFound: 'found',
  foundBefore: 'undo',
  nope: 'nope',
  hinted: 'blank',
  cheated: 'bonus',
  paused: 'page',
  wentOn: 'page',
};

const endSounds: Readonly<Record<wordSearch.EndReason, Effect>> = {
  allFound: 'win',
  timeOut: 'yourTurn',
  givenUp: 'undo',
};

/** What is heard of a word search. */
class SearchSounds {
  private letters = 0;
  private seconds: number | undefined;

  constructor(
    private readonly session: SearchSession,
    private readonly services: Pick<Services, 'sound'>,
  ) {
    session.happened.on((happened) => this.follow(happened));
    session.pointsArrived.on(() => services.sound.play('score'));
  }

  /** Each letter that a selection grows by is heard a little higher, each of the last seconds once. */
  show() {
    const { sound } = this.services;
    const { state, selecting, isOpen, secondsLeft } = this.session;
    const letters = selecting.selection ? wordSearch.selectedLetters(state.grid, selecting.selection).length : 0;
    if (letters > this.letters && letters > 0) {
      if (letters === 1) sound.play('lift');
      else sound.play('stroke', { step: letters - 2 });
    }
    this.letters = letters;
    const seconds = isOpen ? secondsLeft : undefined;
    const isDue = seconds !== undefined && seconds > 0 && seconds <= countdownFrom;
    if (isDue && this.seconds !== undefined && seconds < this.seconds) sound.play('clock');
    this.seconds = seconds;
    sound.hurryMusic(seconds !== undefined && seconds > 0 && seconds * 1000 <= lastSecondsFrom);
  }

  remove() {}

  private follow(happened: readonly wordSearch.GameEvent[]) {
    const { sound } = this.services;
    for (const event of happened) {
      const effect = event.type === 'gameEnded' ? endSounds[event.reason] : eventSounds[event.type];
      if (effect) sound.play(effect);
      // The bird beside the grid: it hops for a find.
      if (event.type === 'wordFound') sound.play('chirp-rosehip');
    }
  }
}
