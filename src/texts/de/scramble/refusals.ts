import type { Refusal } from '../../../core/scramble';
import { counted } from '../forms';

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
  tooShort: (word, shortest) =>
    `${word} ist zu kurz: mindestens ${counted(shortest, 'Buchstabe', 'Buchstaben')}.`,
  notOnBoard: (word) => `${word} ist nicht auf dem Brett.`,
  notAWord: (word) => `${word} steht nicht im Wörterbuch.`,
  alreadyFound: (word) => `${word}: schon gefunden.`,
  allShown: (word) => `${word} ist schon ganz verraten.`,
};
