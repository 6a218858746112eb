import { tilesOf } from '../../engine/alphabet/languages';
import { byAlphabet } from '../../engine/alphabet/order';
import { must } from '../../engine/must';
import type { Card, CardKey, Grade } from '../rules';
import { Spelling } from './spelling';

/** The letters of a word in an order that does not give it away: that of the alphabet, or against it. */
export function arranged(word: string): string {
  const sorted = [...word].sort(byAlphabet);
  const text = sorted.join('');
  return text === word ? sorted.reverse().join('') : text;
}

/** What came of the letters that were put together. */
export type Tried = 'other' | 'wrong';

interface Ways {
  /** Whether something is a word. */
  isWord(text: string): boolean;
  /** How well a word was known counts for its day. */
  answered(card: CardKey, grade: Grade): void;
}

/** The words of a day, one after another: those that were not known come once more, until they are. */
export class CardRound {
  /** So many words were known at once. */
  known = 0;
  /** So many are behind. */
  done = 0;
  readonly all: number;
  /** The word is told, for it was found, or given up. */
  isTold = false;
  isFound = false;
  hasHint = false;
  tried: Tried | undefined;
  spelling!: Spelling;
  private readonly queue: Card[];
  private readonly asked = new Set<Card>();

  constructor(
    cards: readonly Card[],
    private readonly ways: Ways,
  ) {
    this.queue = [...cards];
    this.all = cards.length;
    this.begin();
  }

  /** The card that is asked for; undefined once all are done. */
  get card(): Card | undefined {
    return this.queue[0];
  }

  /** What a letter more has led to. Said once the word is full. */
  judge() {
    const { card, spelling } = this;
    this.tried = undefined;
    if (!card || this.isTold || !spelling.isFull) return;
    const { word } = spelling;
    if (word === card.word) {
      this.tell(true);
      return;
    }
    this.tried = this.ways.isWord(word) ? 'other' : 'wrong';
    this.hasHint ||= this.tried === 'wrong';
    spelling.clear();
  }

  hint() {
    this.hasHint = true;
  }

  giveUp() {
    if (this.card && !this.isTold) this.tell(false);
  }

  /** What it was, for whoever has no other opinion. */
  get likely(): Grade {
    if (!this.isFound) return 'again';
    return this.hasHint ? 'hard' : 'good';
  }

  grade(grade: Grade) {
    const { card } = this;
    if (!card || !this.isTold) return;
    const isFirst = !this.asked.has(card);
    this.asked.add(card);
    if (isFirst) this.ways.answered(card, grade);
    if (isFirst && grade !== 'again') this.known++;
    this.queue.shift();
    if (grade === 'again') this.queue.push(card);
    else this.done++;
    this.begin();
  }

  /** Nobody is asked for it any more. */
  drop() {
    this.queue.shift();
    this.done++;
    this.begin();
  }

  private tell(isFound: boolean) {
    this.isTold = true;
    this.isFound = isFound;
    this.tried = undefined;
  }

  private begin() {
    const { card } = this;
    Object.assign(this, { isTold: false, isFound: false, hasHint: false, tried: undefined });
    if (card) this.spelling = new Spelling(arranged(card.word), tilesOf(must(card).language).alphabet);
  }
}
