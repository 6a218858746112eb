/** What is found, as numbers: squares in a grid, or places on a board. Each game reads its own. */
export type Find = readonly number[];

export type NoFind = 'noFind' | 'foundBefore';

export interface Found {
  word: string;
  points: number;
}

/** One of those who race, by the rules of the game that is raced in. */
export interface Racer {
  readonly score: number;
  /** Nothing is left to be found. */
  readonly isDone: boolean;
  /** So many ms after the start. What is no find changes nothing that counts. */
  find(find: Find, ms: number): Found | NoFind;
}

/** A game that can be raced in: the same for everybody. */
export interface RaceGame {
  /** How long it lasts. */
  readonly ms: number;
  /** At the end, what two or more found counts for nobody. */
  readonly strikesShared?: boolean;
  racer(): Racer;
}
