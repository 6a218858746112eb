import { type Attempts, writeAttempts } from '../../../src/daily/rules/attempts';
import type { Played } from '../../../src/engine/played';
import { dayOf } from '../../../src/shared/play/day';
import { joinedRecords, writeRecord } from '../../../src/stats/rules/statistics';

const hours = 60 * 60 * 1000;
const noonOf = (today: Date, daysBefore: number) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysBefore, 12);

/** What somebody has played in the days before: games of every kind, and dailies of four days in a row. */
export function savedRecord(today: Date) {
  const game = (at: number, changes: Partial<Played>): Played => {
    const noon = noonOf(today, (37 - at) % 27);
    return {
      id: at.toString(16).padStart(16, '0'),
      game: 'wordbler',
      level: at % 3 === 0 ? 'songbird' : 'club',
      language: 'en',
      when: noon.getTime() + at * hours * 0.01,
      day: dayOf(noon),
      result: at % 5 < 3 ? 'won' : 'lost',
      points: 250 + ((at * 37) % 160),
      best: { word: 'QUARTZ', points: 30 + ((at * 13) % 69) },
      longest: { word: 'WOMANHOOD', letters: 9 },
      share: { made: 41 + at + ((at * 7) % 13), of: 100 },
      against: at % 4 === 0 ? ['Bruno', 'Chidi', 'Dorotea'] : ['Bruno'],
      ...(at % 9 === 0 && { racks: 1 }),
      ...(at % 11 === 0 && { hints: 2 }),
      ...changes,
    };
  };
  const record = joinedRecords(
    Array.from({ length: 36 }, (_, at) => {
      if (at % 6 === 4) return game(at, { game: 'search', level: 'standard', points: 3000 + 40 * at });
      if (at % 6 === 5) return game(at, { game: 'scramble', level: '4', points: 20 + at, result: 'over' });
      return game(at, {});
    }),
    [],
  );
  const attempts: Attempts = [1, 2, 3, 4].map((back) => ({
    daily: 'search',
    day: dayOf(noonOf(today, back)),
    result: { found: 14 - back, of: 14, points: 3000, ms: 247_000 },
  }));
  return {
    record,
    attempts,
    kept: { 'played games': writeRecord(record), dailies: writeAttempts(attempts) },
  };
}
