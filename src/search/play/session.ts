import { Signal } from '../../engine/signal';
import type { Preferences } from '../../shared/platform/settings';
import { GameClock, type Ticker } from '../../shared/play/game-clock';
import { refusal, sumOf } from '../../texts/sentences/search';
import type { SearchTexts, Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import type { SearchMatch } from './match';
import { Selecting } from './selecting';

type Event = wordSearch.GameEvent;

/** What the bird says, and how it looks. */
export interface BirdNews {
  says: Sentence;
  pose: 'idle' | 'happy' | 'sad' | 'think' | 'sleep';
  /** It was no word, or not to be done. */
  isNo?: boolean;
  /** Shown where letters are read, too, as long as none are: not everywhere is there room for the bird to speak. */
  isNote?: boolean;
}

interface SearchEnvironment {
  texts: SearchTexts;
  ticker: Ticker;
  preferences: { readonly now: Pick<Preferences['now'], 'searchList'> };
}

const cheerMs = 3200;

/** One search being played: its clock, the selection under way, what is typed, and what the bird says to it. */
export class SearchSession {
  readonly changed = new Signal();
  /** In the game's order, after the state has changed and is saved. */
  readonly happened = new Signal<[events: readonly Event[]]>();
  readonly refused = new Signal<[text: string]>();
  readonly warned = new Signal<[seconds: number]>();
  /** Nothing came of the selection under way. */
  readonly selectionLost = new Signal();
  /** Somebody acts: whatever still flies is to arrive. */
  readonly hurried = new Signal();
  /** Points that flew have come to the score. */
  readonly pointsArrived = new Signal();

  readonly clock: GameClock<wordSearch.GameEngine>;
  readonly selecting: Selecting;
  /** Hidden words that are shown for a moment. */
  flashed: readonly wordSearch.LaidWord[] = [];
  news: BirdNews;
  /** It was not the player who paused: the page went out of sight. */
  wentOutOfSight = false;
  /** What the score shows while points still fly to it. */
  heldScore: number | undefined;
  private typed = wordSearch.nothingTyped;
  private readonly stopListening: () => void;
  private cancelFlash = () => {};
  private cancelCheer = () => {};

  constructor(
    readonly match: SearchMatch,
    private readonly env: SearchEnvironment,
  ) {
    this.news = { says: () => env.texts.search.play.bird.hello, pose: 'idle' };
    const changed = () => this.changed.emit();
    this.clock = new GameClock<wordSearch.GameEngine>(match, dialOf(match), env.ticker);
    this.clock.ticked.on(changed);
    this.clock.warned.on((seconds) => this.warned.emit(seconds));
    const hasLetter = (square: wordSearch.Square) => wordSearch.isOnGrid(match.state.grid, square);
    const grid = { ...wordSearch.extentOfGame(match.setup), hasLetter };
    this.selecting = new Selecting(grid, ({ from, to }) => this.send({ type: 'stroke', from, to }), changed);
    this.stopListening = match.listen((events) => this.follow(events));
  }

  get state() {
    return this.match.state;
  }

  /** Letters can be seen and selections drawn. */
  get isOpen() {
    return this.state.phase === 'searching';
  }

  get isOver() {
    return this.state.phase === 'over';
  }

  /** The word of the list is not told before it is found. */
  get keepsSecrets() {
    const shown = this.match.setup.sheet?.shown ?? 'words';
    return shown !== 'words' || this.env.preferences.now.searchList === 'hidden';
  }

  get secondsLeft() {
    const { left } = this.clock;
    return left === undefined ? undefined : Math.ceil(left / 1000);
  }

  /** Of searching, so far. */
  get secondsSpent() {
    return Math.floor((this.state.msSpent + this.clock.untold) / 1000);
  }

  get shownScore() {
    return this.heldScore ?? this.state.score;
  }

  /** Whoever comes to the page goes on with it. */
  start() {
    if (this.state.phase === 'ready') this.match.send({ type: 'begin' });
    if (this.state.phase === 'paused') this.match.send({ type: 'goOn' });
    this.clock.run();
    this.changed.emit();
  }

  stop() {
    this.clock.pause();
    this.stopListening();
    this.cancelFlash();
    this.cancelCheer();
    this.selecting.cancel();
  }

  send(command: wordSearch.Command) {
    this.match.send(command, (answer) => {
      if (!answer.ok) this.refuse(() => refusal(this.env.texts, answer.reason));
    });
  }

  pause() {
    if (this.isOpen) this.send({ type: 'pause' });
  }

  goOn() {
    if (this.state.phase === 'paused') this.send({ type: 'goOn' });
  }

  hint() {
    if (this.isOpen) this.send({ type: 'hint' });
  }

  /** Nobody sees the page: the clock stands still, and the page says so. */
  outOfSight() {
    if (!this.isOpen) return;
    this.wentOutOfSight = true;
    this.pause();
  }

  /** Letter by letter: every key may be one of a code that nobody is to know. */
  type(key: string) {
    if (this.match.setup.rules) return;
    const { typed, code } = wordSearch.typeKey(this.typed, key);
    this.typed = typed;
    if (code) this.cheat(code);
  }

  cheat(code: wordSearch.CheatCode) {
    // Behind the cover there is nothing to be shown, so it is opened first.
    if (code === 'flash') this.goOn();
    this.send({ type: 'cheat', code });
  }

  giveUp() {
    this.goOn();
    this.send({ type: 'giveUp' });
  }

  /** Says whether there was a selection to be given up. */
  cancelSelection(): boolean {
    const had = this.selecting.cancel();
    if (had) this.selectionLost.emit();
    return had;
  }

  /** Another finger, or a pointer that is gone, has ended the selection; nothing is lost by it. */
  loseSelection() {
    if (!this.selecting.lose() || !this.isOpen) return;
    this.note(() => this.env.texts.search.play.dropped, 'think');
    this.selectionLost.emit();
  }

  /** Something that is no news of the search. */
  note(says: Sentence, pose: BirdNews['pose'] = 'idle') {
    this.say(says, pose);
    this.news.isNote = true;
    this.changed.emit();
  }

  pointsArrive() {
    this.heldScore = undefined;
    this.pointsArrived.emit();
    this.changed.emit();
  }

  private refuse(why: () => string | undefined) {
    const text = why();
    if (!text) return;
    this.sayNo(() => why() ?? '');
    this.refused.emit(text);
    this.changed.emit();
  }

  private follow(events: readonly Event[]) {
    for (const event of events) this.take(event);
    // A redraw that is asked for now comes before what listeners do a microtask later.
    this.changed.emit();
    this.happened.emit(events);
  }

  private take(event: Event) {
    const { texts } = this.env;
    const { bird, events } = texts.search.play;
    switch (event.type) {
      case 'gridLaid':
      case 'timeSpent':
        return;
      case 'wordFound': {
        const { word, direction } = event.laid;
        const sum = { length: word.length, multiplier: wordSearch.multipliers[direction], points: event.points };
        const found = () => ({ word: this.wordOf(event.word) });
        const isScored = !this.match.setup.sheet;
        this.flashed = this.flashed.filter((laid) => laid.word !== word);
        return this.say(
          () => (isScored ? bird.foundFor({ ...found(), sum: sumOf(texts, sum) }) : bird.found(found())),
          'happy',
        );
      }
      case 'foundBefore':
        return this.say(() => events.foundBefore({ word: this.wordOf(event.word) }), 'think');
      case 'nope':
        return this.sayNo(() => bird.nope);
      case 'hinted':
        return this.say(
          () => (this.keepsSecrets ? bird.hintedHidden : bird.hinted({ word: this.wordOf(event.word) })),
          'think',
        );
      case 'cheated':
        if (event.code === 'flash') this.uncover(event.hidden);
        return this.say(
          () => (event.code === 'flash' ? bird.flash : bird.seconds({ seconds: event.seconds })),
          'think',
        );
      case 'paused':
        this.clock.pause();
        this.selecting.cancel();
        return this.say(() => bird.paused, 'sleep', true);
      case 'wentOn':
        this.wentOutOfSight = false;
        this.clock.run();
        return this.say(() => bird.hello, 'idle');
      case 'gameEnded': {
        const { reason, missed } = event;
        this.clock.pause();
        this.uncover([]);
        this.selecting.cancel();
        if (reason === 'allFound') return this.say(() => bird.allFound, 'happy', true);
        return this.say(() => bird.missed({ count: missed.length }), 'sad', true);
      }
    }
  }

  private wordOf(index: number) {
    return wordSearch.writtenWord(this.match.engine, index);
  }

  private uncover(hidden: readonly wordSearch.LaidWord[]) {
    this.cancelFlash();
    this.flashed = hidden;
    if (hidden.length === 0) return;
    this.cancelFlash = this.env.ticker.after(wordSearch.flashMs, () => {
      this.flashed = [];
      this.changed.emit();
    });
  }

  private sayNo(says: Sentence) {
    this.say(says, 'think');
    this.news.isNo = true;
  }

  private say(says: Sentence, pose: BirdNews['pose'], stays = false) {
    this.cancelCheer();
    this.news = { says, pose };
    if (stays || pose === 'idle') return;
    this.cancelCheer = this.env.ticker.after(cheerMs, () => {
      this.news = { says, pose: 'idle' };
      this.changed.emit();
    });
  }
}

/** How a search counts time. */
const dialOf = (match: SearchMatch) => ({
  get isOn() {
    return match.state.phase === 'searching';
  },
  player: 0,
  get left() {
    const { msAllowed, msSpent } = match.state;
    return msAllowed === null ? undefined : msAllowed - msSpent;
  },
  isFinal: true,
  spending: (ms: number) => [{ type: 'spendTime' as const, ms }],
});
