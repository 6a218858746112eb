import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatMs, Presence, silenceMs } from '../../src/server/presence';
import { DrivenTime } from './driven-time';

/** Processes that share a room, and hear each other until they are killed. */
function processes(count: number) {
  const time = new DrivenTime();
  const alive = new Set<number>();
  const seen: string[][] = Array.from({ length: count }, () => []);
  let said = 0;
  const all = Array.from({ length: count }, (_, own) => {
    alive.add(own);
    const say = (text: string) => {
      if (!alive.has(own)) return;
      said++;
      for (const other of alive) all[other]!.hear(JSON.parse(text));
    };
    return new Presence(time, say, () => seen[own]!.push(all[own]!.seats.join()));
  });
  return { time, all, seen, kill: (own: number) => alive.delete(own), said: () => said };
}

describe('who is here, in several processes', () => {
  it('is known in each of them', () => {
    const { all, seen } = processes(2);
    all[0]!.here([0]);
    all[1]!.here([1]);
    expect(all.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    all[0]!.here([]);
    expect(all[1]!.seats).toEqual([1]);
    expect(seen[1]).toEqual(['0', '0,1', '1'].slice(seen[1]![0] === '0' ? 0 : 1));
  });

  it('is no longer known of one that was killed, within a minute and a beat', () => {
    const { time, all, kill, seen } = processes(2);
    all[0]!.here([0]);
    all[1]!.here([1]);
    time.pass(10 * beatMs);
    expect(all[0]!.seats).toEqual([0, 1]);
    kill(1);
    time.pass(silenceMs - beatMs);
    expect(all[0]!.seats).toEqual([0, 1]);
    time.pass(2 * beatMs);
    expect(all[0]!.seats).toEqual([0]);
    expect(seen[0]!.at(-1)).toBe('0');
  });

  it('costs a process that is alone no word and no timer', () => {
    const { time, all, said } = processes(1);
    all[0]!.here([0]);
    const before = said();
    time.pass(100 * beatMs);
    expect(said()).toBe(before);
  });

  it('is the same everywhere in the end, whoever came, went or was killed', () => {
    const deed = fc.record({ own: fc.nat(2), seats: fc.subarray([0, 1, 2, 3]), isKill: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const { time, all, kill } = processes(3);
        const here = new Map<number, number[]>();
        const dead = new Set<number>();
        for (const { own, seats, isKill } of deeds) {
          time.pass(beatMs / 3);
          if (isKill === 0) {
            kill(own);
            dead.add(own);
            here.delete(own);
          } else if (!dead.has(own)) {
            all[own]!.here(seats);
            here.set(own, seats);
          }
        }
        time.pass(silenceMs + 2 * beatMs);
        const known = [...new Set([...here.values()].flat())].sort();
        for (const [own, { seats }] of all.entries())
          if (!dead.has(own) && here.has(own)) expect(seats).toEqual(known);
      }),
      { numRuns: 200 },
    );
  });
});
