import type { Command, EventOf, GameEvent } from '../rules';
import { Gestures, type Objection, Pass } from './gestures';
import { Looking } from './looking';
import { type Message, newsOf, Saying, whyNot } from './messages';
import { Moods } from './moods';
import { isPassing } from './passing';
import { ShownScores, VisibleRack } from './shown-table';
import { type Move, type Staging, scenesOf } from './staging';
import { TableTurns, type Telling } from './table-turns';
import { Tale } from './tale';
import { leftFor, type TurnClock } from './turn-clock';
import { Typing } from './typing';

/** Plays one match on the table: what happens is shown in its order, and who must answer is asked. */
export class TablePlay implements Telling {
  readonly gestures: Gestures;
  readonly typing: Typing;
  readonly clock: TurnClock;
  private readonly feelings: Moods;
  readonly scores: ShownScores;
  readonly pass: Pass;
  readonly saying = new Saying();
  readonly looking: Looking;
  /** Whose rack lies in front. */
  readonly front: VisibleRack;
  private readonly turns: TableTurns;
  /** Whose turn the table shows, which follows the game as fast as it is told; nobody's before the start is drawn. */
  shownMover: number | undefined;
  private showsNothing = false;
  private readonly tale = new Tale(this);
  private isCounting = false;
  hasLeft = false;
  /** Until a person's turn is open, or the next turn of a game that is watched. */
  isHurried = false;
  private readonly stopListening: () => void;
  constructor(private readonly staging: Staging) {
    const { match, ticker, stage } = staging;
    const { phase, toMove } = match.state;
    this.front = new VisibleRack(staging.computers.persons, () => staging.openRacks(), match.viewer !== null);
    this.gestures = new Gestures(match, {
      refused: (reason, command) => this.refuse(reason, command),
      words: staging.words,
      changed: () => this.handChanged(),
    });
    this.typing = new Typing(match, this.gestures, {
      refused: (reason) => this.refuse(reason),
      pointed: () => this.pointed(),
    });
    this.pass = new Pass(match, ticker, {
      changed: () => this.passWaits(),
      ask: (sure) => staging.questions.pass(() => this.isOpen && sure()),
      send: () => this.gestures.send({ type: 'pass' }),
    });
    this.looking = new Looking(match, staging.questions);
    this.feelings = new Moods(match.state.scores, () => ticker.now());
    if (phase !== 'ready') this.bringFront(toMove);
    this.scores = new ShownScores(match);
    this.turns = new TableTurns(staging, this.front, this);
    this.clock = staging.clock({
      ticked: () => stage.redraw(),
      warned: (seconds) => this.isOpen && staging.warn(seconds),
    });
    this.stopListening = match.listen((events) => this.follow(events));
  }

  /** Begins the game, or goes on where it was left. */
  start() {
    const { match, stage } = this.staging;
    void stage.stand();
    if (this.staging.watched) this.staging.idle();
    else if (match.state.phase === 'ready') match.send({ type: 'begin' });
    else this.addChapter(() => this.turns.goOn());
  }

  /** The player to move may act: nothing is being told and the rack is turned up. */
  get isOpen() {
    const { match, watched, computers } = this.staging;
    const { phase, toMove } = match.state;
    return phase === 'turn' && !this.isTelling && this.front.isUp && !watched && !computers.has(toMove);
  }

  /** Nothing is being told: whoever sits here may put the own rack in order, whosever turn it is. */
  get mayArrange() {
    const { state, viewer } = this.staging.match;
    const mayEver = typeof viewer === 'number' && state.phase !== 'over';
    return this.isOpen || (mayEver && !this.isTelling && this.front.isUp);
  }

  get isTelling() {
    return this.tale.isTelling;
  }

  /** People wait for the count of a play, or for a computer. */
  get isAwaited() {
    const { computers } = this.staging;
    const { shownMover } = this;
    const isComputers = shownMover !== undefined && computers.has(shownMover);
    return this.isTelling && computers.persons.length > 0 && (this.isCounting || isComputers);
  }

  /** Who looks at the table, and sees the own tiles besides what lies open. */
  get viewer(): number | undefined {
    return this.isOpen || (this.front.hidesNothing && this.front.isUp) ? this.front.shown : undefined;
  }

  /** While tiles are chosen for exchange, the news makes room for what to do. */
  get message(): Message | undefined {
    const { message } = this.saying;
    if (!this.gestures.exchanging || message?.kind === 'refusal') return message;
    return { says: () => this.staging.texts.refusals.noTilesChosen, kind: 'news' };
  }

  /** The points of a play have flown to its player. */
  scored(seat: number, points: number, left: number) {
    this.scores.add(seat, points, left);
    this.staging.stage.redraw();
  }

  counting(seat: number, left: number) {
    if (this.scores.count(seat, left)) this.staging.stage.redraw();
  }

  get moods() {
    return this.feelings.shown(this.shownMover);
  }

  get showing() {
    return this.staging.showing;
  }

  get shownBagCount() {
    return this.staging.stage.bagCount;
  }

  get shownTiles() {
    return this.staging.stage.tilesHeld;
  }

  /** Where nothing is hidden: what lies on every rack. */
  get openRacks() {
    const { openRacks, stage } = this.staging;
    return openRacks() ? stage.racks : undefined;
  }

  /** For what ends the turn: while something is still told it only hurries that, so no press counts twice. */
  endTurnBy(act: () => void) {
    if (this.isOpen) act();
    else this.hurry();
  }

  /** For keys: what still moves is hurried, and the key counts if the player may act. */
  press(act: () => void, may = this.isOpen) {
    if (!may) return this.hurry();
    this.staging.stage.fastForward();
    act();
  }

  /** Whatever keeps the next person's turn from beginning is to be over soon. */
  hurry() {
    this.isHurried = true;
    this.staging.stage.fastForward();
    this.staging.computers.hurry();
  }

  /** Another setting: what is shown may follow it. */
  themeChanged() {
    if (!this.isTelling) this.standNow();
    else this.staging.stage.redraw();
  }

  resumeClock() {
    if (this.isOpen) this.clock.run();
  }

  leave() {
    this.hasLeft = true;
    this.pass.takeBack();
    this.gestures.forget();
    this.clock.pause();
    this.staging.computers.stop();
    this.staging.showing?.stop();
    this.stopListening();
    this.staging.questions.close();
  }

  /** What the clock of the player to move shows, in ms, once the table says who that is. */
  get left(): number | undefined {
    const { shownMover } = this;
    return shownMover === undefined ? undefined : leftFor(this.staging.match, this.clock, shownMover);
  }

  /** Nothing is shown of what this changes. */
  unseen(act: () => void) {
    this.showsNothing = true;
    act();
    this.showsNothing = false;
  }

  private follow(events: readonly GameEvent[]) {
    if (events.every((event) => event.type === 'timeSpent')) return;
    this.pass.takeBack();
    this.saying.forget();
    if (!this.staging.watched) this.staging.computers.begin();
    if (events.every(isPassing)) {
      for (const event of events) this.report(event);
      if (!this.showsNothing) this.standNow(events);
    } else this.addChapter(() => this.narrate(events));
  }

  private addChapter(narrate: () => Promise<void>) {
    this.clock.pause();
    this.tale.add(narrate);
    this.staging.stage.redraw();
  }

  allIsTold() {
    this.scores.catchUp();
    this.resumeClock();
    this.staging.stage.redraw();
    this.staging.idle();
  }

  private async narrate(events: readonly GameEvent[]) {
    this.gestures.forget();
    this.staging.questions.closeWithTurn();
    this.saying.forget();
    const scored = events.find((event): event is EventOf<'playScored'> => event.type === 'playScored');
    this.isCounting = scored !== undefined;
    for (const scene of scenesOf(events)) {
      for (const event of scene) {
        this.report(event);
        this.feelings.feelFor(event);
        if (event.type === 'startDecided') this.bringFront(event.seat);
      }
      await this.staging.stage.enact(...scene);
      for (const event of scene) this.scores.settle(event);
      if (this.hasLeft) return;
    }
    this.isCounting = false;
    if (scored) await this.turns.explain(scored);
    if (!this.hasLeft) await this.turns.goOn();
  }

  bringFront(mover: number) {
    this.shownMover = mover;
    this.front.bring(mover);
    this.typing.turnTo(this.front.shown);
  }

  private report(event: GameEvent) {
    this.staging.announce(event);
    const news = newsOf(this.staging.texts, event, this.staging.match);
    if (news) this.saying.report(event, news, this.staging.match.state);
  }

  refuse(reason: Objection, command?: Command) {
    // Whoever tries something else does not mean the pass any more.
    this.pass.takeBack();
    const { match, texts } = this.staging;
    const says = whyNot(texts, match, reason);
    this.saying.refuse(reason, says, match.state, command);
    this.staging.refuse(says());
    this.standNow(['home']);
  }

  private passWaits() {
    const { stage, texts, say } = this.staging;
    if (this.pass.isWaiting) say(texts.board.passing);
    stage.redraw();
  }

  private handChanged() {
    this.pass.takeBack();
    this.saying.handMoved();
    this.standNow();
  }

  private pointed() {
    this.saying.pointed();
    this.staging.stage.point();
  }

  /** The table as it is, with what is in the hand. */
  standNow(by: readonly (GameEvent | Move)[] = []) {
    const { stage, questions } = this.staging;
    void stage.stand(by);
    const { blank } = this.gestures;
    if (!blank || questions.isOpen) return;
    const choose = (letter: string) => {
      this.gestures.chooseLetter(letter);
      this.typing.goOnFrom(blank);
    };
    questions.letter(choose, () => this.gestures.cancelLetter());
  }
}
