/** Where it is written down what a file changes, until all of it is changed. */
export const journalPlace = 'bringing in';
