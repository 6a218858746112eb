import type { Alphabet } from '../../engine/alphabet/alphabet';
import { readLetters } from '../../engine/alphabet/spelling';

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
