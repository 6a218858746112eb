import { type Command, type GameEvent, type GameState, type Square, squaresMeant } from '../../core/wordbler';
import type { Objection } from './gestures';

export interface Message {
  text: string;
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

  report(event: GameEvent, text: string, state: Readonly<GameState>) {
    if (event.type === 'wordsRejected') this.add(text, 'refusal', event.squares);
    else if (event.type === 'playRefused') this.add(text, 'refusal', squaresMeant(state, event.reason));
    else this.add(text);
  }

  /** What one command brings about belongs together. */
  add(text: string, kind: Message['kind'] = 'news', about: readonly Square[] = []) {
    const before = this.told && this.told.text !== text ? `${this.told.text} ` : '';
    this.told = { text: `${before}${text}`, kind };
    this.toldOf = [...this.toldOf, ...about];
  }

  /** What is wrong with a whole play is said until it changes; anything else, until a cursor moves on. */
  refuse(reason: Objection, text: string, state: Readonly<GameState>, command?: Command) {
    this.answer = { text, kind: 'refusal' };
    this.answerOf = reason === 'noSuchTile' ? [] : squaresMeant(state, reason, command);
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

  private withdraw() {
    this.answer = undefined;
    this.answerOf = [];
  }
}
