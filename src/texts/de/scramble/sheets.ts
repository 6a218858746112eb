import type { BoardFault, Refusal } from '../../../scramble/rules';
import type { KeyHelp } from '../../sentence-facts';
import { allLetters, counted, day, figure, oneByOne, plural, points, signs } from '../forms';

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

export const help = {
  title: 'So geht Scramble',
  steps: [
    ['Zieh', 'Von Buchstabe zu Buchstabe, und lass am Ende des Wortes los.'],
    ['Oder tipp', 'Tipp die Buchstaben der Reihe nach an und den letzten noch einmal; oder schreib das Wort.'],
    ['Ein Schritt zurück', 'Auf den Buchstaben davor, das nimmt den letzten weg.'],
    [
      'Ketten, die sich berühren',
      'Buchstaben dürfen waagerecht, senkrecht oder schräg aufeinander folgen. Kein Feld zweimal im Wort. Qu zählt als zwei Buchstaben.',
    ],
    [
      'Ein Brett für alle',
      'Mehrere suchen nacheinander darauf. Wörter, die zwei gefunden haben, können am Ende gestrichen werden.',
    ],
  ],
  points: {
    title: 'Punkte',
    rows: [
      ['3 oder 4 Buchstaben', '1'],
      ['5 Buchstaben', '2'],
      ['6 Buchstaben', '3'],
      ['7 Buchstaben', '5'],
      ['8 oder mehr', '11'],
    ],
  },
  keys: [
    { keys: 'A bis Z', meaning: 'Ein Wort schreiben: Alle seine Wege leuchten auf' },
    { keys: 'Eingabe', meaning: 'Das Wort spielen' },
    { keys: 'Rücktaste', meaning: 'Den letzten Buchstaben wegnehmen' },
    { keys: 'Esc', meaning: 'Das Wort löschen' },
    { keys: '← ↑ → ↓', meaning: 'Über die Buchstaben gehen' },
    { keys: 'Leertaste', meaning: 'Den Buchstaben nehmen; noch mal auf dem letzten: das Wort spielen' },
    { keys: '7', meaning: 'Tipps' },
    { keys: '8', meaning: 'Ton aus oder an' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Vollbild an oder aus' },
    { keys: '?', meaning: 'Diese Hilfe' },
  ] satisfies KeyHelp[],
} as const;

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) => (hidden > 0 ? `, ${figure(hidden)} nicht gezeigt` : '');

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'Das Brett',
  rules: (shortest: number) =>
    `Wörter ab ${shortest} Buchstaben, von einem Buchstaben zum nächsten, der ihn berührt, keiner zweimal im Wort.`,
  points: 'Punkte:',
  words: (count: number) => `Die Liste mit ${counted(count, 'Wort', 'Wörtern')}`,
  wordsMean: 'auf eigenen Seiten',
  wordsTitle: (all: number, hidden: number) =>
    `Scramble: ${all === 1 ? 'das eine Wort' : `alle ${figure(all)} Wörter`}${notShown(hidden)}`,
} as const;

/** What is said of a board while others race on it. */
export const raced = {
  turn: 'im Wettlauf',
  goesOn: 'Der Wettlauf geht inzwischen weiter: Seine Uhr wartet auf niemanden.',
  noHint: 'Im Wettlauf wird niemandem geholfen.',
  back: 'Zurück zum Wettlauf',
};

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Gegner',
  means: 'Der Computer sucht auf demselben Brett',
  nobody: 'Niemand',
  against: (name: string) => `gegen ${name}`,
  stands: (name: string, words: number, score: number) =>
    `${name}: ${counted(words, 'Wort', 'Wörter')}, ${points(score)}`,
};

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'Ergebnis als Text',
  title: 'Ergebnis teilen',
  copied: 'Kopiert. Füg es ein, wo du magst: Der Link führt zum selben Brett.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble vom ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'Punkt', 'Punkte')} mit ${counted(player.words, 'Wort', 'Wörtern')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, von ${figure(all)} auf dem Brett`}`;
  },
} as const;
