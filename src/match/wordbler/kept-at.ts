/** Where Wordbler keeps what outlives a visit. */
export const gamePlace = 'game';
export const finishedPlace = 'finished game';
export const lastTableKey = 'last table';
