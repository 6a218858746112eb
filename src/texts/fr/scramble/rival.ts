import { counted } from '../forms';

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Adversaire',
  means: 'L’ordinateur cherche dans la même grille',
  nobody: 'Personne',
  against: (name: string) => `contre ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name} : ${counted(words, 'mot')}, ${counted(points, 'point')}`,
};
