// Times in ms, lengths in tiles.
export const roll = { ms: 420, stagger: 40, from: 1.6, turn: 1.4 };
export const flash = { ms: 200, stagger: 40, hop: 0.07, grow: 0.05, hold: 160 };
export const shake = { ms: 320, swings: 4, reach: 0.05, hold: 220 };
export const pop = { ms: 150, most: 1.12 };
