import { afterAll, describe, expect, it } from 'vitest';
import { sightOf } from '../../src/core/wordbler/computer';
import { Thinkers } from '../../src/server/wordbler/thinkers';
import { tableWith } from '../core/wordbler/table';

const thinkers = new Thinkers(2);
afterAll(() => thinkers.stop());

describe('Threads that think', () => {
  const sight = sightOf(tableWith({ racks: ['QUIXOTE', 'EEEEEEE'] }), 0);

  it('find moves at every level, for several tables at once', async () => {
    const steps = ['nestling', 'songbird', 'club', 'expert', 'hatchling'] as const;
    const moves = await Promise.all(steps.map((step) => thinkers.think('enable1', sight, step)));
    expect(moves.map(({ kind }) => kind)).toEqual(steps.map(() => 'play'));
  });

  it('doubt what is no word', async () => {
    expect(await thinkers.doubts('enable1', ['XQZ'], 'expert')).toBe(true);
    expect(await thinkers.doubts('enable1', ['CAT'], 'expert')).toBe(false);
  });

  it('say what they cannot do, and go on', async () => {
    await expect(thinkers.think('no list', sight, 'club')).rejects.toThrow('There is no list no list');
    expect((await thinkers.think('enable1', sight, 'club')).kind).toBe('play');
  });
});
