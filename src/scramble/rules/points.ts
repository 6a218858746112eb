import { must } from '../../engine/must';
/** From this length on all words are worth the same. */
export const longLength = 8;

// Words of two letters count only where a table wants them, and then as little as a word can.
const byLength = [0, 0, 1, 1, 1, 2, 3, 5, 11];

/** What a word of so many letters is worth; QU counts as two letters. */
export const pointsFor = (length: number): number => must(byLength[Math.min(length, longLength)]);
