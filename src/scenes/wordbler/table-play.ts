import type { Command, EventOf, GameEvent } from '../../core/wordbler';
import { Front } from '../../match/wordbler/front';
import { Gestures, type Objection } from '../../match/wordbler/gestures';
import { Moods } from '../../match/wordbler/moods';
import { isPassing } from '../../match/wordbler/passing';
import { newsOf } from '../../match/wordbler/remarks';
import { type Message, Saying } from '../../match/wordbler/saying';
import { ShownScores } from '../../match/wordbler/shown-scores';
import { viewTable } from '../../match/wordbler/table-view';
import { type TurnClock, turnClock } from '../../match/wordbler/turn-clock';
import { Typing } from '../../match/wordbler/typing';
import { pageTicker } from '../../platform/page-ticker';
import { pictureAfter, pictureOf, type Viewing } from '../../table/wordbler/game-picture';
import type { Motion } from '../../table/wordbler/motions';
import { type TablePicture, tilesHeld } from '../../table/wordbler/picture';
import { motionsOf } from '../../table/wordbler/story';
import { TableQuestions } from './table-questions';
import type { Staging } from './table-staging';
import { TableTurns, type Telling } from './table-turns';

/** Plays one match on the table: what happens is shown in its order, and who must answer is asked. */
export class TablePlay implements Telling {
  readonly gestures: Gestures;
  readonly typing: Typing;
  readonly clock: TurnClock;
  private readonly feelings: Moods;
  readonly scores: ShownScores;
  private readonly questions: TableQuestions;
  readonly saying = new Saying();
  private readonly front: Front;
  private readonly turns: TableTurns;
  /** Whose turn the table shows, which follows the game as fast as it is told; nobody's before the start is drawn. */
  shownMover: number | undefined;
  private showsNothing = false;
  /** What is on the table, which follows the game as fast as it is told. */
  picture: TablePicture;
  private tale = Promise.resolve();
  private chapters = 0;
  hasLeft = false;
  private readonly stopListening: () => void;

  constructor(private readonly staging: Staging) {
    const { match } = staging;
    const { phase, toMove } = match.state;
    this.front = new Front(staging.computers.persons, () => staging.openRacks());
    if (phase !== 'ready') {
      this.shownMover = toMove;
      this.front.bring(toMove);
    }
    this.gestures = new Gestures(match, {
      refused: (reason, command) => this.refuse(reason, command),
      changed: () => this.handChanged(),
    });
    this.typing = new Typing(match, this.gestures, {
      refused: (reason) => this.refuse(reason),
      pointed: () => this.pointed(),
    });
    this.feelings = new Moods(match.engine.setup.seats.length, pageTicker.now);
    this.scores = new ShownScores(match);
    this.questions = new TableQuestions(
      staging.texts,
      match,
      staging.dialog,
      () => viewTable(match, this).seats,
      (word) => staging.meaning(word),
    );
    this.turns = new TableTurns(staging, this.front, staging.computers, this.questions, this);
    this.clock = turnClock(match, pageTicker, {
      ticked: () => staging.redraw(),
      warned: (seconds) => staging.warn(seconds),
    });
    this.stopListening = match.listen((events) => this.hear(events));
    this.picture = pictureOf(match.engine, this.viewing);
  }

  /** Begins the game, or goes on where it was left. */
  start() {
    const { match, table } = this.staging;
    void table.present(this.picture, []);
    if (this.staging.watched) this.staging.idle();
    else if (match.state.phase === 'ready') match.send({ type: 'begin' });
    else this.addChapter(() => this.turns.goOn());
  }

  /** The player to move may act: nothing is being told and the rack is turned up. */
  get isOpen() {
    const { match, watched, computers } = this.staging;
    const { phase, toMove } = match.state;
    return phase === 'turn' && this.chapters === 0 && this.front.isUp && !watched && !computers.has(toMove);
  }

  /** Whose rack lies in front. */
  get shownRack(): number | undefined {
    return this.front.shown;
  }

  /** Who looks at the table, and sees the own tiles besides what lies open. */
  get viewer(): number | undefined {
    return this.isOpen || (this.front.hidesNothing && this.front.isUp) ? this.front.shown : undefined;
  }

  /** While tiles are chosen for exchange, the news makes room for what to do. */
  get message(): Message | undefined {
    const { message } = this.saying;
    if (!this.gestures.exchanging || message?.kind === 'refusal') return message;
    return { text: this.staging.texts.refusals.noTilesChosen, kind: 'news' };
  }

  /** The points of a play have flown to its player. */
  scored(seat: number, points: number, left: number) {
    this.scores.add(seat, points, left);
    this.staging.redraw();
  }

  counting(seat: number, left: number) {
    if (this.scores.count(seat, left)) this.staging.redraw();
  }

  get moods() {
    return this.feelings.shown;
  }

  get showing() {
    return this.staging.showing;
  }

  get shownBagCount() {
    return this.picture.bagCount;
  }

  get shownTiles() {
    return tilesHeld(this.picture, this.feelings.shown.length, this.front.shown);
  }

  /** For what ends the turn: while something is still told it only hurries that, so no press counts twice. */
  endTurnBy(act: () => void) {
    const { table } = this.staging;
    if (this.isOpen) act();
    else table.fastForward();
  }

  /** For keys: what still moves is hurried, and the key counts if the player may act. */
  press(act: () => void) {
    this.staging.table.fastForward();
    if (this.isOpen) act();
  }

  /** Of a game that is only watched. */
  pauseOrGoOn() {
    const { showing } = this.staging;
    if (showing?.isPaused) showing.goOn();
    else showing?.pause();
  }

  /** Another setting: what is shown may follow it. */
  tasteChanged() {
    if (this.chapters === 0) this.showNow();
    else this.staging.redraw();
  }

  resumeClock() {
    if (this.isOpen) this.clock.run();
  }

  leave() {
    this.hasLeft = true;
    this.clock.pause();
    this.staging.computers.stop();
    this.staging.showing?.stop();
    this.stopListening();
    this.questions.close();
  }

  showHistory(seat: number) {
    this.questions.history(seat);
  }

  /** The table as it is now. */
  show(motions: readonly Motion[] = []) {
    return this.showNext(pictureOf(this.staging.match.engine, this.viewing), motions);
  }

  unseen(act: () => void) {
    this.showsNothing = true;
    act();
    this.showsNothing = false;
  }

  private get viewing(): Viewing {
    const { seats } = this.staging.match.engine.setup;
    const { chosen, picked, blank } = this.gestures;
    return {
      names: seats.map(({ name }) => name),
      seat: this.front.shown,
      faceUp: this.front.isUp,
      chosen,
      picked,
      blank,
      preview: this.staging.preview(),
      marked: this.saying.marked,
      ...this.cursors,
    };
  }

  private get cursors() {
    const { cursor, rackCell, isOnBoard, isOnRack } = this.typing;
    return { cursor: isOnBoard ? cursor : null, rackCursor: isOnRack ? rackCell : null };
  }

  private hear(events: readonly GameEvent[]) {
    if (events.every((event) => event.type === 'timeSpent')) return;
    this.saying.forget();
    if (events.every(isPassing)) {
      for (const event of events) this.say(event);
      if (!this.showsNothing) this.showNow(events.flatMap(motionsOf));
    } else this.addChapter(() => this.tell(events));
  }

  private addChapter(tell: () => Promise<void>) {
    this.chapters++;
    this.clock.pause();
    this.tale = this.tale.then(async () => {
      if (!this.hasLeft) await tell();
      this.chapters--;
      if (this.hasLeft) return;
      if (this.chapters > 0) return;
      this.scores.catchUp();
      this.resumeClock();
      this.staging.redraw();
      this.staging.idle();
    });
    this.staging.redraw();
  }

  private async tell(events: readonly GameEvent[]) {
    this.gestures.forget();
    this.questions.closeWithTurn();
    this.saying.forget();
    for (const event of events) {
      this.say(event);
      this.feelings.hear(event);
      if (event.type === 'startDecided') this.bringFront(event.seat);
      const after = pictureAfter(this.staging.texts, this.picture, event, this.viewing);
      await this.showNext({ ...after, marked: this.saying.marked }, motionsOf(event));
      this.scores.told(event);
      if (this.hasLeft) return;
    }
    const scored = events.find((event): event is EventOf<'playScored'> => event.type === 'playScored');
    if (scored) await this.turns.explain(scored);
    if (!this.hasLeft) await this.turns.goOn();
  }

  private bringFront(mover: number) {
    this.shownMover = mover;
    this.front.bring(mover);
  }

  private say(event: GameEvent) {
    this.staging.tell(event);
    const text = newsOf(this.staging.texts, event, this.staging.match);
    if (text) this.saying.hear(event, text, this.staging.match.state);
  }

  private refuse(reason: Objection, command?: Command) {
    const { match, texts } = this.staging;
    const text =
      reason === 'bagTooSmall' ? texts.bagTooSmall(match.rules.exchangeNeeds) : texts.refusals[reason];
    this.saying.refuse(reason, text, match.state, command);
    this.staging.refuse(text);
    this.showNow([{ kind: 'home' }]);
  }

  private handChanged() {
    this.saying.handMoved();
    this.showNow();
  }

  private pointed() {
    this.saying.pointed();
    void this.showNext({ ...this.picture, ...this.cursors, marked: this.saying.marked }, []);
  }

  /** The table as it is, with what is in the hand. */
  private showNow(motions: readonly Motion[] = []) {
    void this.show(motions);
    const { blank } = this.gestures;
    if (!blank || this.questions.isOpen) return;
    const choose = (letter: string) => {
      this.gestures.chooseLetter(letter);
      this.typing.goOnFrom(blank);
    };
    this.questions.letter(choose, () => this.gestures.cancelLetter());
  }

  private showNext(picture: TablePicture, motions: readonly Motion[]) {
    this.picture = this.staging.hinted(picture);
    this.staging.redraw();
    return this.staging.table.present(this.picture, motions);
  }
}
