import type { Alphabet, LetterTiles, TileSet } from './alphabet';

export const english: Alphabet = { id: 'en', letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] };

const rows: [letters: string, count: number, points: number][] = [
  ['E', 12, 1],
  ['AI', 9, 1],
  ['O', 8, 1],
  ['NRT', 6, 1],
  ['LSU', 4, 1],
  ['D', 4, 2],
  ['G', 3, 2],
  ['BCMP', 2, 3],
  ['FHVWY', 2, 4],
  ['K', 1, 5],
  ['JX', 1, 8],
  ['QZ', 1, 10],
];

const letters: LetterTiles[] = rows
  .flatMap(([row, count, points]) => [...row].map((letter) => ({ letter, count, points })))
  .sort((a, b) => english.letters.indexOf(a.letter) - english.letters.indexOf(b.letter));

export const englishTiles: TileSet = { alphabet: english, letters, blanks: 2 };
