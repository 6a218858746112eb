import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../../../src/wordbler/canvas/layout';
import { squareAt, squareCentre } from '../../../src/wordbler/canvas/places';
import { zooming } from '../../../src/wordbler/canvas/timings';
import {
  BoardZoom,
  grownAbout,
  mostZoom,
  moved,
  noZoom,
  pinched,
  shareOf,
  type Zoom,
  zoomed,
} from '../../../src/wordbler/canvas/zoom';

const phone = layout(390, 844, 15);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const scale = fc.double({ min: 1, max: mostZoom, noNaN: true });

/** What of the board lies at a share of its place. */
const under = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

function expectFilled({ scale, x, y }: Zoom) {
  expect(scale).toBeGreaterThanOrEqual(1);
  expect(scale).toBeLessThanOrEqual(mostZoom + 1e-9);
  for (const at of [x, y]) {
    expect(at).toBeLessThanOrEqual(1e-9);
    expect(at).toBeGreaterThanOrEqual(1 - scale - 1e-9);
  }
}

describe('a board that grows', () => {
  it('keeps what is under the finger there', () => {
    fc.assert(
      fc.property(point, scale, (at, to) => {
        const zoom = grownAbout(noZoom, at, to);
        expectFilled(zoom);
        expect(under(zoom, at).x).toBeCloseTo(at.x);
        expect(under(zoom, at).y).toBeCloseTo(at.y);
      }),
    );
  });

  it('fills its place however two fingers move, and never grows over its bounds', () => {
    const fingers = fc.tuple(point, point);
    fc.assert(
      fc.property(fc.array(fc.tuple(fingers, fingers), { maxLength: 8 }), (moves) => {
        let zoom = noZoom;
        for (const [before, after] of moves) zoom = pinched(zoom, before, after);
        expectFilled(zoom);
      }),
    );
  });

  it('grows by as much as the fingers part, about what is between them', () => {
    const zoom = pinched(
      noZoom,
      [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      [
        { x: 0.3, y: 0.5 },
        { x: 0.7, y: 0.5 },
      ],
    );
    expect(zoom.scale).toBeCloseTo(2);
    expect(under(zoom, { x: 0.5, y: 0.5 }).x).toBeCloseTo(0.5);
  });

  it('moves as far as there is more of it', () => {
    fc.assert(
      fc.property(point, scale, fc.double({ min: -3, max: 3, noNaN: true }), (start, to, by) => {
        const zoom = grownAbout(noZoom, start, to);
        expectFilled(moved(zoom, { x: by, y: -by }));
        expect(under(moved(zoom, { x: 3, y: -3 }), { x: 0, y: 1 })).toMatchObject({ x: 0, y: 1 });
      }),
    );
  });

  it('is touched where it is seen, and nowhere else', () => {
    fc.assert(
      fc.property(point, scale, fc.nat(14), fc.nat(14), (at, to, x, y) => {
        const { board } = zoomed(phone, grownAbout(noZoom, at, to));
        const centre = squareCentre(board, { x, y });
        const { x: across, y: down } = shareOf(phone.board, centre);
        const isSeen = across >= 0 && across < 1 && down >= 0 && down < 1;
        expect(squareAt(board, centre)).toEqual(isSeen ? { x, y } : null);
      }),
    );
  });
});

describe('the lens', () => {
  const settled = (glass: BoardZoom, ms = 1600) => {
    for (let at = 0; at < ms; at += 16) glass.tick(16);
    return glass.zoom;
  };
  const grownAt = (at: { x: number; y: number }) => {
    const glass = new BoardZoom();
    glass.follow(at);
    settled(glass);
    return glass;
  };

  it('grows about a tile that rests over the board, whose square stays the same, and goes back after it', () => {
    const glass = new BoardZoom();
    glass.follow({ x: 0.5, y: 1.2 });
    expect(settled(glass)).toEqual(noZoom);
    const there = { x: 0.3, y: 0.9 };
    glass.follow(there);
    for (let at = 0; at < 800; at += 16) {
      glass.tick(16);
      expect(under(glass.zoom, there).x).toBeCloseTo(there.x);
      expect(under(glass.zoom, there).y).toBeCloseTo(there.y);
    }
    expect(glass.zoom.scale).toBe(zooming.lifted);
    glass.follow({ x: 0.5, y: 1.2 });
    expect(settled(glass).scale).toBe(zooming.lifted);
    expect(glass.still).toBe(false);
    glass.follow(null);
    expect(settled(glass)).toEqual(noZoom);
    expect(glass.still).toBe(true);
  });

  it('keeps still under a tile that moves on, grown or not', () => {
    const glass = new BoardZoom();
    const walk = (from: number, to: number) => {
      for (let k = 0; k <= 40; k++) {
        glass.follow({ x: 0.5, y: from + ((to - from) * k) / 40 });
        glass.tick(16);
      }
      return glass.zoom;
    };
    expect(walk(1, 0.2)).toEqual(noZoom);
    settled(glass);
    const { zoom } = glass;
    expect(zoom.scale).toBe(zooming.lifted);
    expect(walk(0.2, 0.9)).toEqual(zoom);
  });

  it('stands still as soon as a tile moves on that rested, so that it comes to the square it was on its way to', () => {
    const glass = new BoardZoom();
    const rests = { x: 0.5, y: 0.5 };
    glass.follow(rests);
    settled(glass, zooming.rest + 64);
    const { zoom } = glass;
    expect(zoom.scale).toBeGreaterThan(1);
    expect(zoom.scale).toBeLessThan(zooming.lifted);
    const aim = { x: 0.2, y: 0.8 };
    const aimed = under(zoom, aim);
    for (let k = 1; k <= 8; k++) {
      glass.follow({ x: rests.x + ((aim.x - rests.x) * k) / 8, y: rests.y + ((aim.y - rests.y) * k) / 8 });
      glass.tick(16);
    }
    expect(under(glass.zoom, aim)).toEqual(aimed);
    // Where it rests again, the board grows on.
    expect(settled(glass).scale).toBe(zooming.lifted);
  });

  it('moves while a tile is held at an edge, as far as the board goes, and only then', () => {
    const glass = grownAt({ x: 0.5, y: 0.5 });
    const whole = glass.zoom;
    glass.follow({ x: 0.5, y: 0.01 });
    expect(settled(glass, zooming.holdAtEdge - 32)).toEqual(whole);
    const { x, y } = settled(glass, 400);
    expect(x).toBe(whole.x);
    expect(y).toBeGreaterThan(whole.y + 0.1);
    expect(y).toBeLessThan(0);
    expect(settled(glass, 4000).y).toBe(0);
    glass.follow({ x: 0.999, y: 0.5 });
    expect(settled(glass, 4000).x).toBeCloseTo(1 - zooming.lifted);
    // Where it is brought past, or away from the board, nothing moves.
    glass.follow({ x: 0.5, y: 0.5 });
    const moved = settled(glass);
    glass.follow({ x: 0.5, y: 1.01 });
    settled(glass, zooming.holdAtEdge - 50);
    glass.follow({ x: 0.5, y: 1.5 });
    expect(settled(glass)).toEqual(moved);
  });

  it('moves as far in the same time, however many frames it is cut into', () => {
    const cutInto = (frames: number) => {
      const glass = grownAt({ x: 0.5, y: 0.5 });
      glass.follow({ x: 0.5, y: 0.02 });
      for (let at = 0; at < frames; at++) glass.tick(600 / frames);
      return glass.zoom.y;
    };
    expect(cutInto(24)).toBeCloseTo(cutInto(60), 1);
  });

  it('grows at once, but no sooner, where little motion is wanted', () => {
    const glass = new BoardZoom();
    glass.follow({ x: 0.5, y: 0.5 });
    glass.tick(50, true);
    expect(glass.tick(zooming.rest - 50, true)).toBe(false);
    glass.tick(50, true);
    expect(glass.zoom.scale).toBe(zooming.lifted);
    glass.follow(null);
    glass.tick(16, true);
    expect(glass.zoom).toEqual(noZoom);
  });

  it('goes back to what two fingers have set', () => {
    const glass = new BoardZoom();
    glass.pinch(
      [
        { x: 0.5, y: 0.4 },
        { x: 0.5, y: 0.6 },
      ],
      [
        { x: 0.5, y: 0.3 },
        { x: 0.5, y: 0.7 },
      ],
    );
    const set = glass.zoom;
    expect(set.scale).toBeCloseTo(2);
    glass.follow({ x: 0.01, y: 0.3 });
    expect(settled(glass)).not.toEqual(set);
    glass.follow(null);
    expect(settled(glass)).toEqual(set);
    glass.reset(false);
    expect(settled(glass)).toEqual(noZoom);
  });

  it('never jumps', () => {
    const glass = new BoardZoom();
    const path = Array.from({ length: 400 }, (_, i) => ({
      x: 0.5 + 0.49 * Math.sin((i * i) / 9000),
      y: 1 - i / 400,
    }));
    for (const tile of path) {
      const before = glass.zoom;
      glass.follow(tile);
      glass.tick(16);
      expect(Math.hypot(glass.zoom.x - before.x, glass.zoom.y - before.y)).toBeLessThan(0.2);
      expectFilled(glass.zoom);
    }
  });
});
