/** What says whether a word is one. Words come in capital letters. */
export interface WordJudge {
  readonly id: string;
  has(word: string): boolean;
}
