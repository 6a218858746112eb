/**
 * The letters of a language, in the order of its alphabet. A letter is what one tile shows, and one UTF-16 unit: a word
 * has as many units as tiles. How it is written, `spelled` tells.
 */
export interface Alphabet {
  /** Of the language, such as `es`. */
  readonly id: string;
  readonly letters: readonly string[];
}

/** How many tiles of a letter a bag holds, and what one is worth. */
export interface LetterTiles {
  readonly letter: string;
  readonly count: number;
  readonly points: number;
}

/** A whole bag: the letters of an alphabet, and the blanks. */
export interface TileSet {
  readonly alphabet: Alphabet;
  readonly letters: readonly LetterTiles[];
  readonly blanks: number;
}
