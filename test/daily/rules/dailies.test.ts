import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempts,
  attemptAt,
  begun,
  counts,
  countsAgainFrom,
  daysBefore,
  ended,
  endOf,
  isCounting,
  joinedAttempts,
  practised,
  readAttempts,
  streakOf,
  writeAttempts,
} from '../../../src/daily/rules/attempts';
import { dayNumber, dayWritten } from '../../../src/engine/saving/time';

const result = { found: 12, of: 14, points: 900 };
const today = '2026-11-22';

/** Played to the end on that day. */
const done = (attempts: Attempts, day: string, daily: 'search' | 'scramble' = 'search') =>
  ended(begun(attempts, daily, day, day), daily, day, result);

/** A daily on each of these days of November. */
const playedOn = (...dates: number[]) =>
  dates.reduce<Attempts>((all, date) => done(all, `2026-11-${String(date).padStart(2, '0')}`), []);

const someResult = fc.record(
  {
    found: fc.nat(9),
    of: fc.nat(3),
    points: fc.integer({ min: -9, max: 9 }),
    marks: fc.constantFrom('fhm', 'mmf'),
  },
  { requiredKeys: ['found', 'points'] },
);

const someAttempts: fc.Arbitrary<Attempts> = fc
  .array(
    fc.record({
      daily: fc.constantFrom('search' as const, 'scramble' as const, 'find' as const),
      day: fc.integer({ min: 740_000, max: 740_006 }).map(dayWritten),
      result: fc.option(someResult),
      practice: fc.option(someResult),
      again: fc.boolean(),
    }),
  )
  .map((all) =>
    joinedAttempts(
      all.map(({ daily, day, result: own, practice, again }) => ({
        daily,
        day,
        ...(own && { result: own }),
        ...(practice && { practice }),
        ...(again && { again }),
      })),
      [],
    ),
  );

describe('the days', () => {
  it('are written and numbered both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 3_000_000 }), (number) => {
        expect(dayNumber(dayWritten(number))).toBe(number);
      }),
    );
    expect(dayWritten(dayNumber('2024-02-29')! + 1)).toBe('2024-03-01');
    expect(dayWritten(dayNumber('2025-03-01')! - 1)).toBe('2025-02-28');
  });

  it('before today are thirty', () => {
    const days = daysBefore('2026-03-02');
    expect(days).toHaveLength(30);
    expect(days.slice(0, 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
    expect(days.at(-1)).toBe('2026-01-31');
  });
});

describe('one attempt a day', () => {
  it('counts, and what comes after it does not', () => {
    const first = begun([], 'search', today, today);
    expect(isCounting(first, 'search', today)).toBe(true);
    const over = ended(first, 'search', today, result);
    expect(attemptAt(over, 'search', today)).toEqual({ daily: 'search', day: today, result });
    const again = begun(over, 'search', today, today);
    expect(again).toEqual(over);
    expect(ended(again, 'search', today, { ...result, points: 9999 })).toEqual(over);
    expect(counts(over, 'scramble', today, today)).toBe(true);
  });

  it('is lost by beginning another', () => {
    const twice = begun(begun([], 'search', today, today), 'search', today, today);
    expect(isCounting(twice, 'search', today)).toBe(false);
    expect(attemptAt(ended(twice, 'search', today, result), 'search', today)?.result).toBeUndefined();
  });

  it('counts for its own day when midnight comes', () => {
    const night = ended(begun([], 'search', today, today), 'search', today, result);
    expect(attemptAt(night, 'search', today)?.result).toEqual(result);
    expect(counts(night, 'search', '2026-11-23', '2026-11-23')).toBe(true);
  });

  it('is of its day alone: an older one is practice', () => {
    expect(begun([], 'search', '2026-11-20', today)).toEqual([]);
    expect(isCounting([], 'search', '2026-11-20')).toBe(false);
    expect(ended([], 'search', '2026-11-20', result)).toEqual([]);
  });

  it('keeps what came of practice beside what counted', () => {
    const better = { ...result, found: 14 };
    const older = practised([], 'search', '2026-11-20', today, better);
    expect(older).toEqual([{ daily: 'search', day: '2026-11-20', again: true, practice: better }]);
    expect(isCounting(older, 'search', '2026-11-20')).toBe(false);
    expect(streakOf(older, today).days).toBe(0);
    const over = done([], today);
    expect(practised(over, 'search', today, today, better)).toEqual([{ ...over[0], practice: better }]);
    // What counted is told twice at times, and what is still to come is not begun by whoever knows its board.
    expect(practised(over, 'search', today, today, result)).toEqual(over);
    expect(practised([], 'search', '2026-11-23', today, better)).toEqual([]);
    expect(practised([], 'search', today, today, better)).toEqual([]);
  });

  it('is no other when the clock is set back, a day or a week', () => {
    const played = done([], today);
    for (const back of ['2026-11-22', '2026-11-21', '2026-11-15'])
      expect(counts(played, 'search', back, back), back).toBe(false);
    // What has not been played on a later day is another matter.
    expect(counts(played, 'scramble', '2026-11-21', '2026-11-21')).toBe(true);
  });

  it('comes back on the day after the last that a clock which was ahead has begun', () => {
    expect(countsAgainFrom([], 'search', today)).toBeUndefined();
    const ahead = done(done([], '2026-11-25'), '2026-11-24');
    expect(countsAgainFrom(ahead, 'search', today)).toBe('2026-11-26');
    expect(counts(ahead, 'search', '2026-11-26', '2026-11-26')).toBe(true);
    expect(countsAgainFrom(ahead, 'find', today)).toBeUndefined();
    // One lies beyond the reach of today, and not of the day on which it would count.
    expect(countsAgainFrom(done(ahead, '2026-12-23'), 'search', today)).toBe('2026-12-24');
  });

  it('is not lost by practice on a day that a clock which was ahead has laid into the archive', () => {
    const ahead = practised([], 'search', '2026-11-27', '2026-12-02', result);
    expect(counts(ahead, 'search', today, today)).toBe(true);
    expect(counts(done(ahead, '2026-11-28'), 'search', today, today)).toBe(false);
  });

  it('is not lost for years where a clock was wrong by years', () => {
    const wrong = done([], '2031-01-01');
    expect(counts(wrong, 'search', today, today)).toBe(true);
  });
});

describe('a streak', () => {
  it('counts days in a row, of whatever daily, and today may still come', () => {
    expect(streakOf([], today)).toEqual({ days: 0, best: 0, played: [], forgiven: [] });
    const days = done(playedOn(19, 20, 21), '2026-11-20', 'scramble');
    expect(streakOf(days, today)).toMatchObject({ days: 3, best: 3, forgiven: [] });
    expect(streakOf(done(days, today), today).days).toBe(4);
  });

  it('forgives a day a week', () => {
    expect(streakOf(playedOn(18, 19, 21), today)).toMatchObject({ days: 3, forgiven: ['2026-11-20'] });
    expect(streakOf(playedOn(18, 19), '2026-11-21')).toMatchObject({ days: 2 });
    expect(streakOf(playedOn(18, 19), '2026-11-22').days).toBe(0);
    // Two within a week are too many, and what came after the first of them is left.
    expect(streakOf(playedOn(14, 16, 17, 18, 20, 21), today)).toMatchObject({
      days: 5,
      best: 5,
      forgiven: ['2026-11-19'],
    });
    // A week later another is forgiven.
    expect(streakOf(playedOn(10, 11, 13, 14, 15, 16, 17, 18, 20, 21), today)).toMatchObject({
      days: 10,
      forgiven: ['2026-11-12', '2026-11-19'],
    });
  });

  it('is never shorter for a day that was played, too, or comes from another device', () => {
    expect(streakOf(playedOn(20), today).days).toBe(1);
    expect(streakOf(playedOn(18, 20), today).days).toBe(1);
    const dates = fc.uniqueArray(fc.integer({ min: 1, max: 21 })).map((all) => all.sort((one, other) => one - other));
    fc.assert(
      fc.property(dates, dates, (here, there) => {
        const alone = streakOf(playedOn(...here), today);
        const both = streakOf(joinedAttempts(playedOn(...here), playedOn(...there)), today);
        expect(both.days).toBeGreaterThanOrEqual(alone.days);
        expect(both.best).toBeGreaterThanOrEqual(alone.best);
        for (const [at, day] of both.forgiven.entries())
          if (at > 0) expect(dayNumber(day)! - dayNumber(both.forgiven[at - 1]!)!).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  it('is not begun by what was left or only practised', () => {
    const left = begun([], 'search', '2026-11-21', '2026-11-21');
    expect(streakOf(left, today).days).toBe(0);
  });

  it('is the same, and as soon, with a day of year 0 in a file that was brought in', () => {
    const recent = playedOn(18, 19, 21);
    const ancient = done(recent, '0000-01-01');
    expect(streakOf(ancient, today)).toEqual(streakOf(recent, today));
    const msFor = (attempts: Attempts, times: number) => {
      const since = performance.now();
      for (let i = 0; i < times; i++) streakOf(attempts, today);
      return performance.now() - since;
    };
    const tries = Array.from({ length: 5 }, () => ({
      one: msFor(ancient, 1),
      many: msFor(recent, 1000),
    }));
    expect(tries.some(({ one, many }) => one < many)).toBe(true);
  });

  it('is of days that have been', () => {
    expect(streakOf(done([], '2031-01-01'), today).days).toBe(0);
  });
});

describe('attempts that are kept', () => {
  it('are read as they were', () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        expect(readAttempts(JSON.parse(JSON.stringify(writeAttempts(attempts))))).toEqual(attempts);
      }),
    );
  });

  it('of two devices are one, whoever brings which', () => {
    fc.assert(
      fc.property(someAttempts, someAttempts, someAttempts, (one, other, third) => {
        const both = joinedAttempts(one, other);
        expect(joinedAttempts(other, one)).toEqual(both);
        expect(joinedAttempts(both, other)).toEqual(both);
        expect(joinedAttempts(both, third)).toEqual(joinedAttempts(one, joinedAttempts(other, third)));
        for (const { daily, day, result: own, practice } of [...one, ...other]) {
          if (own) expect(attemptAt(both, daily, day)?.result).toBeDefined();
          if (practice) expect(attemptAt(both, daily, day)?.practice).toBeDefined();
        }
      }),
    );
  });

  it('say what is wrong with them', () => {
    const whole = writeAttempts(playedOn(20));
    for (const damaged of [
      undefined,
      [],
      { ...whole, version: 'x' },
      { ...whole, attempts: [...whole.attempts, ...whole.attempts] },
      { ...whole, attempts: [{ daily: 'chess', day: today }] },
      { ...whole, attempts: [{ daily: 'search', day: '2026-11-31' }] },
      { ...whole, attempts: [{ daily: 'search', day: today, result: { found: -1, points: 0 } }] },
      { ...whole, attempts: [{ daily: 'search', day: today, practice: { found: -1, points: 0 } }] },
      { ...whole, attempts: [{ daily: 'search', day: today, result: { ...result, marks: 'find' } }] },
    ])
      expect(readAttempts(damaged), JSON.stringify(damaged)).toBe('damaged');
    expect(readAttempts({ ...whole, version: 2 })).toBe('newer');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['damaged', 'newer']).toContain(readAttempts(value));
      }),
    );
  });
});

describe('the end of a daily', () => {
  const all = ['search', 'scramble', 'find'] as const;

  it('leads to the next that is open, whichever came first, and the last to none', () => {
    expect(endOf([], 'search', today, all)).toBeUndefined();
    const grid = done(done([], '2026-11-21'), today);
    expect(endOf(grid, 'search', today, all)).toEqual({ days: 2, next: 'scramble' });
    expect(endOf(done([], today, 'scramble'), 'scramble', today, all)).toEqual({ days: 1, next: 'search' });
    const both = done(grid, today, 'scramble');
    expect(endOf(both, 'scramble', today, all)).toMatchObject({ next: 'find' });
    // Where there is no find, and where what is left was given up for practice.
    expect(endOf(both, 'scramble', today, ['search', 'scramble'])).toMatchObject({ next: undefined });
    const left = begun(begun(both, 'find', today, today), 'find', today, today);
    expect(endOf(left, 'scramble', today, all)).toMatchObject({ next: undefined });
  });
});
