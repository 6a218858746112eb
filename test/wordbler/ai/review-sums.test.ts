import { describe, expect, it } from 'vitest';
import { type Advice, reviewTurn, sumsOf } from '../../../src/wordbler/ai/review';
import type { HistoryEntry } from '../../../src/wordbler/rules';
import type { SeenTurn } from '../../../src/wordbler/rules/visible-state';

const best = (score: number): Advice => ({ move: { kind: 'play', tiles: [], score }, words: ['BEST'] });

const turn = (kind: HistoryEntry['kind'], points: number, most?: number, hints?: number) => {
  const seen = { entry: { kind, points, turn: 1, hints } as HistoryEntry, sight: {} } as SeenTurn;
  return reviewTurn(seen, most === undefined ? undefined : best(most));
};

describe('The sums of a review', () => {
  it('add up what was scored, and what there was to score', () => {
    const turns = [turn('played', 30, 40), turn('played', 20, 20), turn('exchanged', 0, 20)];
    expect(sumsOf(turns)).toEqual({ points: 50, most: 80, share: 50 / 80, stars: 5, mostStars: 9 });
  });

  it('ask no more than was scored where a challenge let a play stand that no dictionary knows', () => {
    expect(sumsOf([turn('played', 44, 40)])).toMatchObject({ points: 44, most: 44, share: 1, stars: 3 });
  });

  it('blame nobody for turns in which nothing could be laid', () => {
    expect(sumsOf([turn('passed', 0), turn('played', 10, 20)])).toMatchObject({ most: 20, mostStars: 3 });
    expect(sumsOf([turn('passed', 0)])).toEqual({ points: 0, most: 0, share: 1, stars: 0, mostStars: 0 });
  });

  it('leave turns with hints out of the stars', () => {
    const turns = [turn('played', 20, 20, 3), turn('played', 20, 20)];
    expect(turns.map(({ stars }) => stars)).toEqual([0, 3]);
    expect(sumsOf(turns)).toEqual({ points: 40, most: 40, share: 1, stars: 3, mostStars: 3 });
  });

  it('of no turns at all are nothing', () => {
    expect(sumsOf([])).toEqual({ points: 0, most: 0, share: 1, stars: 0, mostStars: 0 });
  });
});
