import { beforeEach, describe, expect, it } from 'vitest';
import { type Here, msTrusted, Presence } from '../../src/server/presence';
import { DrivenTime } from './driven-time';

const nobody: Here = { seats: [], watching: 0 };
const here = (...seats: number[]): Here => ({ seats, watching: 0 });

describe('Who is in a room of several processes', () => {
  let time: DrivenTime;
  let said: string[];
  let alive: Presence[];
  let wire: string[];

  /** One process more, on the same wire. */
  const process = () => {
    const own = new Presence(
      time,
      (text) => wire.push(text),
      () => said.push('changed'),
    );
    alive.push(own);
    return own;
  };
  /** All that is on its way arrives, and what it brings about. */
  const arrive = () => {
    for (let left = 100; wire.length > 0; left--) {
      expect(left).toBeGreaterThan(0);
      const text = wire.shift()!;
      for (const one of alive) one.hear(JSON.parse(text));
    }
  };
  const pass = (ms: number) => {
    for (let at = 0; at < ms; at += 1000) {
      time.pass(1000);
      arrive();
    }
  };
  const kill = (one: Presence) => {
    one.stop();
    alive = alive.filter((other) => other !== one);
  };

  beforeEach(() => {
    time = new DrivenTime();
    [said, alive, wire] = [[], [], []];
  });

  it('is known everywhere, to those as well that come later', () => {
    const one = process();
    one.here({ seats: [0], watching: 1 });
    arrive();
    const other = process();
    other.here({ seats: [2], watching: 2 });
    arrive();
    for (const own of [one, other]) expect(own.now).toEqual({ seats: [0, 2], watching: 3 });
  });

  it('is believed as long as a process lives, however long, and not much longer', () => {
    const [one, other] = [process(), process()];
    one.here({ seats: [0], watching: 1 });
    other.here(here(1));
    arrive();
    pass(10 * msTrusted);
    expect(other.now).toEqual({ seats: [0, 1], watching: 1 });
    kill(one);
    said = [];
    pass(1.5 * msTrusted);
    expect(other.now).toEqual(here(1));
    expect(said).toEqual(['changed']);
  });

  it('is said once where there is one process, and no more where all but one have nobody', () => {
    const [one, other] = [process(), process()];
    one.here(here(0));
    expect(wire).toHaveLength(1);
    other.here(here(1));
    arrive();
    other.here(nobody);
    arrive();
    expect(one.now).toEqual(here(0));
    pass(2 * msTrusted);
    time.pass(2 * msTrusted);
    expect(wire).toEqual([]);
  });

  it('is nobody where all have left, and nothing more is said of it', () => {
    const [one, other] = [process(), process()];
    one.here(here(0));
    other.here(here(0));
    arrive();
    one.here(nobody);
    other.here(nobody);
    arrive();
    expect([one.now, other.now]).toEqual([nobody, nobody]);
    time.pass(10 * msTrusted);
    expect(wire).toEqual([]);
  });

  it('is told at once, and all together where many come: each of them hears of each other', () => {
    const one = process();
    for (let watching = 1; watching <= 240; watching++) one.here({ seats: [0], watching });
    expect([said.length, wire.length]).toEqual([10, 10]);
    time.pass(1000);
    expect([said.length, wire.length]).toEqual([11, 11]);
    expect(JSON.parse(wire[10]!)).toMatchObject({ here: [0], watching: 240 });
    time.pass(10_000);
    expect(said).toHaveLength(11);
  });

  it('is told to the others even by a process that ends in between', () => {
    const [one, other] = [process(), process()];
    for (let watching = 1; watching <= 20; watching++) one.here({ seats: [0], watching });
    one.here(nobody);
    kill(one);
    arrive();
    expect(other.now).toEqual(nobody);
  });

  it('is understood from a process of before, which told of no one who looks on', () => {
    const one = process();
    one.hear({ from: 'elsewhere', here: [3] });
    expect(one.now).toEqual(here(3));
  });
});
