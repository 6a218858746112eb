import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { begun, setupFor } from './playing';

const { enter, mayEnter, readScoreTables, scoreEntry, tableOf } = wordSearch;

const played = (changes: Parameters<typeof setupFor>[0], score: number, more: object = {}) => ({
  setup: setupFor(changes),
  state: { ...begun().state, score, ...more },
});
const entry = (score: number, name = 'Mina') => scoreEntry(played({}, score), name, 1_795_000_000_000);

const tableWith = (...scores: number[]): wordSearch.ScoreTable =>
  scores.reduce<wordSearch.ScoreTable>((table, score) => enter(table, entry(score))?.table ?? table, []);

const scoresOf = (table: wordSearch.ScoreTable) => table.map(({ score }) => score);

const full = tableWith(...Array.from({ length: 14 }, (_, at) => 100 + at * 10));

describe('A table of high scores', () => {
  it('holds the best fourteen, best first', () => {
    expect(scoresOf(full)).toEqual(Array.from({ length: 14 }, (_, at) => 230 - at * 10));
    const { table, place } = enter(full, entry(175))!;
    expect(place).toBe(6);
    expect(scoresOf(table)).toEqual([230, 220, 210, 200, 190, 180, 175, 170, 160, 150, 140, 130, 120, 110]);
  });

  it('takes any score while it has room', () => {
    expect(mayEnter([], -50)).toBe(true);
    expect(scoresOf(tableWith(0, -50, 20))).toEqual([20, 0, -50]);
  });

  it('puts the newer of two that are equal below', () => {
    const { table, place } = enter(tableWith(50, 70, 50, 30), entry(50, 'Newer'))!;
    expect([scoresOf(table), place]).toEqual([[70, 50, 50, 50, 30], 3]);
    expect(table[3]!.name).toBe('Newer');
  });

  it('takes a score that equals the lowest of a full table, in its place', () => {
    expect(mayEnter(full, 99)).toBe(false);
    expect(enter(full, entry(99))).toBeUndefined();
    const { table, place } = enter(full, entry(100, 'Newer'))!;
    expect([table.length, place, table[13]!.name, table[13]!.score]).toEqual([14, 13, 'Newer', 100]);
    const tied = tableWith(...new Array(14).fill(60));
    expect(enter(tied, entry(60, 'Newer'))?.table.map(({ name }) => name)).toEqual([
      ...new Array(13).fill('Mina'),
      'Newer',
    ]);
  });

  it('does not change the table it is given', () => {
    const before = structuredClone(full);
    enter(full, entry(500));
    expect(full).toEqual(before);
  });

  it('says how a score came about, and reads those that do not', () => {
    const helped = played({}, 90, { cheats: ['flash', 'flash'], hinted: [3] });
    const entry = scoreEntry(helped, 'Mina', 5, { practice: true, elsewhere: true });
    expect(entry).toMatchObject({ cheats: 2, hints: 1, practice: true, elsewhere: true });
    expect(readScoreTables({ birds: [entry] })).toEqual({ birds: [entry] });
    const { cheats: _, hints: __, practice: ___, elsewhere: ____, ...former } = entry;
    expect(readScoreTables({ birds: [former] })).toEqual({ birds: [former] });
    for (const damage of [{ cheats: 0 }, { hints: -1 }, { practice: false }, { cheats: 'two' }])
      expect(readScoreTables({ birds: [{ ...entry, ...damage }] })).toBeUndefined();
  });

  it('notes name, score, when, directions and seed', () => {
    expect(scoreEntry(played({ directions: ['up', 'left'], seed: '7' }, 3060), ' Mina  M ', 5)).toEqual({
      name: 'Mina M',
      score: 3060,
      when: 5,
      directions: ['up', 'left'],
      seed: '7',
    });
  });

  it('takes in once what comes twice', () => {
    const own = entry(50);
    const { table, added } = wordSearch.join([], [own, { ...own }, { ...own, elsewhere: true }]);
    expect([table.length, added]).toEqual([1, 1]);
  });

  it('comes back from where it was kept, whole', () => {
    const tables = { space: full, 'own-1234': tableWith(5) };
    expect(readScoreTables(JSON.parse(JSON.stringify(tables)))).toEqual(tables);
    expect(readScoreTables({})).toEqual({});
    expect(tableOf(tables, 'space')).toBe(full);
    expect(tableOf(tables, 'toString')).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'x'],
    ['no table', { space: 7 }],
    ['a hole', { space: new Array(1) }],
    ['15 entries', { space: [...full, full[13]] }],
    ['another order', { space: [...full].reverse() }],
    ['no name', { space: [{ ...full[0], name: '' }] }],
    ['too long a name', { space: [{ ...full[0], name: 'x'.repeat(17) }] }],
    ['half a point', { space: [{ ...full[0], score: 0.5 }] }],
    ['a score as text', { space: [{ ...full[0], score: '900' }] }],
    ['no time', { space: [{ ...full[0], when: null }] }],
    ['a time that no calendar has', { space: [{ ...full[0], when: 8.7e15 }] }],
    ['one direction', { space: [{ ...full[0], directions: ['up'] }] }],
    ['no seed', { space: [{ ...full[0], seed: '' }] }],
    ['one bad table among good ones', { fruit: full, space: [null] }],
  ])('is not read from %s', (_, value) => {
    expect(readScoreTables(value)).toBeUndefined();
  });
});
