import { counted, figure } from '../forms';

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
