import type { Person } from '../engine/players/names';
import type * as wordSearch from '../search/rules';
import type { Bonus, Square } from '../wordbler/rules';

/** One line of the sheet of keys. */
export interface KeyHelp {
  keys: string;
  meaning: string;
}

/** What sentences about a game need to know of it. */
export interface Known {
  who(seat: number): Person;
  /** What is printed on a tile; nothing on a blank. */
  letterOf(tile: number): string;
  bagCount: number;
}

export interface SpokenSquare extends Square {
  bonus: Bonus | '';
  star: boolean;
  spent: boolean;
  tile: (SpokenTile & { laid: boolean; raised?: boolean | undefined }) | undefined;
  mark: 'refused' | 'hint' | 'lit' | 'word' | 'noWord' | undefined;
  /** The letter that a hint shows there. */
  ghost?: string | undefined;
}

export interface SpokenTile {
  letter: string;
  value: number;
  blank: boolean;
}

export interface SpokenCell extends SpokenTile {
  faceUp: boolean;
  chosen: boolean;
  raised: boolean;
  hinted?: boolean | undefined;
  onBoard: boolean;
}

export interface Standing {
  mover: Person | undefined;
  seats: readonly { name: string; score: number }[];
  bagCount: number;
  fails: number;
  failsToEnd: number;
  laid: readonly (Square & { letter: string })[];
  points: number | undefined;
}

/** A square of a word search. */
export interface SpokenLetter extends wordSearch.Square {
  letter: string;
  /** Words that were found, or missed, over this square. */
  found: readonly string[];
  missed: readonly string[];
  mark: 'start' | 'selected' | undefined;
  hinted: boolean;
}

/** A line of the words to find; what is counted for a word is said where it counts. */
export interface SpokenRow {
  word: string | null;
  length: number;
  found: boolean;
  sum: string | undefined;
}
