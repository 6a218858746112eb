import { must } from '../../engine/must';
import { KeptFocus } from '../../shared/scenes/kept-focus';
import type { Services } from '../../shared/scenes/services';
import { BoardMirror, type MirrorPlaces, spoken } from '../panels/screen-reader';
import type { Match } from '../play/match';
import type { TablePlay } from '../play/table-play';
import { type GameEvent, shapeOf, surroundings } from '../rules';
import type { TableStage } from './table-stage';

interface Ways {
  play(): TablePlay;
  stage(): TableStage;
}

/** The table for those who play by keys, or don't see it: squares with names, spoken events, a focus never lost. */
export class ScreenReaderView {
  private readonly mirror: BoardMirror;
  private direction = 'across';
  private hand = '';
  private rackInFront: number | undefined;
  private laid = 0;
  private words = '';
  private wasExchanging = false;
  private readonly focus: KeptFocus;

  constructor(
    private readonly services: Pick<Services, 'root' | 'texts' | 'announcer' | 'lastInput'>,
    private readonly match: Match,
    private readonly ways: Ways,
  ) {
    const { play } = ways;
    const names = match.engine.setup.seats.map(({ name }) => name);
    const ifOpen = (act: () => void) => play().isOpen && act();
    const { side } = shapeOf(match.rules);
    this.mirror = new BoardMirror(
      services.texts,
      services.root,
      side,
      () => services.texts.speech.title(names),
      {
        focused: (square) => play().typing.point(square),
        focusedRack: (cell) => play().typing.pointRack(cell),
        leftRack: () => play().typing.leaveRack(),
        pressed: (square) => ifOpen(() => play().gestures.tapSquare(square)),
        pressedRack: (cell) => ifOpen(() => play().gestures.tapCell(cell)),
      },
    );
    services.root.querySelector('canvas')?.setAttribute('aria-hidden', 'true');
    addEventListener('pointerdown', this.leave);
    this.focus = new KeptFocus(services, () => {
      const { gestures, saying } = play();
      saying.keepStanding(() => {
        if (gestures.exchanging) this.mirror.focusRack();
        else this.mirror.focusBoard();
      });
    });
  }

  reflect(places: MirrorPlaces) {
    this.mirror.place(places);
    const { match, services } = this;
    const { picture } = this.ways.stage();
    const { front, typing, gestures } = this.ways.play();
    const shownRack = front.shown;
    const owner = shownRack === undefined ? undefined : match.nameOf(shownRack);
    const cells = shownRack === undefined ? [] : must(match.state.racks[shownRack]);
    if (shownRack !== this.rackInFront) {
      this.rackInFront = shownRack;
      this.mirror.turnTo(typing.cursor);
    }
    this.mirror.name(picture, { owner, cells }, typing.cursor);
    if (typing.cursor.direction !== this.direction) {
      this.direction = typing.cursor.direction;
      services.announcer.say(services.texts.speech.directions[typing.cursor.direction]);
    }
    this.sayHand();
    this.sayWords();
    if (this.wasExchanging && !gestures.exchanging && this.mirror.focused === 'rack')
      this.mirror.focusBoard();
    this.wasExchanging = gestures.exchanging;
    this.focus.keep();
  }

  announce(event: GameEvent) {
    const utterance = spoken(this.services.texts, event, this.match);
    if (utterance?.urgent) this.refuse(utterance.text);
    else if (utterance) this.services.announcer.say(utterance.text);
  }

  refuse(text: string) {
    this.services.announcer.refuse(text);
  }

  /** The time of the player to move runs out. */
  warn(seconds: number) {
    if (seconds > 0) this.services.announcer.say(this.services.texts.speech.clockLeft(seconds));
    else if (this.match.rules.clock.kind === 'perPlayer')
      this.services.announcer.say(this.services.texts.speech.timeIsUp);
  }

  sayStanding() {
    const { state, rules, engine } = this.match;
    const { shownMover, scores, shownBagCount } = this.ways.play();
    const text = this.services.texts.speech.standing({
      mover: shownMover === undefined ? undefined : this.match.nameOf(shownMover),
      seats: engine.setup.seats.map(({ name }, seat) => ({ name, score: must(scores.now[seat]) })),
      bagCount: shownBagCount,
      fails: state.fails,
      failsToEnd: rules.failsToEnd,
      laid: state.laid,
      points: engine.preview()?.total,
    });
    this.services.announcer.say(text);
  }

  /** What lies around the cursor. */
  sayNear() {
    const { rules, state } = this.match;
    const { x, y } = this.ways.play().typing.cursor;
    this.services.announcer.say(
      this.services.texts.speech.near(
        surroundings(state.board, state.laid, { x, y }, shapeOf(rules).premiums),
      ),
    );
  }

  /** The focus goes where the keys now act. */
  focusCursor() {
    const { typing, gestures } = this.ways.play();
    if (typing.isOnRack || gestures.exchanging) this.mirror.focusRack();
    else if (typing.isOnBoard) this.mirror.focusBoard();
  }

  remove() {
    removeEventListener('pointerdown', this.leave);
    this.focus.stop();
    this.mirror.remove();
  }

  private readonly leave = () => this.ways.play().typing.leave();

  // What is picked up or chosen is no event of the game, yet must be heard.
  private sayHand() {
    const { gestures, isOpen } = this.ways.play();
    const { length } = this.match.state.laid;
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
    const words = this.services.texts.speech.laidWords(this.match.laidWords);
    if (words !== this.words && words !== '') this.services.announcer.say(words);
    this.words = words;
  }

  private describeHand(): string {
    const { exchanging, chosen, picked } = this.ways.play().gestures;
    const letterOf = (tile: number) => this.match.faceOf(tile).letter;
    if (picked !== undefined) return this.services.texts.speech.picked(letterOf(picked));
    if (!exchanging) return '';
    const isFirst = !this.wasExchanging && chosen.size === 0;
    return isFirst || (this.hand === this.services.texts.speech.choosing && chosen.size === 0)
      ? this.services.texts.speech.choosing
      : this.services.texts.speech.chosen([...chosen].map(letterOf));
  }
}
