import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../../src/engine/played';
import {
  gamesOf,
  joinedRecords,
  levelsOf,
  type milestoneIds,
  milestonesOf,
  statisticsOf,
} from '../../../src/stats/rules/statistics';
import { somePlayed } from './some-record';

const played = (changes: Partial<Played>, at = 0): Played => ({
  id: at.toString(16).padStart(16, '0'),
  game: 'wordbler',
  level: 'club',
  language: 'en',
  when: at,
  day: '2026-11-21',
  result: 'lost',
  points: 200,
  ...changes,
});

const record = (...all: Partial<Played>[]) => joinedRecords(all.map(played), []);

describe('statistics', () => {
  it('are the sums that a slow count finds', () => {
    fc.assert(
      fc.property(fc.array(somePlayed, { maxLength: 40 }), (all) => {
        const games = gamesOf(joinedRecords(all, []), 'search');
        const told = statisticsOf(games);
        let [won, sum, fair, best, longest] = [0, 0, 0, Number.NEGATIVE_INFINITY, 0];
        for (const own of games) {
          if (own.result === 'won') won++;
          if (own.cheats || own.practice) continue;
          fair++;
          sum += own.points;
          best = Math.max(best, own.points);
          longest = Math.max(longest, own.longest?.letters ?? 0);
        }
        expect(told.played).toBe(games.length);
        expect(told.won).toBe(won);
        expect(told.average).toBe(fair > 0 ? sum / fair : undefined);
        expect(told.bestGame?.points ?? Number.NEGATIVE_INFINITY).toBe(best);
        expect(told.longest?.longest.letters ?? 0).toBe(longest);
      }),
    );
  });

  it('leave what was helped by a cheat, or played before, out of what stands beside others', () => {
    const games = record(
      { points: 250, best: { word: 'AT', points: 4 } },
      { points: 900, cheats: 1, best: { word: 'QI', points: 90 } },
      { points: 800, practice: true, longest: { word: 'WOMANHOOD', letters: 9 } },
      { points: 300, hints: 2 },
    );
    const told = statisticsOf(games);
    expect(told).toMatchObject({ played: 4, average: 275 });
    expect(told.bestGame?.points).toBe(300);
    expect(told.bestPlay?.best).toEqual({ word: 'AT', points: 4 });
    expect(told.longest).toBeUndefined();
  });

  it('tell the share of each game, and the mean of seven', () => {
    const parts = [0.5, 0.6, 0.7, 0.4, 0.9, 0.8, 0.6, 1, 0.2];
    const { shares } = statisticsOf(record(...parts.map((own) => ({ share: { made: own * 10, of: 10 } }))));
    expect(shares.map(({ share }) => share)).toEqual(parts);
    expect(shares[0]!.mean).toBe(0.5);
    expect(shares[8]!.mean).toBeCloseTo((0.7 + 0.4 + 0.9 + 0.8 + 0.6 + 1 + 0.2) / 7, 12);
  });

  it('are told by level', () => {
    const all = record({ level: 'club' }, { level: 'expert' }, { level: 'club' }, { game: 'search', level: 'off' });
    expect(levelsOf(all, 'wordbler')).toEqual(['club', 'expert']);
    expect(gamesOf(all, 'wordbler', 'club')).toHaveLength(2);
    expect(gamesOf(all, 'scramble')).toEqual([]);
    expect(statisticsOf([])).toEqual({ played: 0, won: 0, shares: [] });
  });
});

describe('milestones', () => {
  const standing = (id: (typeof milestoneIds)[number], all: ReturnType<typeof record>) =>
    (['wordbler', 'search', 'scramble'] as const)
      .flatMap((game) => milestonesOf(all, game))
      .find((own) => own.id === id)!;

  it('are six a game, each open at first', () => {
    for (const game of ['wordbler', 'search', 'scramble'] as const) {
      const all = milestonesOf([], game);
      expect(all).toHaveLength(6);
      for (const { reached } of all) expect(reached).toBe(0);
    }
  });

  it('are reached by fair games alone', () => {
    const word = { word: 'WOMANHOOD', letters: 9 };
    expect(standing('word9', record({ longest: word })).reached).toBe(9);
    expect(standing('word9', record({ longest: word, cheats: 1 })).reached).toBe(0);
    expect(standing('games50', record(...Array.from({ length: 60 }, () => ({})))).reached).toBe(50);
    expect(standing('games50', record({}, { practice: true })).reached).toBe(1);
  });

  it('count a day once, on however many devices it was played', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-21'];
    const all = record({}, ...days.map((daily) => ({ game: 'search', daily }) as const));
    expect(standing('dailySearch7', all).reached).toBe(2);
    expect(standing('dailyBoard7', all).reached).toBe(0);
  });

  it('know who was beaten', () => {
    const won = { result: 'won' as const, against: ['A', 'B', 'C'] };
    expect(standing('beatThree', record(won)).reached).toBe(1);
    expect(standing('beatThree', record({ ...won, result: 'drawn' })).reached).toBe(0);
    expect(standing('beatExpert', record({ ...won, level: 'club' })).reached).toBe(0);
    for (const level of ['expert', 'master']) expect(standing('beatExpert', record({ ...won, level })).reached).toBe(1);
  });

  it('ask of a grid no more points than its words make by Casual rules, where no time is counted', () => {
    const page = { game: 'search' as const, level: 'casual', points: 2010 };
    expect(standing('score2000', record({ ...page, points: 1990 })).reached).toBe(1990);
    for (const own of [page, { ...page, level: 'standard', points: 5200 }])
      expect(standing('score2000', record(own)).reached).toBe(2000);
  });

  it('ask of a page without help that every stroke was a word', () => {
    const page = { game: 'search' as const, result: 'won' as const, share: { made: 14, of: 14 } };
    expect(standing('unhelped', record(page)).reached).toBe(1);
    expect(standing('unhelped', record({ ...page, hints: 1 })).reached).toBe(0);
    expect(standing('unhelped', record({ ...page, share: { made: 14, of: 15 } })).reached).toBe(0);
  });
});
