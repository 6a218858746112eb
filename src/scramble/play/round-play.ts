import type { Ticker } from '../../shared/play/game-clock';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import * as scramble from '../rules';
import { PathMaking } from './path-making';
import { Rival } from './rival';
import type { Round } from './round';
import { type RoundClock, roundClock } from './round-clock';
import { RoundHints, type Solver } from './round-hints';
import { spoken } from './spoken';

type Event = scramble.GameEvent;

/** What the game last said about a word. */
export interface RoundMessage {
  kind: 'good' | 'bad' | 'news';
  says: Sentence;
}

/** Where a round is played: what is seen, heard and asked of it. */
export interface RoundStage {
  /** Something that is to be seen has changed. */
  changed(): void;
  /** The word in the making is another one. */
  reached(): void;
  /** The hints know more. */
  hinted(): void;
  happened(event: Event): void;
  /** Nothing came of a word along this path. */
  refused(text: string, path: readonly number[]): void;
  /** To those who don't see the tray. */
  say(text: string): void;
  /** Asks the next player to begin, and says how the turn before ended. */
  askToBegin(ended?: scramble.EventOf<'turnEnded'>): void;
  askToGoOn(why: Sentence): void;
  /** Nothing is asked any more. */
  answered(): void;
}

interface RoundPlayProps {
  texts: ScrambleTexts;
  round: Round;
  solver: Solver;
  ticker: Ticker;
  stage: RoundStage;
}

// How long the plaque says what the game said.
const saidMs = 1500;

/** One board as it is played: the clock, the word in the making, hints, and the times in which nobody searches. */
export class RoundPlay {
  readonly round: Round;
  readonly clock: RoundClock;
  readonly making: PathMaking;
  readonly hints: RoundHints;
  private readonly rival: Rival;
  message: RoundMessage | undefined;
  /** How the bird beside the tray takes it. */
  pose: 'idle' | 'happy' | 'sad' = 'idle';
  private cancelMessage = () => {};
  private readonly stopListening: () => void;

  constructor(private readonly props: RoundPlayProps) {
    const { texts, round, ticker, solver, stage } = props;
    this.round = round;
    this.making = new PathMaking({
      board: round.board,
      alphabet: round.alphabet,
      play: (path) => this.try({ type: 'play', path }, path),
      type: (word) => this.try({ type: 'type', word }, []),
      changed: () => this.reach(),
      letGo: () => this.letGo(),
    });
    this.clock = roundClock(round, ticker, {
      ticked: () => {
        this.rival.search();
        stage.changed();
      },
      warned: (seconds) => seconds > 0 && stage.say(texts.scramble.speech.left(seconds)),
    });
    this.rival = new Rival(round, () => round.turn.msSpent + this.clock.untold);
    this.hints = new RoundHints(
      round,
      solver,
      () => stage.hinted(),
      (words) => this.rival.learn(words),
    );
    this.stopListening = round.listen((events) => this.follow(events));
  }

  /** Somebody may search. */
  get isOpen() {
    return this.round.state.phase === 'turn';
  }

  /** Where a game begins, or goes on after a visit elsewhere or a reload. */
  enter(now = false) {
    void this.hints.look();
    if (this.round.isRace) {
      if (this.isOpen) this.clock.run();
      else this.goOn();
      return;
    }
    if (this.round.state.phase === 'ready') {
      if (now) this.begin();
      else this.props.stage.askToBegin();
      return;
    }
    if (this.isOpen) this.round.send({ type: 'pause' });
    this.askToGoOn();
  }

  begin() {
    this.props.stage.answered();
    this.round.send({ type: 'begin' });
  }

  pause(why?: Sentence) {
    this.halt(() => this.askToGoOn(why));
  }

  outOfSight() {
    // Its clock waits for nobody.
    if (this.round.isRace) return;
    this.pause(() => this.props.texts.scramble.pause.hidden);
  }

  /** If there is a turn to pause. */
  halt(halted = () => {}) {
    if (!this.isOpen) return;
    this.clock.pause();
    this.making.clear();
    this.round.send({ type: 'pause' }, ({ ok }) => ok && halted());
  }

  goOn() {
    this.props.stage.answered();
    this.round.send({ type: 'goOn' });
  }

  endTurn() {
    this.props.stage.answered();
    this.finish();
  }

  private finish() {
    this.rival.finish();
    this.round.send({ type: 'endTurn' });
  }

  giveUp() {
    this.round.send({ type: 'giveUp' });
  }

  stop() {
    this.clock.pause();
    this.stopListening();
    this.hints.stop();
    this.cancelMessage();
  }

  /** Something that is no news of the board. */
  note(says: Sentence = () => '') {
    this.post({ kind: 'news', says });
    this.props.stage.say(says());
    this.props.stage.changed();
  }

  /** What others do, where nothing of one's own stands. */
  overhear(says: Sentence) {
    if (!this.making.isEmpty || this.message) return;
    this.post({ kind: 'news', says });
    this.props.stage.changed();
  }

  private askToGoOn(why?: Sentence) {
    const { texts, stage } = this.props;
    stage.askToGoOn(
      why ?? (() => (this.round.isRace ? texts.scramble.raced.goesOn : texts.scramble.pause.why)),
    );
  }

  private reach() {
    if (!this.making.isEmpty) this.post(undefined);
    this.props.stage.reached();
  }

  private letGo() {
    this.note(() => this.props.texts.scramble.play.letGo);
  }

  private try(command: scramble.Command, path: readonly number[]) {
    // Cleared first: what the tray answers would be cut short by it.
    this.making.clear();
    this.round.send(command, (answer) => {
      if (answer.ok) return;
      const { texts, stage, round } = this.props;
      const strange = command.type === 'type' && strangeIn(command.word, round);
      const says = () =>
        strange
          ? texts.scramble.boardFault(strange)
          : texts.scramble.refuse(answer.reason, answer.word ?? '', round.setup.shortest);
      this.post({ kind: 'bad', says }, 'sad');
      stage.refused(says(), path);
    });
  }

  private follow(events: readonly Event[]) {
    const { texts, stage } = this.props;
    for (const event of events) {
      const text = spoken(texts, event, this.round);
      if (text) stage.say(text);
    }
    for (const event of events) {
      this.take(event);
      stage.happened(event);
      if (event.type === 'turnEnded' && this.round.state.phase === 'ready') stage.askToBegin(event);
    }
  }

  private take(event: Event) {
    switch (event.type) {
      case 'turnBegan':
        this.post(undefined);
        this.hints.forget();
        this.clock.run();
        return;
      case 'wordFound':
        this.hints.found(event.word);
        this.post(
          { kind: 'good', says: () => this.props.texts.scramble.play.good(event.word, event.points) },
          'happy',
        );
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

  /** What the plaque says for a while. */
  private post(message: RoundMessage | undefined, pose: RoundPlay['pose'] = 'idle') {
    this.cancelMessage();
    this.message = message;
    this.pose = pose;
    if (!message) return;
    this.cancelMessage = this.props.ticker.after(saidMs, () => {
      this.post(undefined);
      this.props.stage.changed();
    });
  }
}

/** What of a typed word is no letter: it is named, as on a board that is typed. */
function strangeIn(word: string, { alphabet }: Round): scramble.BoardFault | undefined {
  const read = scramble.readBoard(word, alphabet);
  return 'reason' in read && read.reason === 'notLetters' ? read : undefined;
}
