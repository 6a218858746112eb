import { must } from '../../engine/must';
import type { PageServices } from '../../shared/panels/page-services';
import type { WordblerSession } from '../play/session';
import { type GameEvent, shapeOf, surroundings } from '../rules';
import { BoardMirror, spoken } from './screen-reader';

/** The table for those who play by keys, or don't see it: squares with names, spoken events, a focus never lost. */
export class ScreenReaderView {
  private readonly mirror: BoardMirror;
  private direction = 'across';
  private hand = '';
  private rackInFront: number | undefined;
  private laid = 0;
  private words = '';
  private wasExchanging = false;
  private readonly stopping: (() => void)[];

  constructor(
    private readonly session: WordblerSession,
    private readonly services: Pick<PageServices, 'root' | 'texts' | 'announcer'>,
  ) {
    const { match } = session;
    const { root, texts, announcer } = services;
    const names = match.engine.setup.seats.map(({ name }) => name);
    const { side } = shapeOf(match.rules);
    this.mirror = new BoardMirror(texts, root, side, () => texts.speech.title(names), {
      focused: (square) => session.typing.point(square),
      focusedRack: (cell) => session.typing.pointRack(cell),
      leftRack: () => session.typing.leaveRack(),
      pressed: (square) => session.isOpen && session.gestures.tapSquare(square),
      pressedRack: (cell) => session.isOpen && session.gestures.tapCell(cell),
    });
    root.querySelector('canvas')?.setAttribute('aria-hidden', 'true');
    addEventListener('pointerdown', this.leave);
    this.stopping = [
      session.announced.on((event) => this.announce(event)),
      session.refused.on((text) => announcer.refuse(text)),
      session.said.on((text) => announcer.say(text)),
      session.warned.on((seconds) => this.warn(seconds)),
      session.focused.on(() => this.focusCursor()),
      session.wished.on((wish) => {
        if (wish === 'summary') this.saySummary();
        if (wish === 'near') this.sayNear();
      }),
    ];
  }

  /** Whoever plays by keys has lost the focus, and goes on where the keys act. */
  findFocus() {
    const { gestures, messages } = this.session;
    messages.keepWhile(() => {
      if (gestures.exchanging) this.mirror.focusRack();
      else this.mirror.focusBoard();
    });
  }

  show() {
    const { services } = this;
    const { match, visibleRack, typing, gestures, shown } = this.session;
    if (shown.layout) this.mirror.place(shown.layout);
    const shownRack = visibleRack.shown;
    const owner = shownRack === undefined ? undefined : match.nameOf(shownRack);
    const cells = shownRack === undefined ? [] : must(match.state.racks[shownRack]);
    if (shownRack !== this.rackInFront) {
      this.rackInFront = shownRack;
      this.mirror.turnTo(typing.cursor);
    }
    if (shown.picture) this.mirror.name(shown.picture, { owner, cells }, typing.cursor);
    if (typing.cursor.direction !== this.direction) {
      this.direction = typing.cursor.direction;
      services.announcer.say(services.texts.speech.directions[typing.cursor.direction]);
    }
    this.sayHand();
    this.sayWords();
    if (this.wasExchanging && !gestures.exchanging && this.mirror.focused === 'rack') this.mirror.focusBoard();
    this.wasExchanging = gestures.exchanging;
  }

  private saySummary() {
    const { match, shownMover, scores, shown } = this.session;
    const { state, rules, engine } = match;
    const text = this.services.texts.speech.standing({
      mover: shownMover === undefined ? undefined : match.nameOf(shownMover),
      seats: engine.setup.seats.map(({ name }, seat) => ({ name, score: must(scores.now[seat]) })),
      bagCount: shown.inBag,
      fails: state.fails,
      failsToEnd: rules.failsToEnd,
      laid: state.laid,
      points: engine.preview()?.total,
    });
    this.services.announcer.say(text);
  }

  /** What lies around the cursor. */
  private sayNear() {
    const { match, typing } = this.session;
    const { rules, state } = match;
    const { x, y } = typing.cursor;
    const near = surroundings(state.board, state.laid, { x, y }, shapeOf(rules).premiums);
    this.services.announcer.say(this.services.texts.speech.near(near));
  }

  /** The focus goes where the keys now act. */
  private focusCursor() {
    const { typing, gestures } = this.session;
    if (typing.isOnRack || gestures.exchanging) this.mirror.focusRack();
    else if (typing.isOnBoard) this.mirror.focusBoard();
  }

  remove() {
    removeEventListener('pointerdown', this.leave);
    for (const stop of this.stopping) stop();
    this.mirror.remove();
  }

  private announce(event: GameEvent) {
    const { announcer, texts } = this.services;
    const utterance = spoken(texts, event, this.session.match);
    if (utterance?.urgent) announcer.refuse(utterance.text);
    else if (utterance) announcer.say(utterance.text);
  }

  /** The time of the player to move runs out. */
  private warn(seconds: number) {
    const { announcer, texts } = this.services;
    if (seconds > 0) announcer.say(texts.speech.clockLeft(seconds));
    else if (this.session.match.rules.clock.kind === 'perPlayer') announcer.say(texts.speech.timeIsUp);
  }

  private readonly leave = () => this.session.typing.leave();

  // What is picked up or chosen is no event of the game, yet must be heard.
  private sayHand() {
    const { gestures, isOpen, match } = this.session;
    const { length } = match.state.laid;
    const now = this.describeHand();
    const { hand, laid } = this;
    this.hand = now;
    this.laid = length;
    if (now === hand) return;
    if (now !== '') this.services.announcer.say(now);
    else if (isOpen && laid === length && gestures.isEmpty)
      this.services.announcer.say(this.services.texts.speech.putDown);
  }

  // A tile laid may make another word, or none.
  private sayWords() {
    const words = this.services.texts.speech.laidWords(this.session.match.laidWords);
    if (words !== this.words && words !== '') this.services.announcer.say(words);
    this.words = words;
  }

  private describeHand(): string {
    const { exchanging, chosen, picked } = this.session.gestures;
    const letterOf = (tile: number) => this.session.match.faceOf(tile).letter;
    if (picked !== undefined) return this.services.texts.speech.picked(letterOf(picked));
    if (!exchanging) return '';
    const isFirst = !this.wasExchanging && chosen.size === 0;
    return isFirst || (this.hand === this.services.texts.speech.choosing && chosen.size === 0)
      ? this.services.texts.speech.choosing
      : this.services.texts.speech.chosen([...chosen].map(letterOf));
  }
}
