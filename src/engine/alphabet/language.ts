import type { TileSet } from './alphabet';
import { unitOf } from './digraphs';

/** A language as its folder tells it, its letters in the order of the alphabet. */
export interface LanguageFile {
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  /** What its word list is called in kept games. Other words are another list. */
  readonly list: string;
  /** What a tile shows, how many there are of it, and its points. */
  readonly letters: readonly (readonly [letter: string, count: number, points: number])[];
  readonly blanks: number;
}

/** The bag of a language. */
export function tileSet({ id, letters: rows, blanks }: LanguageFile): TileSet {
  const letters = rows.map(([written, count, points]) => ({ letter: unitOf(written), count, points }));
  return { alphabet: { id, letters: letters.map(({ letter }) => letter) }, letters, blanks };
}
