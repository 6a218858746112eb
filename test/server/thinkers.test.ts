import { afterAll, describe, expect, it } from 'vitest';
import type { Step } from '../../src/rules';
import { Thinkers } from '../../src/server/wordbler/computers';
import { visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { long } from '../long';
import { tableWith } from '../wordbler/rules/table';

// A thread that starts learns the words, which is dear: one serves all of these.
const thinkers = new Thinkers(1);
afterAll(() => thinkers.stop());

describe('Threads that think', () => {
  const sight = visibleStateOf(tableWith({ racks: ['QUIXOTE', 'EEEEEEE'] }), 0);

  const findMoves = async (own: Thinkers) => {
    const steps = ['nestling', 'songbird', 'club', 'expert', 'hatchling'] as const;
    const moves = await Promise.all(steps.map((step) => own.think('enable1', sight, step, 'one')));
    expect(moves.map(({ kind }) => kind)).toEqual(steps.map(() => 'play'));
  };

  it('find moves at every level, for several tables at once', () => findMoves(thinkers));

  long('find moves side by side, where there are two', async () => {
    const two = new Thinkers(2);
    await findMoves(two);
    await two.stop();
  });

  it('doubt what is no word', async () => {
    expect(await thinkers.doubts('enable1', ['XQZ'], 'expert', 'one')).toBe(true);
    expect(await thinkers.doubts('enable1', ['CAT'], 'expert', 'one')).toBe(false);
  });

  it('serve what is quick first, and everybody in turn, however many Masters one of them asks for', async () => {
    const served: string[] = [];
    const think = (step: Step, whose: string) =>
      thinkers.think('enable1', sight, step, whose).then(({ kind }) => {
        expect(kind).toBe('play');
        served.push(`${step} of ${whose}`);
      });
    const crowd = Array.from({ length: 2 }, () => think('master', 'many'));
    const others = [think('master', 'one'), think('songbird', 'one'), think('songbird', 'many')];
    await Promise.all([...crowd, ...others]);
    const masters = served.filter((own) => own.startsWith('master'));
    expect(masters).toEqual(['master of many', 'master of one', 'master of many']);
    // Beside the first Master, who is at it already.
    expect(served.slice(0, 3)).toEqual(expect.arrayContaining(['songbird of one', 'songbird of many']));
  });

  it('say what they cannot do, and go on', async () => {
    await expect(thinkers.think('no list', sight, 'club', 'one')).rejects.toThrow('There is no list no list');
    expect((await thinkers.think('enable1', sight, 'club', 'one')).kind).toBe('play');
  });
});
