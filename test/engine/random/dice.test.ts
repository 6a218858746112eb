import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { areAtHand, Dice, type DiceKind } from '../../../src/engine/random/dice';
import { bringSha256Dice } from '../../../src/engine/random/sha256-dice';
import { GameEngine, type Setup } from '../../../src/rules';
import { anyWord, begun, setupFor } from '../../wordbler/rules/table';

const kinds: (DiceKind | undefined)[] = [undefined, 'sha256'];
const throwsOf = (dice: Dice, sides: number, count: number) => Array.from({ length: count }, () => dice.below(sides));

beforeEach(bringSha256Dice);

describe.each(kinds)('Dice of the kind %s', (kind) => {
  it('throw the same for the same seed, and go on from where they stood', () => {
    const [dice, again] = [new Dice('seed', undefined, kind), new Dice('seed', undefined, kind)];
    expect(throwsOf(dice, 100, 20)).toEqual(throwsOf(again, 100, 20));
    const state = JSON.parse(JSON.stringify(dice.state()));
    expect(throwsOf(new Dice('seed', state, kind), 100, 20)).toEqual(throwsOf(dice, 100, 20));
    expect(throwsOf(new Dice('other', undefined, kind), 100, 20)).not.toEqual(throwsOf(again, 100, 20));
  });

  it('throw every number about as often', () => {
    const counts = new Array(10).fill(0);
    for (const thrown of throwsOf(new Dice('even', undefined, kind), 10, 20_000)) counts[thrown]++;
    // Chi-square of nine degrees of freedom: more than 40 happens once in a hundred thousand.
    const off = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(off).toBeLessThan(40);
  });
});

describe('Dice that nobody can foretell', () => {
  it('are SHA-256 of the number of the throw and the seed', () => {
    const dice = new Dice('été', undefined, 'sha256');
    for (let thrown = 0; thrown < 5; thrown++) {
      const hash = createHash('sha256').update(`${thrown} été`).digest();
      const fraction = Number(hash.readBigUInt64BE() >> 11n) / 2 ** 53;
      expect(dice.below(1_000_000)).toBe(Math.floor(fraction * 1_000_000));
    }
    expect(dice.state()).toEqual({ thrown: 5 });
  });

  it('deal a game of their own, which is kept with them', () => {
    const setup: Setup = { ...setupFor(2), dice: 'sha256' };
    const engine = begun(setup);
    expect(engine.state.racks).not.toEqual(begun(setupFor(2)).state.racks);
    const saved = JSON.parse(JSON.stringify(engine.save()));
    const restored = GameEngine.restore(saved, anyWord);
    expect(restored).toBeInstanceOf(GameEngine);
    expect((restored as GameEngine).state).toEqual(engine.state);
  });

  it('must be at hand: others are no dice', () => {
    expect(areAtHand(undefined)).toBe(true);
    expect(areAtHand('sha256')).toBe(true);
    for (const odd of ['alea', '', null, 7]) {
      expect(areAtHand(odd)).toBe(false);
      const setup = { ...setupFor(2), dice: odd as DiceKind };
      expect(() => new GameEngine(setup, anyWord)).toThrow('unknownDice');
    }
  });
});
