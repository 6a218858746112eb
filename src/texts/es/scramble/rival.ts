import { counted } from '../forms';

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Rival',
  means: 'El ordenador busca en el mismo tablero',
  nobody: 'Nadie',
  against: (name: string) => `contra ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name}: ${counted(words, 'palabra')}, ${counted(points, 'punto')}`,
};
