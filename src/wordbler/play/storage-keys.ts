/** Where Wordbler keeps what outlives a visit. */
export const gamePlace = 'game';
export const finishedPlace = 'finished game';
/** The find of a day, at its turn or after. */
export const findPlace = 'find';
/** The puzzle that is tried, or was tried last. */
export const puzzlePlace = 'puzzle';
/** The text of the record that was opened last. */
export const recordPlace = 'record';
export const lastTableKey = 'last table';
