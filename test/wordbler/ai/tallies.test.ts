import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { Tallies } from '../../../src/wordbler/ai/looking-ahead';

/** Throws choices, each worth so much and the luck of the throw, and some luck of its own. */
function thrown(worths: readonly number[], rounds: number, ownLuck: number): Tallies {
  const dice = new Dice(`tallies ${worths.join(' ')} ${rounds}`);
  const tallies = new Tallies(worths.length);
  for (let round = 0; round < rounds; round++) {
    const luck = dice.below(101) - 50;
    for (const choice of tallies.left)
      tallies.add(choice, worths[choice]! + luck + dice.below(2 * ownLuck + 1) - ownLuck);
    tallies.endRound();
  }
  return tallies;
}

describe('what choices come to in many throws', () => {
  it('is summed up throw for throw, however many there are', () => {
    const tallies = new Tallies(2);
    for (let round = 0; round < 200; round++) {
      tallies.add(0, round);
      tallies.add(1, round + (round % 2));
      tallies.endRound();
    }
    expect(tallies.rounds).toBe(200);
    expect(tallies.mean(0)).toBe(99.5);
    expect(tallies.mean(1)).toBe(100);
    expect(tallies.best).toBe(1);
  });

  it('drops those that can no longer win, and hardly ever the best one', () => {
    let wrong = 0;
    for (let at = 0; at < 60; at++) {
      const worths = [20, 19, 10, 0, -20].map((worth) => worth + at / 100);
      const { left, best } = thrown(worths, 160, 20);
      expect(left).not.toContain(4);
      expect(left).toContain(best);
      if (!left.includes(0)) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(3);
  });

  it('keeps what is as good as the best', () => {
    expect(thrown([5, 5], 200, 0).left).toEqual([0, 1]);
  });

  it('leaves one where all others are behind in every throw', () => {
    expect(thrown([5, 4, 3], 24, 0).left).toEqual([0]);
  });

  it('go on, where many are tried, for the best of them and for the one that is asked about', () => {
    const tallies = new Tallies(20, 19, { after: 8, most: 3 });
    for (let round = 0; round < 9; round++) {
      expect(tallies.left).toHaveLength(round < 8 ? 20 : 4);
      for (const choice of tallies.left) tallies.add(choice, 100 - ((choice * 7) % 20) + round);
      tallies.endRound();
    }
    expect(tallies.left).toEqual([0, 3, 6, 19]);
  });
});
