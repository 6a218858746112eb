import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import type { Preferences } from '../../shared/platform/settings';
import type { Ticker } from '../../shared/play/game-clock';
import { SelfPlay, type ShowingSpeed } from '../../shared/play/self-play';
import type { Sentence, Texts } from '../../texts/texts';
import {
  type GameEvent,
  type HistoryEntry,
  type LetterCount,
  presetOf,
  type Seat,
  type TileFace,
  unseenLetters,
} from '../rules';
import { leftFor, type TurnClock } from './clock';
import type { OtherSeats } from './computer-seats';
import { AwaitedSignal, EventQueue, type Step } from './event-queue';
import type { Gestures, Objection, Pass } from './gestures';
import type { TableHint } from './hints';
import { lastOfOthers, type Match, type PlayedMatch } from './match';
import { AwaitedWords, type Message, Messages } from './messages';
import {
  HurrySign,
  hurried,
  type Mood,
  Moods,
  ShownScores,
  type ShownTable,
  sheetTime,
  tilesOf,
  VisibleRack,
} from './shown-table';
import type { Adviser } from './teacher';
import { Questions } from './turns';
import type { Typing } from './typing';

export interface SeatView {
  seat: number;
  /** Of the words that are laid. */
  language: string;
  name: string;
  mascot: string | undefined;
  /** Of a computer's seat. */
  level: Seat['level'];
  step: Seat['step'];
  handicap: Seat['handicap'];
  mood: Mood;
  /** What is to be said of whoever sits there, beside the game. */
  note?: string | undefined;
  score: number;
  /** What its card shows while points are counted up on it. */
  figure: number;
  toMove: boolean;
  tiles: number;
  /** What lies on its rack, where racks lie open. */
  rack: readonly TileFace[] | undefined;
  /** The last thing it did that belongs to a turn. */
  last: HistoryEntry | undefined;
  /** What its clock shows, in ms; undefined without one. */
  left: number | undefined;
}

/** What is to be found in one turn; it stands where seats do elsewhere. */
export interface Task {
  title: Sentence;
  note?: Sentence;
}

/** What the panels around the board show. */
export interface TableView {
  seats: SeatView[];
  bagCount: number;
  fails: number;
  failsToEnd: number;
  /** By the author's rules always; by others when it begins to matter. */
  tellsFails: boolean;
  /** Somebody may lay tiles now. */
  open: boolean;
  /** Somebody may put the own rack in order. */
  mayArrange: boolean;
  laid: number;
  /** What is laid makes a turn, as far as the rules tell. */
  mayEnd: boolean;
  mayExchange: boolean;
  exchangeNeeds: number;
  exchanging: boolean;
  /** It has been pressed and can still be taken back. */
  passing: boolean;
  chosen: number;
  /** Newest first. */
  lastPlays: HistoryEntry[];
  /** What each of the other players did last, newest first. */
  lastOfOthers: HistoryEntry[];
  task: (Task & { hints: number }) | undefined;
  unseen: LetterCount[];
  onRacks: number;
  /** How a game goes on that is only watched; undefined where people play. */
  watch: { paused: boolean; speed: ShowingSpeed } | undefined;
}

/** A game on the table, played here, or once more, or elsewhere. */
export interface GameAtTable {
  readonly match: Match;
  /** Where all that was done in it is known: it can be shared. */
  readonly played?: PlayedMatch;
  /** Those of the computer, or of others elsewhere. */
  readonly others: OtherSeats;
  readonly clock: TurnClock;
  /** It was played before: nobody acts, nothing is asked. */
  readonly isReplay?: boolean;
  /** Nobody plays: it goes on by itself, as fast as whoever looks on likes. */
  readonly isWatched?: boolean;
  /** Its first steps are shown: who starts is not told beside them. */
  readonly isTaught?: boolean;
  /** Said when the first turn is open. */
  readonly greeting?: Sentence | undefined;
  /** Of a position with one turn: what is to be found. */
  readonly task?: Task;
  /** What is to be seen of the seats beside the game. */
  seen?(view: TableView): TableView;
}

export interface SessionEnv {
  texts: Texts;
  settings: Pick<Preferences, 'now' | 'change'>;
  ticker: Ticker;
  /** The words that judge it, on their way. */
  coming: ConstructorParameters<typeof AwaitedWords>[0];
  /** Who knows the best play. */
  adviser: Adviser;
  /** A panel lies over the table. */
  isCovered?(): boolean;
  /** What the page has to say besides, once. */
  takeNotice?(): Sentence | undefined;
}

/** What buttons and keys ask for that is no part of the game. */
export type Action = 'menu' | 'help' | 'mute' | 'fullscreen' | 'summary' | 'near' | 'unseen';

/**
 * What can be known of a game at a table: who may act, what is seen of it by now, what is said, and when that changes.
 */
export abstract class TableState {
  /** Something is to be shown anew; `byItself` where it may wait for what moves. */
  readonly changed = new Signal<[byItself: boolean]>();
  /** By then the state has changed and is saved, and nothing of it is shown. */
  readonly happened = new Signal<[events: readonly GameEvent[]]>();
  /** An event is shown now, and spoken. */
  readonly announced = new Signal<[event: GameEvent]>();
  readonly refused = new Signal<[says: string, reason: Objection]>();
  /** To those who don't see the table. */
  readonly said = new Signal<[text: string]>();
  readonly warned = new Signal<[seconds: number]>();
  /** Points have reached the card of a seat. */
  readonly scored = new Signal<[seat: number]>();
  /** What moves is to end soon. */
  readonly hurried = new Signal();
  /** Keys have moved to where they act now. */
  readonly focused = new Signal();
  readonly actions = new Signal<[action: Action]>();
  readonly ended = new Signal();
  /** What the canvas shows next; what follows waits for it. */
  readonly steps = new AwaitedSignal<Step>();
  readonly queue = new EventQueue();
  readonly questions = new Questions();
  readonly messages = new Messages();

  readonly match: Match;
  readonly others: OtherSeats;
  readonly persons: readonly number[];
  readonly settings: SessionEnv['settings'];
  readonly clock: TurnClock;
  abstract readonly gestures: Gestures;
  abstract readonly typing: Typing;
  abstract readonly pass: Pass;
  abstract readonly hint: TableHint;
  readonly words: AwaitedWords;
  readonly scores: ShownScores;
  readonly visibleRack: VisibleRack;
  readonly hurrySign: HurrySign;
  /** Where nobody plays, how it goes on; undefined where people play. */
  readonly showing: SelfPlay | undefined;
  /** What is to be seen by now; the canvas, where there is one, says so. */
  shown: ShownTable;
  /** Whose turn the table shows, which follows the game as fast as it is shown; nobody's before the start is drawn. */
  shownMover: number | undefined;
  hasLeft = false;
  /** Until a person's turn is open, or the next turn of a game that is watched. */
  isHurried = false;
  protected readonly texts: Texts;
  protected readonly feelings: Moods;
  protected greeting: Sentence | undefined;
  protected readonly takeNotice: () => Sentence | undefined;
  /** The points of a play are on their way. */
  protected isCounting = false;

  constructor(
    protected readonly game: GameAtTable,
    { texts, settings, ticker, coming, takeNotice = () => undefined }: SessionEnv,
  ) {
    const { match, others } = game;
    this.match = match;
    this.others = others;
    this.clock = game.clock;
    this.texts = texts;
    this.settings = settings;
    this.greeting = game.greeting;
    this.takeNotice = takeNotice;
    this.persons = game.isReplay ? [] : others.persons;
    this.shown = tilesOf(match);
    this.words = new AwaitedWords(coming, texts, this.said);
    if (game.isWatched)
      this.showing = new SelfPlay(
        (ms, wake) => ticker.after(ms, wake),
        () => this.redraw(),
      );
    this.visibleRack = new VisibleRack(others.persons, () => this.openRacks, match.viewer !== null);
    this.hurrySign = new HurrySign(settings, () => this.said.emit(texts.speech.hurry));
    this.feelings = new Moods(match.state.scores, () => ticker.now());
    this.scores = new ShownScores(match);
  }

  redraw(byItself = false) {
    this.changed.emit(byItself);
  }

  get task(): Task | undefined {
    return this.game.task;
  }

  get isReplay(): boolean {
    return this.game.isReplay ?? false;
  }

  get isOver() {
    return this.match.state.phase === 'over';
  }

  /** The player to move may act: nothing is being shown and the rack is turned up. */
  get isOpen() {
    const { match, others, visibleRack } = this;
    const { phase, toMove } = match.state;
    return phase === 'turn' && !this.isBusy && visibleRack.isUp && !this.isReplay && !others.has(toMove);
  }

  /** Nothing is being shown: whoever sits here may put the own rack in order, whosever turn it is. */
  get mayArrange() {
    const { state, viewer } = this.match;
    const mayEver = typeof viewer === 'number' && state.phase !== 'over';
    return this.isOpen || (mayEver && !this.isBusy && this.visibleRack.isUp);
  }

  get isBusy() {
    return this.queue.isBusy;
  }

  /** People wait for the count of a play, or for a computer. */
  get isAwaited() {
    const { others, shownMover } = this;
    const isComputers = shownMover !== undefined && others.has(shownMover);
    return this.isBusy && others.persons.length > 0 && (this.isCounting || isComputers);
  }

  /** No curtain falls and every rack lies open. */
  get openRacks(): boolean {
    return this.isReplay || (this.game.played !== undefined && this.settings.now.openRacks);
  }

  /** Who looks at the table, and sees the own tiles besides what lies open. */
  get viewer(): number | undefined {
    const { visibleRack } = this;
    return this.isOpen || (visibleRack.hidesNothing && visibleRack.isUp) ? visibleRack.shown : undefined;
  }

  /** After which plays the score sheet opens by itself. */
  get sheetTime() {
    return sheetTime(this.settings.now.scoreSheet, this.match.rules);
  }

  /** News waits for the count of a play; while tiles are chosen for exchange, it makes room for what that costs. */
  get message(): Message | undefined {
    const { message } = this.messages;
    if (message?.kind === 'refusal') return message;
    if (this.isCounting) return undefined;
    if (!this.gestures.exchanging) return message;
    return { says: () => this.texts.board.exchangeCosts, kind: 'news' };
  }

  get moods() {
    return this.feelings.shown(this.shownMover);
  }

  /** What the clock of the player to move shows, in ms, once the table says who that is. */
  get left(): number | undefined {
    const { shownMover } = this;
    return shownMover === undefined ? undefined : leftFor(this.match, this.clock, shownMover);
  }

  get view(): TableView {
    return viewTable(this);
  }

  /** The same, with what is to be seen beside the game. */
  get seen() {
    const { view, game } = this;
    return { ...(game.seen?.(view) ?? view), hint: this.hint.view };
  }
}

const lastPlaysShown = 5;

/** A play is told, and all that came of it, when its points have come to its player. */
function toldSoFar({ match, scores, isBusy }: TableState): readonly HistoryEntry[] {
  const { history } = match.state;
  const last = isBusy ? history.findLastIndex(({ kind }) => kind === 'played') : -1;
  const play = history[last];
  const isComing = play?.kind === 'played' && must(scores.now[play.seat]) < play.total;
  return isComing ? history.slice(0, last) : history;
}

function viewTable(session: TableState): TableView {
  const { match, gestures, clock, viewer, shownMover, scores, moods, showing } = session;
  const { state, rules, engine } = match;
  const { inBag, tilesHeld, racks } = session.shown;
  const seenRacks = session.openRacks ? racks : undefined;
  const history = toldSoFar(session);
  const turns = history.filter(({ kind }) => kind !== 'disjoint' && kind !== 'handicap').reverse();
  return {
    seats: engine.setup.seats.map(({ name, mascot, level, step, handicap }, seat) => ({
      seat,
      language: engine.setup.tiles,
      name,
      mascot,
      level,
      step,
      handicap,
      mood: hurried(must(moods[seat]), seat === shownMover ? leftFor(match, clock, seat) : undefined),
      score: must(scores.now[seat]),
      figure: must(scores.figures[seat]),
      toMove: seat === shownMover,
      tiles: must(tilesHeld[seat]),
      rack: seenRacks?.[seat]?.map((tile) => match.faceOf(tile)),
      last: turns.find((entry) => entry.seat === seat),
      left: leftFor(match, clock, seat),
    })),
    bagCount: inBag,
    fails: state.fails,
    failsToEnd: rules.failsToEnd,
    tellsFails: state.fails >= 2 || presetOf(rules) === 'wordbler',
    open: session.isOpen,
    mayArrange: session.mayArrange,
    laid: state.laid.length,
    mayEnd: session.isOpen ? engine.preview() !== undefined && !match.isNoWord : state.laid.length > 0,
    mayExchange: state.bag.length >= rules.exchangeNeeds,
    exchangeNeeds: rules.exchangeNeeds,
    exchanging: gestures.exchanging,
    passing: session.pass.isWaiting,
    chosen: gestures.chosen.size,
    lastOfOthers: lastOfOthers(history, session.visibleRack.shown),
    lastPlays: turns.slice(0, lastPlaysShown),
    task: session.task && { ...session.task, hints: state.hintsThisTurn },
    unseen: unseenLetters(state, engine.faces, engine.letters, viewer),
    onRacks: tilesHeld.reduce((sum, count, seat) => sum + (seat === viewer ? 0 : count), 0),
    watch: showing && { paused: showing.isPaused, speed: showing.speed },
  };
}
