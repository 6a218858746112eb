import { describe, expect, it } from 'vitest';
import { type EvenStep, evenSteps } from '../../../src/rules';
import type { Manner, Thought } from '../../../src/wordbler/ai/knowledge';
import { easyManners, think, thinkAsClub, thinkAsExpert } from '../../../src/wordbler/ai/levels';
import { often } from '../../long';
import { answerOf, gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

const manners: Record<EvenStep, Manner> = {
  ...easyManners,
  club: thinkAsClub,
  expert: thinkAsExpert,
};

describe('A seat thinks', () => {
  const { turns } = gameAmong(['songbird', 'club', 'fledgling'], 'classic', 'thinker');
  const sights = turns.slice(6, often(16, 30)).map(({ sight }) => sight);
  const movesBy = (thinks: (sight: (typeof sights)[number]) => Thought) =>
    JSON.stringify(sights.map((sight) => answerOf(thinks(sight))));

  it('in a manner of its own at each step', () => {
    const moves = evenSteps.map((step) => movesBy((sight) => manners[step](knowledge, sight)));
    expect(new Set(moves).size).toBe(evenSteps.length);
    for (const [at, step] of evenSteps.entries())
      expect(
        movesBy((sight) => think(knowledge, sight, step)),
        step,
      ).toBe(moves[at]);
  });

  it.each(Object.keys(easyManners) as (keyof typeof easyManners)[])(
    'as %s, and whoever it is interrupted by has a play of it, where it would lay one in the end',
    (step) => {
      const laid = sights.filter((sight) => answerOf(think(knowledge, sight, step)).kind === 'play');
      expect(laid.length).toBeGreaterThan(often(5, 15));
      for (const sight of laid) for (const move of think(knowledge, sight, step)) expect(move.kind).toBe('play');
    },
  );
});
