import type { Alphabet } from '../../engine/alphabet/alphabet';
import { type DrillQuestion, isSpelled } from '../rules';
import { Spelling } from './spelling';

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
    this.spelling =
      question && isSpelled(question) ? new Spelling(question.letters, this.alphabet) : undefined;
  }
}
