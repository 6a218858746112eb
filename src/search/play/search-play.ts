import type { Ticker } from '../../shared/play/game-clock';
import type { SearchTexts, Sentence } from '../../texts/texts';
import * as wordSearch from '../rules';
import { type SearchClock, searchClock } from './search-clock';
import type { SearchRun } from './search-run';
import { Stroking } from './stroking';

/** Listens to what is typed, letter by letter, for the codes nobody is to know. */
class CheatKeys {
  private typed = wordSearch.nothingTyped;

  constructor(private readonly found: (code: wordSearch.CheatCode) => void) {}

  type(key: string) {
    const { typed, code } = wordSearch.typeKey(this.typed, key);
    this.typed = typed;
    if (code) this.found(code);
  }
}

type Event = wordSearch.GameEvent;

/** What the bird says, and how it looks. */
export interface BirdNews {
  says: Sentence;
  pose: 'idle' | 'happy' | 'sad' | 'think' | 'sleep';
  /** It was no word, or not to be done. */
  isNo?: boolean;
  /** It stands where letters are read, too, as long as none are: not everywhere is there room for the bird to speak. */
  isNote?: boolean;
}

interface SearchPlayProps {
  run: SearchRun;
  ticker: Ticker;
  /** The word of the list is not told before it is found. */
  keepsSecrets: () => boolean;
  /** After everything that changes what is to be seen. */
  changed: () => void;
  happened: (events: readonly Event[]) => void;
  /** So few seconds are left. */
  warned: (seconds: number) => void;
  refused: (text: string) => void;
}

const cheerMs = 3200;

/** One search as it is played: its clock, the stroke under way, what is typed, and what the bird says to it. */
export class SearchPlay {
  readonly run: SearchRun;
  readonly clock: SearchClock;
  readonly stroking: Stroking;
  readonly cheats: CheatKeys;
  /** Hidden words that are shown for a moment. */
  flashed: readonly wordSearch.LaidWord[] = [];
  news: BirdNews;
  /** It was not the player who paused: the page went out of sight. */
  wentOutOfSight = false;
  private readonly stopListening: () => void;
  private cancelFlash = () => {};
  private cancelCheer = () => {};

  constructor(
    private readonly texts: SearchTexts,
    private readonly props: SearchPlayProps,
  ) {
    const { run, ticker, changed } = props;
    this.news = { says: () => texts.search.play.bird.hello, pose: 'idle' };
    this.run = run;
    this.clock = searchClock(run, ticker, { ticked: changed, warned: props.warned });
    const hasLetter = (square: wordSearch.Square) => wordSearch.isOnGrid(run.state.grid, square);
    const grid = { ...wordSearch.extentOfGame(run.setup), hasLetter };
    this.stroking = new Stroking(grid, ({ from, to }) => this.send({ type: 'stroke', from, to }), changed);
    this.cheats = new CheatKeys((code) =>
      code === 'flash' ? this.flash() : this.send({ type: 'cheat', code }),
    );
    this.stopListening = run.listen((events) => this.follow(events));
  }

  get state() {
    return this.run.state;
  }

  /** Letters can be seen and strokes drawn. */
  get isOpen() {
    return this.state.phase === 'searching';
  }

  /** Whoever comes to the page goes on with it. */
  start() {
    if (this.state.phase === 'ready') this.run.send({ type: 'begin' });
    if (this.state.phase === 'paused') this.run.send({ type: 'goOn' });
    this.clock.run();
    this.props.changed();
  }

  stop() {
    this.clock.pause();
    this.stopListening();
    this.cancelFlash();
    this.cancelCheer();
    this.stroking.letGo();
  }

  send(command: wordSearch.Command) {
    this.run.send(command, (answer) => {
      if (!answer.ok) this.refuse(() => this.texts.search.play.refusals[answer.reason]);
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

  /** Behind the cover there is nothing to be shown, so it is opened first. */
  flash() {
    this.goOn();
    this.send({ type: 'cheat', code: 'flash' });
  }

  giveUp() {
    this.goOn();
    this.send({ type: 'giveUp' });
  }

  /** A second finger has ended a stroke; nothing is lost by it. */
  dropped() {
    this.say(() => this.texts.search.play.dropped, 'think');
    this.news.isNote = true;
    this.props.changed();
  }

  /** Something that is no news of the search. */
  note(says: Sentence) {
    this.say(says, 'idle');
    this.news.isNote = true;
    this.props.changed();
  }

  private refuse(why: () => string | undefined) {
    const text = why();
    if (!text) return;
    this.sayNo(() => why() ?? '');
    this.props.refused(text);
    this.props.changed();
  }

  private follow(events: readonly Event[]) {
    for (const event of events) this.take(event);
    this.props.happened(events);
    this.props.changed();
  }

  private take(event: Event) {
    const { bird } = this.texts.search.play;
    switch (event.type) {
      case 'gridLaid':
      case 'timeSpent':
        return;
      case 'wordFound': {
        const { word, direction } = event.laid;
        const sum = this.run.setup.sheet
          ? undefined
          : `${word.length} × ${wordSearch.multipliers[direction]} = ${event.points}`;
        this.flashed = this.flashed.filter((laid) => laid.word !== word);
        this.say(() => bird.found(this.wordOf(event.word), direction, sum), 'happy');
        return;
      }
      case 'foundBefore':
        return this.say(() => bird.before(this.wordOf(event.word)), 'think');
      case 'nope':
        return this.sayNo(() => bird.nope);
      case 'hinted':
        return this.say(
          () => bird.hinted(this.props.keepsSecrets() ? null : this.wordOf(event.word)),
          'think',
        );
      case 'cheated':
        if (event.code === 'flash') this.uncover(event.hidden);
        return this.say(() => (event.code === 'flash' ? bird.flash : bird.seconds(event.seconds)), 'think');
      case 'paused':
        this.clock.pause();
        this.stroking.letGo();
        return this.say(() => bird.paused, 'sleep', true);
      case 'wentOn':
        this.wentOutOfSight = false;
        this.clock.run();
        return this.say(() => bird.hello, 'idle');
      case 'gameEnded': {
        const { reason, missed } = event;
        this.clock.pause();
        this.uncover([]);
        this.stroking.letGo();
        if (reason === 'allFound') return this.say(() => bird.allFound, 'happy', true);
        return this.say(() => bird[reason](missed.length), 'sad', true);
      }
    }
  }

  private wordOf(index: number) {
    return wordSearch.writtenWord(this.run.engine, index);
  }

  private uncover(hidden: readonly wordSearch.LaidWord[]) {
    this.cancelFlash();
    this.flashed = hidden;
    if (hidden.length === 0) return;
    this.cancelFlash = this.props.ticker.after(wordSearch.flashMs, () => {
      this.flashed = [];
      this.props.changed();
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
    this.cancelCheer = this.props.ticker.after(cheerMs, () => {
      this.news = { says, pose: 'idle' };
      this.props.changed();
    });
  }
}
