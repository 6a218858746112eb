import { counted, points } from '../forms';

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Gegner',
  means: 'Der Computer sucht auf demselben Brett',
  nobody: 'Niemand',
  against: (name: string) => `gegen ${name}`,
  stands: (name: string, words: number, score: number) =>
    `${name}: ${counted(words, 'Wort', 'Wörter')}, ${points(score)}`,
};
