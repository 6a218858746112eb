import { counted } from '../forms';

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Rival',
  means: 'The computer searches the same board',
  nobody: 'Nobody',
  against: (name: string) => `against ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name}: ${counted(words, 'word')}, ${counted(points, 'point')}`,
} as const;
