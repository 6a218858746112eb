import { describe, expect, it } from 'vitest';
import { carry, easeOut, hump, ringOut, share, toss, towards } from '../../../src/shared/canvas/motion';
import { bagAtRest, openBag, openBagMs, shakeMs, shakenBag } from '../../../src/wordbler/canvas/bag-view';
import { dropPose, HeldTile, landed, planFlight, restAt, type Spot } from '../../../src/wordbler/canvas/tile-poses';
import { flights, held, shakes } from '../../../src/wordbler/canvas/timings';

const bag: Spot = { x: 70, y: 700, side: 25, faceUp: false };
const rack: Spot = { x: 500, y: 840, side: 74, faceUp: true };
const square: Spot = { x: 812, y: 300, side: 49, faceUp: true };

describe('easing', () => {
  it.each(Object.entries({ toss, carry, easeOut }))('%s goes from 0 to 1 and never back', (_, ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
    for (let k = 0; k < 1; k += 0.01) expect(ease(k + 0.01)).toBeGreaterThan(ease(k));
  });

  it('returns to where it was after a hump and when a blow has rung out', () => {
    expect([hump(0), hump(1), ringOut(1)].map((k) => Math.abs(Math.round(k * 1e9)))).toEqual([0, 0, 0]);
    expect(ringOut(0)).toBe(1);
  });

  it('takes no time for granted', () => {
    expect(share(5, 0)).toBe(1);
    expect(share(-5, 10)).toBe(0);
    expect(share(50, 10)).toBe(1);
    expect(1 - (1 - towards(10, 38)) ** 3).toBeCloseTo(towards(30, 38));
  });
});

describe('flight', () => {
  it.each(Object.entries(flights))('%s begins where the tile lay and lands exactly on its place', (_, style) => {
    for (const [from, to] of [
      [bag, rack],
      [rack, square],
      [square, rack],
      [rack, bag],
      [square, { ...square, y: 800 }],
    ]) {
      const { ms, landsAt, poseAt } = planFlight(from!, to!, style, 74, 1);
      expect(poseAt(0)).toMatchObject({
        x: from!.x,
        y: from!.y,
        side: from!.side,
        face: from!.faceUp ? 1 : 0,
      });
      expect(poseAt(0).height).toBeCloseTo(0);
      expect(poseAt(landsAt)).toMatchObject({ x: to!.x, side: to!.side, turn: 0, height: 0 });
      expect(poseAt(ms)).toEqual(restAt(to!));
      expect(landsAt).toBeGreaterThanOrEqual(style.least);
      expect(landsAt).toBeLessThanOrEqual(style.most);
    }
  });

  it('never jumps', () => {
    for (const style of Object.values(flights)) {
      const { ms, poseAt } = planFlight(bag, square, style, 74, -1);
      for (let at = 0; at < ms; at += 5) {
        const [a, b] = [poseAt(at), poseAt(at + 5)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(40);
      }
    }
  });

  it('keeps its foot on the ground while it rings out', () => {
    for (let ms = 0; ms <= 140; ms += 5) {
      const pose = landed(rack, ms, flights.deal);
      expect(pose.y + (pose.tall * pose.side) / 2).toBeCloseTo(rack.y + rack.side / 2);
    }
  });
});

describe('the bag', () => {
  it.each(Object.entries(shakes))(
    'stands still before and after a %s shake, never sinks and never flies off',
    (_, shake) => {
      for (const ms of [0, shakeMs(shake)])
        for (const [part, value] of Object.entries(shakenBag(ms, shake)))
          expect(Math.abs(value), part).toBeLessThan(1e-9);
      for (let ms = 0; ms < shakeMs(shake); ms++) {
        const { rise } = shakenBag(ms, shake);
        expect(rise).toBeGreaterThan(-0.02);
        expect(rise).toBeLessThan(0.12);
      }
    },
  );

  it('is shaken briefly for a refill, long for the deal', () => {
    expect([shakeMs(shakes.short), shakeMs(shakes.long)]).toEqual([300, 800]);
  });

  it('is closed before the first tile and after the last', () => {
    for (const first of [0, 300]) {
      expect(openBag(openBagMs(72, 7, first), 72, 7, first).mouth).toBeCloseTo(bagAtRest.mouth);
      expect(openBag(first + 60, 72, 7, first).mouth).toBeGreaterThan(0.1);
    }
    expect(openBag(0, 72, 7, 300).mouth).toBe(0);
  });
});

describe('a held tile', () => {
  const there = { x: 812, y: 300 };
  const by = (way: number) => ({ x: rack.x + way, y: rack.y });

  it('has its middle at the hand, upright, at the size of what lies below', () => {
    const tile = new HeldTile(rack, 74, rack);
    tile.follow(there);
    for (let i = 0; i < 40; i++) tile.step(16, 49);
    expect(tile.pose()).toMatchObject(there);
    expect(tile.pose().side).toBeCloseTo(49 * (1 + held.grow), 0);
    expect(tile.pose().turn).toBeCloseTo(0, 2);
    expect(tile.isStill).toBe(true);
  });

  it('comes to the hand from where it lay, within a moment or the width of a tile, and never lags again', () => {
    const grip = { x: rack.x + 20, y: rack.y - 60 };
    const waiting = new HeldTile(rack, 74, grip);
    expect(waiting.middle).toMatchObject({ x: rack.x, y: rack.y });
    for (let ms = 0; ms < held.lift; ms += 10) {
      const before = waiting.middle;
      waiting.step(10, 74);
      expect(Math.hypot(waiting.middle.x - before.x, waiting.middle.y - before.y)).toBeLessThan(20);
    }
    expect(waiting.middle).toEqual(grip);
    const carried = new HeldTile(rack, 74, grip);
    for (const way of [20, 80, 300, 40]) carried.follow({ x: grip.x + way, y: grip.y });
    expect(carried.middle).toEqual({ x: grip.x + 40, y: grip.y });
  });

  it('leans into the movement, but not too far', () => {
    const tile = new HeldTile(rack, 74, rack);
    for (let i = 1; i < 60; i++) {
      tile.follow(by(60 * i));
      tile.step(16, 74);
    }
    expect(tile.pose().turn).toBeGreaterThan(0.1);
    expect(tile.pose().turn).toBeLessThan(0.2);
  });

  it('is set down from the hand exactly on its place', () => {
    const tile = new HeldTile(rack, 74, rack);
    tile.follow({ x: 700, y: 400 });
    tile.step(80, 49);
    expect(dropPose(tile.pose(), square, 0)).toMatchObject({ x: tile.pose().x, y: tile.pose().y });
    expect(dropPose(tile.pose(), square, held.drop)).toEqual(restAt(square));
  });
});
