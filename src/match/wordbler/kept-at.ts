/** Where Wordbler keeps what outlives a visit. */
export const gamePlace = 'game';
export const finishedPlace = 'finished game';
/** The find of a day, at its turn or after. */
export const findPlace = 'find';
/** The text of the record that was opened last. */
export const recordPlace = 'record';
export const lastTableKey = 'last table';
