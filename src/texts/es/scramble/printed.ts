import { counted, figure, plural } from '../forms';

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) =>
  hidden > 0 ? `, ${figure(hidden)} ${plural(hidden, { one: 'oculta', other: 'ocultas' })}` : '';

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'El tablero',
  rules: (shortest: number) =>
    `Palabras de ${shortest} letras o más, de letra en letra vecina, ninguna dos veces en una palabra.`,
  points: 'Puntos:',
  words: (count: number) => `La lista: ${counted(count, 'palabra')}`,
  wordsMean: 'en páginas aparte',
  wordsTitle: (all: number, hidden: number) =>
    `Scramble: ${counted(all, 'palabra')} en total${notShown(hidden)}`,
} as const;
