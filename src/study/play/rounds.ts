import { type Alphabet, tilesOf } from '../../engine/alphabet/languages';
import { byAlphabet, readLetters } from '../../engine/alphabet/spelling';
import { must } from '../../engine/must';
import type { Card, CardKey, Grade } from '../rules/deck';
import { type DrillQuestion, isSpelled } from '../rules/drills';

/** A word in the making, of letters that lie there: taken one after another by a tap, or by a key. */
export class Spelling {
  /** Which of the letters are taken, in the order of the word. */
  taken: readonly number[] = [];
  /** Half of a letter that is written as two. */
  private begun = '';

  constructor(
    readonly letters: string,
    private readonly alphabet: Alphabet,
  ) {}

  get word(): string {
    return this.taken.map((at) => this.letters[at]).join('');
  }

  get isFull() {
    return this.taken.length === this.letters.length;
  }

  take(at: number) {
    if (!this.taken.includes(at)) this.taken = [...this.taken, at];
    this.begun = '';
  }

  /** A letter of the word goes back to the others; without a place, the last. */
  takeBack(place = this.taken.length - 1) {
    this.taken = this.taken.filter((_, at) => at !== place);
    this.begun = '';
  }

  clear() {
    this.taken = [];
    this.begun = '';
  }

  /** Whether a key has to do with it. */
  press(key: string): boolean {
    if (key !== 'Backspace') return /^\p{L}$/u.test(key) && this.type(key);
    this.takeBack();
    return true;
  }

  /** Whether what was typed is a letter that lies there, or half of one. */
  type(sign: string): boolean {
    for (const written of [this.begun + sign, sign]) {
      const read = readLetters(written, this.alphabet);
      const letter = 'letters' in read && read.letters.length === 1 ? read.letters : undefined;
      const at = [...this.letters].findIndex((own, place) => own === letter && !this.taken.includes(place));
      if (at >= 0) {
        this.take(at);
        return true;
      }
    }
    this.begun = sign;
    return false;
  }
}

/** The letters of a word in an order that does not give it away: that of the alphabet, or against it. */
export function arranged(word: string): string {
  const sorted = [...word].sort(byAlphabet);
  const text = sorted.join('');
  return text === word ? sorted.reverse().join('') : text;
}

/** What came of the letters that were put together. */
type Tried = 'other' | 'wrong';

interface CardRoundDeps {
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
    private readonly ways: CardRoundDeps,
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

/** The questions of a drill, one after another. */
export class DrillRound {
  at = 0;
  /** So many were answered without a fault. */
  right = 0;
  /** What is right is told. */
  isTold = false;
  wasRight = false;
  readonly picked = new Set<string>();
  spelling: Spelling | undefined;

  constructor(
    readonly questions: readonly DrillQuestion[],
    private readonly alphabet: Alphabet,
  ) {
    this.begin();
  }

  /** Undefined once all are answered. */
  get question(): DrillQuestion | undefined {
    return this.questions[this.at];
  }

  /** Takes it for right, or not any more. */
  pick(option: string) {
    if (this.isTold) return;
    if (!this.picked.delete(option)) this.picked.add(option);
  }

  /** A full word is an answer, if it is right; else it may be tried again. */
  judge(): 'wrong' | undefined {
    const { question, spelling } = this;
    if (!question || !spelling?.isFull || this.isTold) return undefined;
    if (question.right.includes(spelling.word)) {
      this.tell(true);
      return undefined;
    }
    spelling.clear();
    return 'wrong';
  }

  /** What was picked counts; a word that was not found is given up. */
  answer() {
    const { question, picked } = this;
    if (!question || this.isTold) return;
    const { right } = question;
    this.tell(!isSpelled(question) && picked.size === right.length && right.every((own) => picked.has(own)));
  }

  next() {
    this.at++;
    this.begin();
  }

  private tell(wasRight: boolean) {
    this.isTold = true;
    this.wasRight = wasRight;
    if (wasRight) this.right++;
  }

  private begin() {
    const { question } = this;
    this.isTold = false;
    this.wasRight = false;
    this.picked.clear();
    this.spelling = question && isSpelled(question) ? new Spelling(question.letters, this.alphabet) : undefined;
  }
}
