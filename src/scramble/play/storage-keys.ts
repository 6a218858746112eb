/** Where Scramble keeps what outlives a visit. */
export const roundPlace = 'scramble';
export const lastRoundKey = 'last scramble';
