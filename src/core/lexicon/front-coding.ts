/**
 * Sorted words, each told by what differs from the one before: how many letters to drop from its end (one
 * byte, below 64), then the new ending (a byte a letter, 64 + its code, so that A is 65 in English as well).
 * Four bytes ahead say how many words there are, the low byte first.
 */
export const headBytes = 4;
export const letterByte = 64;
export const longestWord = 63;
