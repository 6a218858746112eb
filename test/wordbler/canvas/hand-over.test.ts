import { expect, it } from 'vitest';
import { restAt, type Spot, slidOut, turnedUp } from '../../../src/wordbler/canvas/tile-poses';
import { handOver, turnOver } from '../../../src/wordbler/canvas/timings';

const rack: Spot = { x: 500, y: 840, side: 74, faceUp: true };
const times = Array.from({ length: 400 }, (_, ms) => ms);

it('an old tile slides out along the rack, from where it lay until it is no more seen', () => {
  expect(slidOut(rack, 0, 74, false)).toEqual(restAt(rack));
  for (const vertical of [false, true]) {
    const end = slidOut(rack, handOver.out, 74, vertical);
    expect(end.alpha).toBe(0);
    expect([end.x === rack.x, end.y === rack.y]).toEqual([vertical, !vertical]);
  }
});

it('a new tile shows no face before it turns over, and lies exactly on its place', () => {
  for (const ms of times.slice(0, handOver.appear)) expect(turnedUp(rack, ms, 74).face).toBe(0);
  expect(turnedUp(rack, handOver.appear + turnOver.ms + turnOver.settle, 74)).toEqual(restAt(rack));
  for (const ms of times) expect(turnedUp({ ...rack, faceUp: false }, ms, 74).face).toBe(0);
});
