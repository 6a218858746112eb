import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Find } from '../../../../src/wordbler/rules/find-of-day';
import {
  FindOfDay,
  findOf,
  readWord,
  type WrittenWord,
  writeWord,
  writeYear,
} from '../../../../src/wordbler/rules/find-of-day';
import type { PlayedLetter } from '../../../../src/wordbler/rules/visible-state';

const across = (x: number, y: number, word: string): WrittenWord => ({ x, y, direction: 'across', word });
const down = (x: number, y: number, word: string): WrittenWord => ({ x, y, direction: 'down', word });

const letters = (x: number, y: number, word: string): PlayedLetter[] =>
  [...word].map((letter, at) => ({ x: x + at, y, letter, blank: false }));

const words = (...list: string[]) => ({ id: 'some', has: (word: string) => list.includes(word) });
const anyWord = { id: 'any', has: () => true };

const farm: Find = {
  rack: [...'ADEHNOT'],
  best: across(3, 7, 'FARMSTEAD'),
  words: [across(3, 7, 'FARMS')],
};
const task = () => FindOfDay.of(farm)!;
const tead = letters(8, 7, 'TEAD');

describe('the find of the day', () => {
  it('lays what is wanting of its answer', () => {
    expect(task().tiles).toEqual(tead);
    expect(task().word).toBe('FARMSTEAD');
  });

  it('weighs the answer as the best', () => {
    // F 4, A, R, M 3, S; T, E, A; D 2 on a letter that counts double.
    const weighed = task().weigh(tead, anyWord)!;
    expect(weighed).toMatchObject({ points: 17, behind: 0, share: 1, isBest: true });
    expect(weighed.points).toBe(task().points);
  });

  it('weighs another play by its share', () => {
    const weighed = task().weigh(letters(8, 7, 'TE'), anyWord)!;
    expect(weighed).toMatchObject({ points: 12, behind: 5, isBest: false });
    expect(weighed.share).toBeCloseTo(12 / 17);
  });

  it('gives nothing for what is no word, and is no attempt where tiles lie wrong', () => {
    expect(task().weigh(letters(8, 7, 'TE'), words('FARMSTEAD'))).toMatchObject({ points: 0, behind: 17 });
    expect(task().weigh([], anyWord)).toBeUndefined();
    expect(task().weigh(letters(0, 0, 'HOT'), anyWord)).toBeUndefined();
    expect(task().weigh([...letters(8, 7, 'T'), ...letters(10, 7, 'A')], anyWord)).toBeUndefined();
  });

  it('tells in three steps which letters, where, and the word', () => {
    const squares = [8, 9, 10, 11].map((x) => ({ x, y: 7 }));
    const lettersToLay = ['A', 'D', 'E', 'T'];
    expect(task().hint(0)).toBeUndefined();
    expect(task().hint(1)).toEqual({ letters: lettersToLay });
    expect(task().hint(2)).toEqual({ letters: lettersToLay, squares });
    expect(task().hint(3)).toEqual({ letters: lettersToLay, squares, word: 'FARMSTEAD' });
  });

  it('knows tiles of blanks, which are worth nothing', () => {
    const withBlank = FindOfDay.of({ ...farm, words: [across(3, 7, 'fARMS')] })!;
    expect(withBlank.points).toBe(task().points - 4);
  });

  it('is none where words do not agree, or the rack has not got it', () => {
    expect(FindOfDay.of({ ...farm, words: [...farm.words, down(3, 7, 'HAT')] })).toBeUndefined();
    expect(FindOfDay.of({ ...farm, rack: [...'ADEHNOS'] })).toBeUndefined();
    expect(FindOfDay.of({ ...farm, best: across(3, 7, 'FARMS') })).toBeUndefined();
  });
});

describe('a year of finds', () => {
  const written = fc
    .record({
      x: fc.nat(14),
      y: fc.nat(14),
      direction: fc.constantFrom('across' as const, 'down' as const),
      word: fc.stringMatching(/^[A-Za-z]{2,15}$/),
    })
    .filter(({ x, y, direction, word }) => (direction === 'across' ? x : y) + word.length <= 15);

  it('reads every word as it was written', () => {
    fc.assert(
      fc.property(written, (word) => {
        expect(readWord(writeWord(word), 15)).toEqual(word);
      }),
    );
  });

  it('has a line a day from its first on', () => {
    const year = writeYear('2026-12-31', [farm, { ...farm, rack: [...'ADEHNTU'] }]);
    expect(findOf(year, '2026-12-31')).toEqual(farm);
    expect(findOf(year, '2027-01-01')?.rack.join('')).toBe('ADEHNTU');
    expect(findOf(year, '2026-12-30')).toBeUndefined();
    expect(findOf(year, '2027-01-02')).toBeUndefined();
    expect(findOf(year, 'someday')).toBeUndefined();
  });

  it('has none where it cannot be read', () => {
    const year = writeYear('2026-12-31', [farm]);
    for (const broken of [
      '',
      year.slice(5),
      year.replace('ADEHNOT', 'ADEHNO'),
      year.replace(/ 8D/g, ' 99D'),
      year.slice(0, -7),
    ])
      expect(findOf(broken, '2026-12-31'), broken).toBeUndefined();
  });

  it('takes no word beyond the edge', () => {
    expect(readWord('8OHA', 15)).toBeUndefined();
    expect(readWord('O15HA', 15)).toBeUndefined();
    expect(readWord('0AHA', 15)).toBeUndefined();
    expect(readWord('14OHA', 15)).toBeUndefined();
    expect(readWord('14NHA', 15)).toEqual(across(13, 13, 'HA'));
  });
});
