import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RaceEntry, RaceOpened } from '../../src/server/races/entries';
import { foldRace } from '../../src/server/races/folded-race';
import { racedSearch } from '../../src/server/search/raced-search';

// Races as the release wrote them under which they lie; they are never written again.
const kept: RaceEntry[][] = JSON.parse(
  readFileSync(new URL('../kept/a13745b/races.json', import.meta.url), 'utf8'),
);

const folded = async (entries: RaceEntry[]) => {
  const game = await racedSearch.game((entries[0] as RaceOpened).setup);
  return foldRace(entries, game!);
};

describe('What release a13745b kept of races', () => {
  it('is run to the same end', async () => {
    const races = await Promise.all(kept.map(folded));
    const ends = races.map(({ race, isOver, next }) => ({
      scores: race?.scores,
      finds: race?.finds.length,
      isOver,
      next,
    }));
    expect(ends).toEqual([
      { scores: [450, 7000], finds: 19, isOver: true, next: 'the-next-race-01' },
      { scores: [920, 0], finds: 7, isOver: true, next: 'the-next-race-01' },
    ]);
  });

  it('stands as far as it had come, wherever it is cut off', async () => {
    for (const entries of kept)
      for (let length = 1; length <= entries.length; length++)
        expect((await folded(entries.slice(0, length))).seq).toBe(length);
  });
});
