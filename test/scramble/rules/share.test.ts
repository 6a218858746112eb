import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/engine/alphabet/digraphs';
import { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { anySetup, newGame, setupFor } from './playing';

const { boardFrom, dailySpec, readShared, setupFault, shareText } = scramble;

describe('A shared board', () => {
  it('is short, and needs no escaping in an address', () => {
    const board = { kind: 'dice', side: 4, seed: '3009', roll: 2 } as const;
    expect(shareText(setupFor({ board }))).toMatch(/^1\.d~4~2~3009\.3\.180\.count\.[\da-f]{8}$/);
    const typed = { kind: 'typed', letters: 'QITE' } as const;
    expect(shareText(setupFor({ board: typed, seconds: null, strikeShared: true, shortest: 5 }))).toMatch(
      /^1\.t~QITE\.5\.off\.strike\.[\da-f]{8}$/,
    );
  });

  it('is in English what it always was, and names any other language', () => {
    const board = { kind: 'dice', side: 5, seed: 'a b', roll: 2 } as const;
    const rules = { shortest: 4, seconds: 60, strikeShared: true };
    expect(shareText({ board, words: 'enable1', ...rules })).toBe('1.d~5~2~a%20b.4.60.strike.e8899deb');
    expect(readShared('1.t~QITE.3.off.count.8f92805e')).toMatchObject({ words: 'enable1' });
    for (const [words, letters] of [
      ['es1', `${unitOf('CH')}${unitOf('LL')}ÑA`],
      ['ru1', 'ЁЖИК'],
      ['tr1', 'İIĞŞ'],
      ['es1', undefined],
    ] as const) {
      const shared = { board: letters ? ({ kind: 'typed', letters } as const) : board, words, ...rules };
      const text = shareText(shared);
      expect(text).toMatch(/^2\.(es|ru|tr)\.[\w.~%-]+$/);
      expect(readShared(text)).toEqual(shared);
      expect(readShared(text.replace(/^2\.../, '2.fr'))).toBe('damaged');
    }
  });

  it('gives a friend the same board, to be played by the same rules', () => {
    const dice = new Dice('shared');
    for (let round = 0; round < 300; round++) {
      const setup = anySetup(dice, ['7', 'a b.c', '🌞', '100%', 'a~b', `${dice.below(10 ** 9)}`][round % 6]!);
      const text = shareText(setup);
      expect(new URL(`https://example.org/play#s=${text}`).hash).toBe(`#s=${text}`);
      expect(text).toMatch(/^[\w.~%-]+$/);
      const read = readShared(text);
      const { board, words, shortest, seconds, strikeShared } = setup;
      expect(read).toEqual({ board, words, shortest, seconds, strikeShared });
      const theirs = setupFor({ ...(read as scramble.SharedBoard) });
      expect(setupFault(theirs)).toBeUndefined();
      expect(newGame(theirs).board).toEqual(boardFrom(board, 'en'));
    }
  });

  it('is refused when any one sign of it is wrong', () => {
    const dice = { kind: 'dice', side: 5, seed: 'a b', roll: 12 } as const;
    for (const text of [shareText(setupFor()), shareText(setupFor({ board: dice, seconds: null }))]) {
      for (let at = 0; at < text.length; at++) {
        expect(['notShared', 'otherVersion', 'damaged']).toContain(readShared(text.slice(0, at)));
        for (const sign of ['x', '0', '4', '.', '~', '%', 'Z', '']) {
          const changed = text.slice(0, at) + sign + text.slice(at + 1);
          if (changed !== text) expect(typeof readShared(changed), changed).toBe('string');
        }
      }
    }
  });

  it.each([
    ['', 'notShared'],
    ['hello', 'notShared'],
    ['1', 'notShared'],
    ['3.d~4~0~7.3.180.count.00000000', 'otherVersion'],
    ['2.d~4~0~7.3.180.count.00000000', 'damaged'],
    ['2.xx.d~4~0~7.3.180.count.00000000', 'damaged'],
    ['1.d~4~0~7.3.180.count.00000000', 'damaged'],
    ['1.d~4~0~%.3.180.count.00000000', 'damaged'],
    ['1.t~ABC.3.180.count.00000000', 'damaged'],
    ['1.....', 'damaged'],
  ])('%j: %s', (text, fault) => {
    expect(readShared(text)).toBe(fault);
  });
});

describe('The board of a day', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));

  it('is the same for everyone, another every day, and larger at weekends', () => {
    const seeds = new Set<string>();
    for (const day of days) {
      const date = day.toISOString().slice(0, 10);
      const wish = dailySpec(date)!;
      expect(dailySpec(date)).toEqual(wish);
      expect(wish.side, date).toBe([0, 6].includes(day.getUTCDay()) ? 5 : 4);
      seeds.add(wish.seed);
    }
    expect(seeds.size).toBe(366);
  });

  it.each(['', '2026-2-1', '2026-02-29', '2026-13-01', 'today'])('does not exist on %j', (date) => {
    expect(dailySpec(date)).toBeUndefined();
  });

  it.each([
    ['0000-01-01', 5],
    ['0000-03-01', 4],
    ['9999-12-31', 4],
  ])('exists on %s', (date, side) => {
    expect(dailySpec(date)?.side).toBe(side);
  });
});
