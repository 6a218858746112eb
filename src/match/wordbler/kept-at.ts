/** Where Wordbler keeps what outlives a visit. */
export const gamePlace = 'game';
export const finishedPlace = 'finished game';
/** The text of the record that was opened last. */
export const recordPlace = 'record';
export const lastTableKey = 'last table';
