import type { Alphabet, LetterTiles, TileSet } from './alphabet';

/** A language as its folder tells it, its letters in the order of the alphabet. */
export interface LanguageFile {
  readonly id: string;
  /** What a tile shows, how many there are of it, and its points. */
  readonly letters: readonly (readonly [letter: string, count: number, points: number])[];
  readonly blanks: number;
}

/** For letters of several characters: units that no text has. */
const firstOwnUnit = 0xe000;

/** The bag of a language. */
export function tileSet({ id, letters: rows, blanks }: LanguageFile): TileSet {
  const spellings: Record<string, string> = {};
  const letters = rows.map(([written, count, points], place): LetterTiles => {
    if (written.length === 1) return { letter: written, count, points };
    const letter = String.fromCharCode(firstOwnUnit + place);
    spellings[letter] = written;
    return { letter, count, points };
  });
  const alphabet: Alphabet = {
    id,
    letters: letters.map(({ letter }) => letter),
    ...(Object.keys(spellings).length > 0 && { spellings }),
  };
  return { alphabet, letters, blanks };
}
