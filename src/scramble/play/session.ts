import { Signal } from '../../engine/signal';
import type { Ticker } from '../../shared/play/game-clock';
import { boardFault, news, rankReached, refusal } from '../../texts/sentences/scramble';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import * as scramble from '../rules';
import { ComputerPlayer, type ScrambleClock, scrambleClock } from './clock';
import { Hints, type Solver } from './hints';
import type { ScrambleMatch } from './match';
import { PathMaking, type Played } from './path-making';

/** What the game last said about a word. */
export interface Message {
  kind: 'good' | 'bad' | 'news' | 'rank';
  says: Sentence;
}

/** What the player is asked, or is shown until it is put away. */
export type Question =
  /** The next turn, and how the one before ended or what is to be said of the board. */
  | { kind: 'begin'; news: Sentence | undefined }
  | { kind: 'goOn'; why: Sentence | undefined }
  | { kind: 'endTurn' }
  | { kind: 'help' }
  | { kind: 'hints' };

/** What only those can do who know other scenes. */
export type Action = 'leave' | 'share';

interface Parts {
  texts: ScrambleTexts;
  solver: Solver;
  ticker: Ticker;
  /** What is to be said of the board before it is played. */
  notice?: Sentence | undefined;
}

// How long the plaque says what the game said.
const messageMs = 1500;

/** One board as it is played: the clock, the word in the making, hints, and the times in which nobody searches. */
export class ScrambleSession {
  readonly changed = new Signal();
  /** After the state has changed and is saved. */
  readonly happened = new Signal<[events: readonly scramble.GameEvent[]]>();
  /** Nothing came of a word along this path. */
  readonly refused = new Signal<[text: string, path: readonly number[]]>();
  readonly warned = new Signal<[seconds: number]>();
  /** The word just found has made it. */
  readonly reached = new Signal<[rank: scramble.Rank]>();
  readonly thrown = new Signal();
  /** For those who don't see the tray. */
  readonly spoken = new Signal<[text: string]>();
  readonly asked = new Signal<[question: Question | undefined]>();
  readonly actions = new Signal<[action: Action]>();

  readonly texts: ScrambleTexts;
  readonly clock: ScrambleClock;
  readonly making: PathMaking;
  readonly hints: Hints;
  message: Message | undefined;
  /** How the bird beside the tray takes it. */
  pose: 'idle' | 'happy' | 'sad' = 'idle';
  /** Words and points that are found, and still on their way to the list and the score. */
  readonly arriving = { words: new Set<string>(), points: 0 };
  private question: Question | undefined;
  private readonly computer: ComputerPlayer;
  private hasEntered = false;
  /** Asked for before the turn could begin: it is done as soon as it has. */
  private halted: (() => void) | undefined;
  /** The dice of a day turn over: no time passes meanwhile. */
  private diceTurn = false;
  private cancelMessage = () => {};
  private readonly stopListening: () => void;

  constructor(
    readonly match: ScrambleMatch,
    private readonly parts: Parts,
  ) {
    const { texts, solver, ticker } = parts;
    this.texts = texts;
    this.making = new PathMaking(match.board, match.alphabet);
    this.making.changed.on(() => this.pathChanged());
    this.making.played.on((what) => this.try(what));
    this.making.lost.on(() => this.note(() => texts.scramble.play.lost));
    this.computer = new ComputerPlayer(match);
    this.clock = scrambleClock(match, ticker, this.computer);
    this.clock.ticked.on(() => this.tick());
    this.clock.warned.on((seconds) => this.warn(seconds));
    this.hints = new Hints(match, solver);
    this.hints.changed.on(() => this.changed.emit());
    this.hints.learned.on((words) => this.learn(words));
    this.stopListening = match.listen((events) => this.follow(events));
  }

  /** Somebody may search. */
  get isOpen() {
    return this.match.state.phase === 'turn';
  }

  get isOver() {
    return this.match.isOver;
  }

  /** The words that most players know; undefined where they are no goal, as in a race. */
  get familiar() {
    return this.match.isRace ? undefined : this.hints.familiar;
  }

  get goal(): scramble.Goal | undefined {
    return scramble.goalOf(this.familiar, this.match.turn.found);
  }

  /** Where a game begins, or goes on after a visit elsewhere or a reload; its dice may have to turn over first. */
  enter(now = false, diceTurn = false) {
    const { match } = this;
    this.hasEntered = true;
    void this.hints.look();
    if (match.isRace) {
      if (this.isOpen) this.clock.run();
      else this.goOn();
      this.thrown.emit();
      return;
    }
    if (match.state.phase === 'ready') {
      const { notice } = this.parts;
      this.diceTurn = diceTurn;
      if (now && !notice) {
        this.begin();
        if (this.halted) this.halt(this.halted);
      } else this.ask({ kind: 'begin', news: notice });
      return;
    }
    if (this.isOpen) match.send({ type: 'pause' });
    this.askToGoOn();
  }

  begin() {
    this.answer();
    this.match.send({ type: 'begin' });
  }

  /** The last of the dice has turned over. */
  diceLie() {
    this.diceTurn = false;
    if (this.isOpen && !this.question) this.clock.run();
  }

  pause(why?: Sentence) {
    this.halt(() => this.askToGoOn(why));
  }

  outOfSight() {
    // Its clock waits for nobody.
    if (this.match.isRace) return;
    this.pause(() => this.texts.common.pausedAway);
  }

  halt(halted?: () => void) {
    if (!this.hasEntered) this.halted = halted ?? this.halted;
    if (!this.isOpen) return;
    this.clock.pause();
    this.making.clear();
    this.match.send({ type: 'pause' }, ({ ok }) => ok && halted?.());
  }

  goOn() {
    this.answer();
    this.match.send({ type: 'goOn' });
  }

  /** Without a clock it is how a turn ends; before its time is up, that is not done by one press. */
  askToEndTurn() {
    const { match } = this;
    if (match.setup.seconds === null) {
      this.endTurn();
      return;
    }
    this.halt();
    if (match.state.phase === 'paused') this.ask({ kind: 'endTurn' });
  }

  endTurn() {
    this.answer();
    this.finish();
  }

  giveUp() {
    this.match.send({ type: 'giveUp' });
  }

  help() {
    this.halt(() => this.ask({ kind: 'help' }));
  }

  hint() {
    if (!this.isOpen) return;
    if (this.match.isRace) this.note(() => this.texts.scramble.raced.noHint);
    else {
      // Nobody loses time over what to ask for.
      this.clock.pause();
      this.ask({ kind: 'hints' });
    }
  }

  /** The hints are put away. */
  endHints() {
    this.answer();
    if (this.isOpen) this.runClock();
  }

  /** The same once more, after something else was looked at. */
  askAgain() {
    this.asked.emit(this.question);
  }

  /** A square is pressed by somebody who does not see it. */
  take(square: number) {
    if (this.isOpen) this.making.take(square);
  }

  /** Something that is no news of the board. */
  note(says: Sentence = () => '') {
    this.post({ kind: 'news', says });
    this.spoken.emit(says());
    this.changed.emit();
  }

  /** What others do, where nothing of one's own stands. */
  overhear(says: Sentence) {
    if (!this.making.isEmpty || this.message) return;
    this.post({ kind: 'news', says });
    this.changed.emit();
  }

  stop() {
    this.clock.pause();
    this.stopListening();
    this.hints.stop();
    this.cancelMessage();
  }

  private ask(question: Question) {
    this.question = question;
    this.asked.emit(question);
    this.changed.emit();
  }

  private askToGoOn(why?: Sentence) {
    const inRace = this.match.isRace ? () => this.texts.scramble.raced.goesOn : undefined;
    this.ask({ kind: 'goOn', why: why ?? inRace });
  }

  private answer() {
    this.question = undefined;
    this.asked.emit(undefined);
  }

  private runClock() {
    if (!this.diceTurn) this.clock.run();
  }

  private tick() {
    if (this.computer.isDue(this.clock.untold)) this.clock.spend();
    this.changed.emit();
  }

  private learn(words: readonly scramble.MarkedWord[]) {
    this.computer.learn(words);
    this.clock.spend();
    this.computer.search();
  }

  private warn(seconds: number) {
    this.warned.emit(seconds);
    if (seconds > 0) this.spoken.emit(this.texts.speech.secondsLeft({ count: seconds }));
  }

  private finish() {
    this.computer.finish();
    this.match.send({ type: 'endTurn' });
  }

  private pathChanged() {
    if (!this.making.isEmpty) this.post(undefined);
    this.changed.emit();
  }

  private try(what: Played) {
    const { texts, match } = this;
    // Cleared first: what the tray answers would be cut short by it.
    this.making.clear();
    const command = 'path' in what ? ({ type: 'play', ...what } as const) : ({ type: 'type', ...what } as const);
    match.send(command, (answer) => {
      if (answer.ok) return;
      const strange = 'word' in what && strangeIn(what.word, match);
      const says = () =>
        strange ? boardFault(texts, strange) : refusal(texts, answer.reason, answer.word ?? '', match.setup.shortest);
      this.post({ kind: 'bad', says }, 'sad');
      this.refused.emit(says(), 'path' in what ? what.path : []);
      this.changed.emit();
    });
  }

  private follow(events: readonly scramble.GameEvent[]) {
    for (const event of events) {
      const text = news(this.texts, event, (player) =>
        this.match.isInTurns ? this.match.personAt(player) : undefined,
      );
      const rank = this.rankOf(event);
      if (text) this.spoken.emit(rank ? this.texts.forms.sentences([text, rankReached(this.texts, rank)]) : text);
    }
    for (const event of events) this.apply(event);
    this.happened.emit(events);
    if (events.some(({ type }) => type === 'turnBegan')) this.thrown.emit();
    const ended = events.find((event) => event.type === 'turnEnded');
    if (ended && this.match.state.phase === 'ready') this.askNext(ended);
    this.changed.emit();
  }

  /** The rank that a word has made by itself. */
  private rankOf(event: scramble.GameEvent): scramble.Rank | undefined {
    const { goal, familiar } = this;
    if (event.type !== 'wordFound' || !goal || !familiar?.has(event.word)) return undefined;
    if (event.player !== this.match.state.player) return undefined;
    return scramble.standing(goal.found - 1, goal.all).rank === goal.rank ? undefined : goal.rank;
  }

  private askNext({ reason, words, score: points }: scramble.EventOf<'turnEnded'>) {
    this.ask({ kind: 'begin', news: () => this.texts.scramble.speech.ended[reason]({ words, points }) });
  }

  private apply(event: scramble.GameEvent) {
    switch (event.type) {
      case 'turnBegan':
        this.post(undefined);
        this.hints.forget();
        this.runClock();
        return;
      case 'wordFound':
        this.hints.found(event.word);
        this.cheer(event);
        // There is nothing left to find.
        if (event.words === this.hints.all) queueMicrotask(() => this.finish());
        return;
      case 'wentOn':
        this.clock.run();
        return;
      case 'turnEnded':
        this.clock.pause();
        this.making.clear();
        this.post(undefined);
    }
  }

  private cheer(event: scramble.EventOf<'wordFound'>) {
    const rank = this.rankOf(event);
    const { scramble: texts } = this.texts;
    if (rank) {
      this.post({ kind: 'rank', says: () => rankReached(this.texts, rank) }, 'happy');
      this.reached.emit(rank);
    } else this.post({ kind: 'good', says: () => texts.scored({ what: event.word, points: event.points }) }, 'happy');
  }

  /** What the plaque says for a while. */
  private post(message: Message | undefined, pose: ScrambleSession['pose'] = 'idle') {
    this.cancelMessage();
    this.message = message;
    this.pose = pose;
    if (!message) return;
    this.cancelMessage = this.parts.ticker.after(messageMs, () => {
      this.post(undefined);
      this.changed.emit();
    });
  }
}

/** What of a typed word is no letter: it is named, as on a board that is typed. */
function strangeIn(word: string, { alphabet }: ScrambleMatch): scramble.BoardFault | undefined {
  const read = scramble.readBoard(word, alphabet);
  return 'reason' in read && read.reason === 'notLetters' ? read : undefined;
}
