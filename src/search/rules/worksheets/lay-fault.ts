/** Why the words of a worksheet cannot be laid; words by their place in its list. */
export type LayFault =
  | { code: 'noLine' | 'noRoom'; word: number }
  | { code: 'messageTooLong'; letters: number; left: number }
  | { code: 'messageMakesWords' | 'crowded' };
