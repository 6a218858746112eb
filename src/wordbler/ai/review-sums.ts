import type { ReviewedTurn } from './review';

/** What all the turns of a seat come to. */
export interface ReviewSums {
  readonly points: number;
  /** With the best play in every turn. */
  readonly most: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly stars: number;
  readonly mostStars: number;
}

const starsEach = 3;

/** Turns in which nothing could be laid are nobody's fault, and have no stars to win. */
export function sumsOf(turns: readonly ReviewedTurn[]): ReviewSums {
  const points = turns.reduce((sum, { entry }) => sum + scoredIn(entry), 0);
  const most = turns.reduce((sum, { entry, missed }) => sum + scoredIn(entry) + missed, 0);
  return {
    points,
    most,
    share: most > 0 ? points / most : 1,
    stars: turns.reduce((sum, { stars }) => sum + stars, 0),
    mostStars: turns.filter(({ best }) => best).length * starsEach,
  };
}

const scoredIn = (entry: ReviewedTurn['entry']) => (entry.kind === 'played' ? entry.points : 0);
