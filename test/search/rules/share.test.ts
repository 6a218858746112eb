import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { begun, setupFor } from './playing';
import { chanceWords, family, twoOrMore } from './words';

const { clocks, dailySetup, ownList, presetIds, presetList, readShared, shareText } = wordSearch;

describe('A shared seed', () => {
  it('is short, and needs no escaping in an address', () => {
    expect(shareText(setupFor({ seed: '4021' }))).toMatch(/^1\.p~gardenBirds\.ff\.standard\.4021\.[\da-f]{8}$/);
  });

  it('gives a friend the same grid, of presets and own lists', () => {
    const dice = new Dice('shared');
    for (let round = 0; round < 200; round++) {
      const words = chanceWords(14, [3, 5, 10], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice);
      const names = ['Our travels', 'a.b~c-d_e*(!)', 'Été 🌞%41', "Mina's", '<b>&#x?/+'];
      const list = round % 2 ? presetList(presetIds[round % 24]!) : ownList({ name: names[round % 5]!, words });
      const clock = clocks[round % 3]!;
      const seed = ['7', 'a b.c', '🌞', '100%', `${dice.below(10 ** 9)}`][round % 5]!;
      const setup = setupFor({ list, clock, seed, directions: wordSearch.inOrder(twoOrMore(dice)) });
      const text = shareText(setup);
      expect(new URL(`https://example.org/play#s=${text}`).hash).toBe(`#s=${text}`);
      expect(text).toMatch(/^[\w.~%-]+$/);
      const read = readShared(text, family);
      expect(read).toEqual(setup);
      if (round % 20 < 2) expect(begun(read as wordSearch.Setup).state).toEqual(begun(setup).state);
    }
  });

  it('is refused when any one sign of it is wrong', () => {
    const own = ownList({ name: 'Our travels', words: wordSearch.presetWords('harbour') });
    for (const text of [shareText(setupFor()), shareText(setupFor({ list: own, seed: 'a b' }))]) {
      for (let at = 0; at < text.length; at++) {
        expect(['notShared', 'otherVersion', 'damaged']).toContain(readShared(text.slice(0, at), family));
        for (const sign of ['x', '0', '.', '~', '%', 'Z']) {
          const changed = text.slice(0, at) + sign + text.slice(at + 1);
          if (changed !== text) expect(typeof readShared(changed, family), changed).toBe('string');
        }
      }
    }
  });

  it.each([
    ['', 'notShared'],
    ['hello', 'notShared'],
    ['1', 'notShared'],
    ['9.p~space.ff.standard.7.00000000', 'otherVersion'],
    ['3.p~space.ff.standard.7.00000000', 'damaged'],
    ['3.xx.p~xx-space.ff.standard.7.00000000', 'otherVersion'],
    ['3.fr.p~fr-space.ff.standard.7.00000000', 'damaged'],
    ['1.p~space.ff.standard.7.00000000', 'damaged'],
    ['1.p~toString.ff.standard.7.00000000', 'damaged'],
    ['1.o~%.ff.standard.7.00000000', 'damaged'],
    ['1.....', 'damaged'],
  ])('%j: %s', (text, fault) => {
    expect(readShared(text, family)).toBe(fault);
  });
});

describe('The search of a day', () => {
  const daysOf = (year: number) =>
    Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10));

  it('is the same for everyone, and another every day', () => {
    const days = [...daysOf(2026), ...daysOf(2028)];
    const seeds = new Set(days.map((day) => dailySetup(day, family)?.seed));
    expect(seeds.size).toBe(new Set(days).size);
    const setup = dailySetup('2026-11-21', family)!;
    expect(dailySetup('2026-11-21', family)).toEqual(setup);
    expect(setup).toMatchObject({ rules: 'casual', clock: 'off', directions: [...wordSearch.directions] });
    expect(begun(setup).state.laid).toHaveLength(14);
  });

  it('has every category once before one comes again', () => {
    const ids = daysOf(2027)
      .concat(daysOf(2028))
      .filter((day, at, all) => all.indexOf(day) === at);
    const lists = ids.map((day) => dailySetup(day, family)!.list.id);
    const rounds = new Map<number, string[]>();
    // The first round in the span has begun before it; where one ends, all categories of the next stand in a row.
    const count = presetIds.length;
    const first = [...Array(count).keys()].find(
      (start) =>
        new Set(lists.slice(start, start + count)).size === count &&
        new Set(lists.slice(start + count, start + 2 * count)).size === count,
    );
    expect(first).toBeDefined();
    for (let start = first!; start + count <= lists.length; start += count) {
      rounds.set(start, lists.slice(start, start + count));
      expect(new Set(rounds.get(start)).size, ids[start]).toBe(count);
    }
    expect(new Set([...rounds.values()].map(String)).size).toBe(rounds.size);
  });

  it.each([
    '',
    '2026-2-1',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '2026-01-32',
    ' 2026-01-01',
    '2026-01-01T00:00',
  ])('does not exist on %j', (date) => {
    expect(dailySetup(date, family)).toBeUndefined();
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('exists on %s', (date) => {
    expect(dailySetup(date, family)?.seed).toBe(`daily-${date}`);
  });
});
