import type { Sentence } from '../../texts/texts';
import type { Command, EventOf, GameEvent, Square, TileId } from '../rules';
import { groupsOf, isPassing, type Move } from './event-queue';
import { Gestures, type Objection, Pass } from './gestures';
import { TableHint } from './hints';
import { newsOf, whyNot } from './messages';
import { type GameAtTable, type SessionEnv, TableState } from './table-state';
import { Turns } from './turns';
import { Typing } from './typing';

/** What a hand points at: a square, a cell of the rack with its tile, or anything else. */
type Target =
  | ({ kind: 'square' } & Square)
  | { kind: 'rack'; cell: number; tile: TileId | null }
  | { kind: 'bag' | 'elsewhere' };

/** One game being played: what happens is shown in its order, and who must answer is asked. */
export class WordblerSession extends TableState {
  readonly gestures: Gestures;
  readonly typing: Typing;
  readonly pass: Pass;
  readonly hint: TableHint;
  /** The first steps, in a first game. */
  lesson: { readonly isShown: boolean; readonly square?: Square | undefined } | undefined;
  private readonly turns: Turns;
  private showsNothing = false;
  private readonly stopping: (() => void)[];

  constructor(game: GameAtTable, env: SessionEnv) {
    super(game, env);
    const { match } = game;
    const { texts, ticker, isCovered = () => false } = env;
    const { phase, toMove } = match.state;
    this.gestures = new Gestures(match, {
      refused: (reason, command) => this.refuse(reason, command),
      words: () => this.words.awaited,
      changed: () => this.handChanged(),
    });
    this.typing = new Typing(match, this.gestures, {
      refused: (reason) => this.refuse(reason),
      pointed: () => this.pointed(),
    });
    this.pass = new Pass(match, ticker, {
      changed: () => this.passWaits(),
      ask: (sure) => this.questions.asked.emit({ kind: 'pass', sure: () => this.isOpen && sure() }),
      isCovered,
      send: () => this.gestures.send({ type: 'pass' }),
    });
    this.hint = new TableHint(this, texts, env.adviser);
    this.turns = new Turns(this);
    if (phase !== 'ready') this.bringToFront(toMove);
    this.stopping = [
      match.listen((events) => this.follow(events)),
      this.clock.ticked.on(() => this.redraw()),
      this.clock.warned.on((seconds) => this.isOpen && this.warned.emit(seconds)),
      this.words.changed.on(() => this.redraw()),
      this.queue.emptied.on(() => this.catchUp()),
    ];
  }

  /** What is told of the words laid. While the first steps are shown, what is not whole yet is not called wrong. */
  get laidWords() {
    const { laidWords } = this.match;
    return this.lesson?.isShown ? laidWords.filter(({ isWord }) => isWord) : laidWords;
  }

  /** Begins the game, or goes on where it was left. */
  start() {
    void this.show();
    if (this.isReplay) this.queue.emptied.emit();
    else if (this.match.state.phase === 'ready') this.match.send({ type: 'begin' });
    else this.enqueue(() => this.turns.goOn());
  }

  mayLift(tile: TileId): boolean {
    return this.mayArrange && this.gestures.mayLift(tile);
  }

  done() {
    this.endTurnBy(() => this.gestures.send({ type: 'done' }));
  }

  pressPass() {
    this.endTurnBy(() => this.pass.press());
  }

  exchange() {
    this.endTurnBy(() => this.gestures.exchange());
  }

  undo() {
    if (this.isOpen) this.typing.takeBack();
  }

  recall() {
    if (this.isOpen) this.gestures.send({ type: 'recall' });
  }

  shuffle() {
    if (this.mayArrange) this.gestures.send({ type: 'shuffle' });
  }

  pressHint() {
    if (this.isOpen) this.hint.press();
  }

  /** Looking into what happened, which anybody may at any time. */
  explainLast() {
    const play = this.match.state.history.findLast((entry) => entry.kind === 'played');
    if (play) this.questions.asked.emit({ kind: 'explain', play });
  }

  /** On the table; while others move it only hurries them. */
  tap(target: Target, choosing: boolean) {
    const { gestures } = this;
    if (!this.isOpen) this.hurry();
    else if (target.kind === 'square') gestures.tapSquare(target);
    else if (target.kind === 'bag' && gestures.isEmpty) this.actions.emit('unseen');
    else if (target.kind !== 'rack') gestures.putAside();
    else if (choosing && target.tile !== null) gestures.toggleChosen(target.tile);
    else gestures.tapCell(target.cell);
  }

  /** The own rack may be put in order while others move. */
  drop(tile: TileId, target: Target) {
    if (!this.isOpen && target.kind === 'square') this.refuse('notYourTurn');
    else {
      const isThere = target.kind === 'square' || target.kind === 'rack';
      this.gestures.drop(tile, isThere ? target : { kind: 'outside' });
    }
  }

  /** The points of a play have flown to its player; `left` of them are still to be counted. */
  landPoints(seat: number, points: number, left: number) {
    this.scored.emit(seat);
    this.scores.add(seat, points, left);
    this.redraw();
  }

  countPoints(seat: number, left: number) {
    if (this.scores.count(seat, left)) this.redraw();
  }

  /** For keys: what still moves is hurried, and the key counts if the player may act. */
  press(act: () => void, may = this.isOpen) {
    if (!may) return this.hurry();
    this.hurried.emit();
    act();
  }

  /** Whatever keeps the next person's turn from beginning is to be over soon. */
  hurry() {
    this.isHurried = true;
    this.hurried.emit();
    this.others.hurry();
  }

  /** Another setting, or words that have come: what is shown may follow them. */
  refresh() {
    if (!this.isBusy) this.showHand();
    else this.redraw();
  }

  outOfSight() {
    this.clock.pause();
    this.others.rest();
  }

  inSight() {
    this.resumeClock();
    this.others.goOn();
  }

  stop() {
    this.hasLeft = true;
    this.queue.stop();
    this.pass.takeBack();
    this.gestures.forget();
    this.clock.pause();
    this.others.stop();
    this.showing?.stop();
    for (const stop of this.stopping) stop();
    this.questions.closed.emit('all');
    this.words.stop();
    this.hint.leave();
  }

  /** What is to be said to whoever may act now, once. */
  sayNews() {
    if (!this.isOpen) return;
    this.hint.reportNews();
    if (this.greeting) this.addNews(this.greeting);
    const notice = this.message?.kind === 'refusal' ? undefined : this.takeNotice();
    if (notice) this.addNews(notice);
  }

  private addNews(says: Sentence) {
    this.greeting = undefined;
    this.said.emit(says());
    this.messages.add(says);
  }

  /** Nothing is shown of what this changes. */
  unseen(act: () => void) {
    this.showsNothing = true;
    act();
    this.showsNothing = false;
  }

  bringToFront(mover: number) {
    this.shownMover = mover;
    this.visibleRack.bring(mover);
    this.typing.turnTo(this.visibleRack.shown);
  }

  refuse(reason: Objection, command?: Command) {
    // Whoever tries something else does not mean the pass any more.
    this.pass.takeBack();
    const { match } = this;
    const says = whyNot(this.texts, match, reason);
    this.messages.refuse(reason, says, match.state, command);
    this.refused.emit(says(), reason);
    this.showHand(['home']);
  }

  /** The table as it is. */
  show(by: readonly (GameEvent | Move)[] = []): Promise<void> {
    const shown = this.steps.emit({ kind: 'state', by });
    this.redraw();
    return shown;
  }

  /** The same, with what is in the hand. */
  showHand(by: readonly (GameEvent | Move)[] = []) {
    void this.show(by);
    const { blank } = this.gestures;
    if (!blank) return;
    this.questions.asked.emit({
      kind: 'letter',
      chosen: (letter) => {
        this.gestures.chooseLetter(letter);
        this.typing.goOnFrom(blank);
      },
      cancelled: () => this.gestures.cancelLetter(),
    });
  }

  /** For what ends the turn: while something is still shown it only hurries that, so no press counts twice. */
  private endTurnBy(act: () => void) {
    if (this.isOpen) act();
    else this.hurry();
  }

  private resumeClock() {
    if (this.isOpen) this.clock.run();
  }

  private follow(events: readonly GameEvent[]) {
    this.happened.emit(events);
    this.hint.verdicts.weigh(events);
    if (events.every((event) => event.type === 'timeSpent')) return;
    this.pass.takeBack();
    this.messages.clear();
    if (!this.isReplay) this.others.begin();
    if (events.every(isPassing)) {
      for (const event of events) this.announce(event);
      if (!this.showsNothing) this.showHand(events);
    } else this.enqueue(() => this.showEvents(events));
  }

  private enqueue(show: () => Promise<void>) {
    this.clock.pause();
    this.queue.add(show);
    this.redraw();
  }

  private catchUp() {
    this.scores.catchUp();
    this.resumeClock();
    this.redraw();
  }

  private async showEvents(events: readonly GameEvent[]) {
    this.gestures.forget();
    this.questions.closed.emit('turn');
    this.messages.clear();
    const scored = events.find((event): event is EventOf<'playScored'> => event.type === 'playScored');
    this.isCounting = scored !== undefined;
    for (const group of groupsOf(events)) {
      for (const event of group) {
        this.announce(event);
        this.feelings.feelFor(event);
        if (event.type === 'startDecided') this.bringToFront(event.seat);
      }
      const shown = this.steps.emit({ kind: 'events', events: group });
      this.redraw(true);
      await shown;
      for (const event of group) this.scores.settle(event);
      if (this.hasLeft) return;
    }
    this.isCounting = false;
    if (scored) await this.turns.explain(scored);
    if (!this.hasLeft) await this.turns.goOn();
  }

  private announce(event: GameEvent) {
    this.announced.emit(event);
    if (this.game.isTaught && event.type === 'startDecided' && this.persons.includes(event.seat)) return;
    const news = newsOf(this.texts, event, this.match);
    if (news) this.messages.report(event, news, this.match.state);
  }

  private passWaits() {
    if (this.pass.isWaiting) this.said.emit(this.texts.board.passing);
    this.redraw();
  }

  private handChanged() {
    this.pass.takeBack();
    this.messages.handMoved();
    this.showHand();
  }

  private pointed() {
    this.messages.pointed();
    void this.steps.emit({ kind: 'cursors' });
    this.redraw();
  }
}
