import type { Square } from '..';

/** A letter of a play, on its square. */
export interface PlayedLetter extends Square {
  readonly letter: string;
  readonly blank: boolean;
}

export interface PlayMove {
  readonly kind: 'play';
  readonly tiles: readonly PlayedLetter[];
  readonly score: number;
}
