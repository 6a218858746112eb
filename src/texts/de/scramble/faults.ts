import type { BoardFault, Refusal } from '../../../scramble/rules';
import { allLetters, counted, figure, plural, signs } from '../forms';

const letters = (count: number) => counted(count, 'Buchstabe', 'Buchstaben');

/** Why a word, or a board, is not taken. */
export const refusals: Readonly<Record<Refusal, (word: string, shortest: number) => string>> = {
  malformed: () => 'Das ist kein Zug in diesem Spiel.',
  notBegun: () => 'Die Runde hat noch nicht begonnen.',
  alreadyBegun: () => 'Die Runde hat schon begonnen.',
  gameOver: () => 'Das Spiel ist vorbei.',
  paused: () => 'Es ist Pause: Spiel erst weiter.',
  notPaused: () => 'Es ist keine Pause.',
  emptyPath: () => 'Wähl erst Buchstaben.',
  outsideBoard: () => 'Das ist außerhalb des Bretts.',
  jump: () => 'Die Buchstaben müssen sich berühren.',
  squareTwice: () => 'Kein Feld zweimal in einem Wort.',
  notLetters: () => 'Bitte nur Buchstaben.',
  tooShort: (word, shortest) => `${word} ist zu kurz: mindestens ${letters(shortest)}.`,
  notOnBoard: (word) => `${word} ist nicht auf dem Brett.`,
  notAWord: (word) => `${word} steht nicht im Wörterbuch.`,
  alreadyFound: (word) => `${word}: schon gefunden.`,
  allShown: (word) => `${word} ist schon ganz verraten.`,
  noRival: () => 'An diesem Brett sitzt kein Gegner.',
};

export const boardFaults = {
  empty: () => 'Gib die Buchstaben eines Bretts ein, Zeile für Zeile.',
  notLetters: (fault) =>
    `${signs(fault.strange, fault.foreign)} geht nicht auf einem Brett: nur die Buchstaben ${allLetters(fault.letters, 'A bis Z')}.`,
  tooSmall: ({ count }) =>
    `${plural(count, { one: 'Ein Buchstabe ist', other: `${figure(count)} Buchstaben sind` })} zu wenig: Ein Brett hat mindestens 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${letters(count)} ${plural(count, { one: 'ergibt', other: 'ergeben' })} kein Quadrat. Bretter haben 4, 9, 16, 25, 36 … Buchstaben: ${nearest(count)}.`,
  tooLarge: ({ count }) => `${letters(count)} sind zu viele: Ein Brett hat höchstens 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} mehr oder ${fewer} weniger` : `${more} mehr`;
}
