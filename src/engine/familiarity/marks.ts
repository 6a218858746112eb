/** How common words are, from the most common on: the levels of SCOWL. */
export const levelSteps = [10, 20, 35, 40, 50, 55, 60, 70] as const;

/**
 * One byte for each word: the place of its level in `levelSteps`, from 1, or 0 for a word without one; and a bit
 * for a word that a family table may not want to see.
 */
export const levelBits = 15;
export const rudeBit = 16;

export const isMark = (byte: number) =>
  (byte & ~(levelBits | rudeBit)) === 0 && (byte & levelBits) <= levelSteps.length;
