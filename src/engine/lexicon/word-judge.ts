/** What says whether a word is one. Words come in capital letters. */
export interface WordJudge {
  readonly id: string;
  /** Nothing it says is known yet, only granted. */
  readonly isToCome?: boolean;
  has(word: string): boolean;
  /** The words that these letters make in any order, a few of them. */
  inAnyOrder?(letters: string): readonly string[];
}
