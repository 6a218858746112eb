import type { WordJudge } from './word-judge';

/**
 * Judges by words that are still to come. What it is asked before, it takes for granted: every word is one but those
 * that are named as refused.
 */
export class WordsToCome implements WordJudge {
  private words: WordJudge | undefined;
  private readonly granted = new Map<string, boolean>();
  /** What it answered; whoever keeps that has what the letters make once the words are there. */
  private readonly grantedInAnyOrder = new Map<string, string[]>();

  constructor(
    readonly id: string,
    private readonly refused: readonly string[] = [],
  ) {}

  get isToCome() {
    return !this.words;
  }

  has(word: string): boolean {
    if (this.words) return this.words.has(word);
    const is = !this.refused.includes(word);
    this.granted.set(word, is);
    return is;
  }

  inAnyOrder(letters: string): readonly string[] {
    if (this.words) return this.words.inAnyOrder?.(letters) ?? [];
    const readings = this.grantedInAnyOrder.get(letters) ?? (this.refused.includes(letters) ? [] : [letters]);
    this.grantedInAnyOrder.set(letters, readings);
    return readings;
  }

  /** From now on these judge. Whether all that was taken for granted was right. */
  come(words: WordJudge): boolean {
    this.words = words;
    let isRight = [...this.granted].every(([word, is]) => words.has(word) === is);
    for (const [letters, readings] of this.grantedInAnyOrder) {
      const made = words.inAnyOrder?.(letters) ?? [];
      isRight &&= made.length > 0 === readings.length > 0;
      readings.splice(0, readings.length, ...made);
    }
    return isRight;
  }
}
