import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';

const { diceOf, diceSides, throwDice } = scramble;

describe('Dice', () => {
  it('are as many as the board has squares, six faces each, one of them Qu', () => {
    for (const side of diceSides) {
      const dice = diceOf('en', side);
      expect(dice).toHaveLength(side * side);
      expect(dice.every((die) => /^[A-Z]{6}$/.test(die.join('')))).toBe(true);
      expect(dice.flat().filter((face) => face === 'Q')).toHaveLength(1);
    }
  });

  it('fall alike for the same seed, and otherwise for another seed, throw or side', () => {
    const thrown = (seed: string, roll: number) => throwDice({ side: 4, seed, roll }, 'en').letters;
    expect(thrown('3009', 0)).toBe(thrown('3009', 0));
    const boards = ['a', 'b', '3009', '🌞'].flatMap((seed) => [0, 1, 2, 999].map((roll) => thrown(seed, roll)));
    expect(new Set(boards).size).toBe(16);
  });

  it.each([
    [4, '3009', 0, 'HSEHAIHLATIPLMTI'],
    [4, 'été 🌞', 17, 'NGDOZTTJLYIEOASE'],
    [5, 'a friend', 2, 'NOYATGDZEIEOTNRAPYOIHEOSU'],
    [5, 'daily-2026-11-21', 9999, 'TTCDIGTGSRDERRHIAUUSEXYOT'],
  ] as const)('fall in English as they always fell: %i, %j, %i', (side, seed, roll, letters) => {
    expect(throwDice({ side, seed, roll }, 'en').letters).toBe(letters);
  });

  it('show each die once, each face and place about equally often', () => {
    for (const side of diceSides) {
      const faces = new Map<string, number>();
      const corner = new Set<string>();
      const throws = 3000;
      for (let roll = 0; roll < throws; roll++) {
        const { letters } = throwDice({ side, seed: 'even', roll }, 'en');
        expect(letters).toHaveLength(side * side);
        corner.add(letters[0]!);
        for (const letter of letters) faces.set(letter, (faces.get(letter) ?? 0) + 1);
        if (roll < 100) expect(fitsDice(letters, diceOf('en', side))).toBe(true);
      }
      const all = diceOf('en', side).flat().join('');
      expect(corner).toEqual(new Set(all));
      for (const [letter, count] of faces) {
        const expected = (throws * (all.split(letter).length - 1)) / 6;
        expect(Math.abs(count - expected), letter).toBeLessThan(5 * Math.sqrt(expected));
      }
    }
  });

  /** Whether each die can have shown one of the letters: tries all, letter by letter. */
  function fitsDice(letters: string, dice: readonly (readonly string[])[]): boolean {
    const taken: (number | undefined)[] = dice.map(() => undefined);
    const seat = (letter: number, seen: Set<number>): boolean =>
      dice.some((die, at) => {
        if (!die.includes(letters[letter]!) || seen.has(at)) return false;
        seen.add(at);
        const other = taken[at];
        if (other !== undefined && !seat(other, seen)) return false;
        taken[at] = letter;
        return true;
      });
    return Array.from(letters).every((_, letter) => seat(letter, new Set()));
  }
});
