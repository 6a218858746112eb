import { describe, expect, it } from 'vitest';
import { scramble, wordSearch } from '../../src/rules';
import { dateOf, dayOf } from '../../src/shared/play/day';

const day = '2026-11-21';

describe('what everyone gets on a day', () => {
  it('is known by its search, which nobody can have changed', () => {
    const setup = wordSearch.dailySetup(day, wordSearch.noFilter)!;
    expect(wordSearch.dayOfSearch(setup, wordSearch.noFilter)).toBe(day);
    const other = wordSearch.presetIds.find((id) => id !== setup.list.id)!;
    for (const changed of [
      { list: wordSearch.presetList(other) },
      { directions: setup.directions.slice(1) },
      { clock: 'standard' as const },
      { seed: 'daily-2026-02-30' },
      { seed: day },
    ])
      expect(wordSearch.dayOfSearch({ ...setup, ...changed }, wordSearch.noFilter)).toBeUndefined();
    const begunBefore = wordSearch.dailySetup(day, wordSearch.noFilter, 'authors')!;
    expect(begunBefore).toMatchObject({ clock: 'standard' });
    expect(wordSearch.dayOfSearch(begunBefore, wordSearch.noFilter)).toBe(day);
  });

  it('is known by its board', () => {
    const { side, seed, shortest } = scramble.dailySpec(day)!;
    const board = { kind: 'dice', side, seed, roll: 3 } as const;
    expect(scramble.dayOfBoard({ board, shortest })).toBe(day);
    expect(scramble.dayOfBoard({ board, shortest: 2 })).toBeUndefined();
    expect(scramble.dayOfBoard({ board: { ...board, side: side === 4 ? 5 : 4 }, shortest })).toBeUndefined();
    expect(scramble.dayOfBoard({ board: { ...board, seed: 'daily-soon' }, shortest })).toBeUndefined();
    expect(scramble.dayOfBoard({ board: { kind: 'typed', letters: 'ABCD' }, shortest })).toBeUndefined();
  });

  it('is written and read as the day where the player is', () => {
    expect(dayOf(dateOf(day))).toBe(day);
    expect(dayOf(dateOf('2024-02-29'))).toBe('2024-02-29');
  });
});
