import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { racedScramble, racedSearch } from '../../src/server/raced-games';
import type { RaceEntry, RaceOpened } from '../../src/server/races/race-from-log';
import { foldRace } from '../../src/server/races/race-from-log';

// Races as the release wrote them under which they lie; they are never written again.
const kept = (name: string): RaceEntry[][] =>
  JSON.parse(readFileSync(new URL(`../kept/${name}.json`, import.meta.url), 'utf8'));

const games = { search: racedSearch, scramble: racedScramble };

const folded = async (entries: RaceEntry[]) => {
  const { game, setup } = entries[0] as RaceOpened;
  return foldRace(entries, (await games[game].game(setup))!);
};

const ends = async (races: RaceEntry[][]) => {
  const all = await Promise.all(races.map(folded));
  return all.map(({ race, isOver, next }) => ({
    scores: race?.scores,
    finds: race?.finds.length,
    isOver,
    next,
  }));
};

describe('What release a13745b kept of races in Word search', () => {
  it('is run to the same end', async () => {
    expect(await ends(kept('a13745b/races'))).toEqual([
      { scores: [450, 7000], finds: 19, isOver: true, next: 'the-next-race-01' },
      { scores: [920, 0], finds: 7, isOver: true, next: 'the-next-race-01' },
    ]);
  });
});

describe('What release 58e38bd kept of races in Scramble', () => {
  it('is run to the same end', async () => {
    expect(await ends(kept('58e38bd/scramble-races'))).toEqual([
      { scores: [32, 12], finds: 14, isOver: true, next: '8pVCtWXzR3KiIJ7l' },
      { scores: [21, 5, 0], finds: 17, isOver: true, next: 'KB-tjZuvY1fid4IZ' },
    ]);
  });
});

it.each(['a13745b/races', '58e38bd/scramble-races'])(
  'a race of %s stands as far as it had come, wherever it is cut off',
  async (name) => {
    for (const entries of kept(name))
      for (let length = 1; length <= entries.length; length++)
        expect((await folded(entries.slice(0, length))).seq).toBe(length);
  },
);
