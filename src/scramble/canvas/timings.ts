// Times in ms, lengths in tiles.
export const roll = { ms: 420, stagger: 40, from: 1.6, turn: 1.4 };
export const flash = { ms: 200, stagger: 40, hop: 0.07, grow: 0.05, hold: 160 };
export const shake = { ms: 320, swings: 4, reach: 0.05, hold: 220 };
/** A path that has been answered goes, from its first letter to its last. */
export const vanish = { ms: 180 };
/** Letters are covered, or come again: a wave from corner to corner, so many ms from one diagonal to the next. */
export const cover = { ms: 200, stagger: 32 };
/** Dice of a day lie face down, and turn over row by row. */
export const turnUp = { stagger: 60 };
export const pop = { ms: 150, most: 1.12 };
