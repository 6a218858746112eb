import { describe, expect, it } from 'vitest';
import { playWholeGames } from '../load/whole-games';
import { hasNats } from './nats-server';

describe('Eighty games over three processes on NATS, twenty-four at once', () => {
  it('all end, with each entry once and the same for everybody, and nothing hidden is told', async () => {
    expect(hasNats()).toBe(true);
    const plan = { games: 80, atOnce: 24, servers: 1 };
    expect(await playWholeGames(plan)).toMatchObject({
      ended: 80,
      frozen: [],
      doubled: [],
      differing: [],
      leaked: [],
    });
  });
});
