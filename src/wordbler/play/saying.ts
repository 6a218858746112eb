import type { Sentence } from '../../texts/texts';
import { type Command, type GameEvent, type GameState, type Square, squaresMeant } from '../rules';
import type { Objection } from './gestures';

export interface Message {
  says: Sentence;
  kind: 'refusal' | 'news';
}

/**
 * What the players are told now, and the squares it is about. What a command brought about is said until the next
 * one. A gesture that came to nothing is answered over that, until the hand does something else.
 */
export class Saying {
  private told: Message | undefined;
  private toldOf: readonly Square[] = [];
  private answer: Message | undefined;
  private answerOf: readonly Square[] = [];
  private isAboutPlay = false;

  get message(): Message | undefined {
    return this.answer ?? this.told;
  }

  /** The squares that a refusal means, as long as it stands. */
  get marked() {
    const squares = this.answer ? this.answerOf : this.toldOf;
    return squares.map(({ x, y }) => ({ x, y, tone: 'refused' as const }));
  }

  /** Another command has been obeyed. */
  forget() {
    this.told = undefined;
    this.toldOf = [];
    this.handMoved();
  }

  report(event: GameEvent, says: Sentence, state: Readonly<GameState>) {
    if (event.type === 'wordsRejected') this.add(says, 'refusal', event.squares);
    else if (event.type === 'playRefused') this.add(says, 'refusal', squaresMeant(state, event.reason));
    else this.add(says);
  }

  /** What one command brings about belongs together. */
  add(says: Sentence, kind: Message['kind'] = 'news', about: readonly Square[] = []) {
    const before = this.told?.says;
    this.told = { says: before && before() !== says() ? () => `${before()} ${says()}` : says, kind };
    this.toldOf = [...this.toldOf, ...about];
  }

  /** What is wrong with a whole play is said until it changes; anything else, until a cursor moves on. */
  refuse(reason: Objection, says: Sentence, state: Readonly<GameState>, command?: Command) {
    this.answer = { says, kind: 'refusal' };
    const meansNone = typeof reason === 'object' || reason === 'noSuchTile';
    this.answerOf = meansNone ? [] : squaresMeant(state, reason, command);
    this.isAboutPlay = command?.type === 'done';
  }

  /** Something else is picked up, chosen or pointed at: what was refused before is no longer meant. */
  handMoved() {
    this.withdraw();
    if (this.told?.kind !== 'refusal') return;
    this.told = undefined;
    this.toldOf = [];
  }

  /** A cursor has moved. */
  pointed() {
    if (!this.isAboutPlay) this.withdraw();
  }

  /** What was refused stands, whatever points meanwhile: it is not the hand that does. */
  keepStanding(meanwhile: () => void) {
    const { answer, answerOf } = this;
    meanwhile();
    Object.assign(this, { answer, answerOf });
  }

  private withdraw() {
    this.answer = undefined;
    this.answerOf = [];
  }
}
