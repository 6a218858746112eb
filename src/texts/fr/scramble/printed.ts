import { counted, figure, plural } from '../forms';

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) =>
  hidden > 0 ? `, ${figure(hidden)} ${plural(hidden, { one: 'caché', other: 'cachés' })}` : '';

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'La grille',
  rules: (shortest: number) =>
    `Des mots de ${shortest} lettres ou plus, chaque lettre touchant la suivante, aucune deux fois dans un mot.`,
  points: 'Points :',
  words: (count: number) => `La liste : ${counted(count, 'mot')}`,
  wordsMean: 'sur des pages à part',
  wordsTitle: (all: number, hidden: number) =>
    `Scramble : ${plural(all, { one: 'le seul mot', other: `les ${counted(all, 'mot')}` })}${notShown(hidden)}`,
} as const;
