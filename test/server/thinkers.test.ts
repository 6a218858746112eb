import { afterAll, describe, expect, it } from 'vitest';
import type { Step } from '../../src/rules';
import type { HostOptions } from '../../src/server/host';
import { Thinkers } from '../../src/server/wordbler/computers';
import { visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { long } from '../long';
import { tableWith } from '../wordbler/rules/table';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, playOn } from './table-online';

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

describe('A table', () => {
  it('has its computers think for itself: whoever opens many gets no more for each', async () => {
    const asked: string[] = [];
    const mind: HostOptions['mind'] = {
      think: async (_list, _sight, _step, room) => {
        asked.push(room);
        return { kind: 'pass' };
      },
      doubts: async () => false,
    };
    const host = await hostHere({ mind });
    const seats = [{ kind: 'person' }, { kind: 'computer', name: 'Pip', level: 'songbird' }];
    const rooms: string[] = [];
    for (let count = 0; count < 2; count++) {
      const { room, invitations } = await openRoom(host.port, aTable(2, {}, { seats }));
      const player = new Player(() => host.port, room, invitations[0]!.secret, english).connect();
      rooms.push(room);
      await expect.poll(() => player.welcome).toBeDefined();
      player.take('Ada');
      await expect
        .poll(() => {
          playOn(player);
          return asked;
        })
        .toContain(room);
      player.leave();
    }
    expect(new Set(asked)).toEqual(new Set(rooms));
    await host.stop();
  });
});
