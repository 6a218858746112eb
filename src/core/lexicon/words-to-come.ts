import type { WordJudge } from './word-judge';

/**
 * Judges by words that are still to come. What it is asked before, it takes for granted: every word is one but those
 * that are named as refused.
 */
export class WordsToCome implements WordJudge {
  private words: WordJudge | undefined;
  private readonly granted = new Map<string, boolean>();
  private readonly grantedInAnyOrder = new Map<string, boolean>();

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
    const is = !this.refused.includes(letters);
    this.grantedInAnyOrder.set(letters, is);
    return is ? [letters] : [];
  }

  /** From now on these judge. Whether all that was taken for granted was right. */
  come(words: WordJudge): boolean {
    this.words = words;
    const isRight = ([letters, is]: [string, boolean]) =>
      (words.inAnyOrder?.(letters) ?? []).length > 0 === is;
    return (
      [...this.granted].every(([word, is]) => words.has(word) === is) &&
      [...this.grantedInAnyOrder].every(isRight)
    );
  }
}
