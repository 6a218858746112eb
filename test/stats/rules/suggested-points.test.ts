import { describe, expect, it } from 'vitest';
import { type Played, statisticsOf } from '../../../src/stats/rules';
import { suggestedPoints } from '../../../src/stats/rules/play-record';

const game = (ahead: number, changes: Partial<Played> = {}, at = ahead): Played => ({
  id: at.toString(16).replace('-', 'f').padStart(16, '0'),
  game: 'wordbler',
  level: 'club',
  language: 'en',
  when: at,
  day: '2026-11-21',
  result: ahead > 0 ? 'won' : 'lost',
  points: 300,
  ahead,
  against: ['Pip'],
  ...changes,
});
const club = { level: 'club', name: 'Pip' };
const suggested = (games: readonly Played[], rival = club) => suggestedPoints(games, rival, 'people');

describe('The last games', () => {
  it('suggest the points that would have made them even, in tens, to whoever is behind', () => {
    expect(suggested([game(40), game(50), game(63)])).toBe(50);
    expect(suggested([game(-72), game(-78), game(-60)])).toBe(-70);
    expect(suggested([game(4), game(-3), game(1)])).toBe(0);
    expect(suggested([game(900), game(901), game(902)])).toBe(200);
  });

  it('suggest nothing where they are too few, and the last eight alone count', () => {
    expect(suggested([game(40), game(50)])).toBe(0);
    const old = Array.from({ length: 20 }, () => game(200));
    expect(suggested([...old, ...Array.from({ length: 8 }, () => game(30))])).toBe(30);
  });

  it('count where they were played against the same, without a handicap, and on the usual board', () => {
    const others: Partial<Played>[] = [
      { level: 'expert' },
      { handicap: true },
      { board: 'super' },
      { against: ['Pip', 'Bo'] },
      { game: 'scramble' },
    ];
    for (const other of others) expect(suggested(Array.from({ length: 9 }, () => game(50, other)))).toBe(0);
    const people = { level: 'people', name: 'Bo' };
    const withBo = Array.from({ length: 3 }, () => game(30, { level: 'people', against: ['Bo'] }));
    const withCy = Array.from({ length: 3 }, () => game(90, { level: 'people', against: ['Cy'] }));
    expect(suggested([...withBo, ...withCy], people)).toBe(30);
  });

  it('with a handicap, or on another board, are played and won, and among no best', () => {
    const told = statisticsOf([
      game(10),
      game(20, { points: 500, handicap: true }),
      game(30, { points: 600, board: 'super' }),
    ]);
    expect(told).toMatchObject({ played: 3, won: 3, average: 300 });
    expect(told.bestGame?.points).toBe(300);
  });
});
