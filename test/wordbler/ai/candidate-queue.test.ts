import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { CandidateQueue } from '../../../src/wordbler/ai/endgame';

describe('choices by hope', () => {
  it('come one after another, the first of those alike first, however many there are', () => {
    const dice = new Dice('hopeful');
    const candidates = new CandidateQueue();
    for (let round = 0; round < 300; round++) {
      const hopes = Array.from({ length: dice.below(400) }, () => dice.below(60) - 20);
      const inOrder = [...hopes.keys()].sort((a, b) => hopes[b]! - hopes[a]! || a - b);
      candidates.takeIn(hopes.length, (choice) => hopes[choice]!);
      const asked = dice.below(hopes.length + 1);
      expect(Array.from({ length: asked }, () => candidates.take())).toEqual(inOrder.slice(0, asked));
    }
  });
});
