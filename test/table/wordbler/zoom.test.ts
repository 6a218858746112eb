import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../../../src/table/wordbler/layout';
import { Lens } from '../../../src/table/wordbler/lens';
import { squareAt, squareCentre } from '../../../src/table/wordbler/places';
import { lens } from '../../../src/table/wordbler/timings';
import {
  followed,
  grownAbout,
  mostZoom,
  noZoom,
  pinched,
  shareOf,
  type Zoom,
  zoomed,
} from '../../../src/table/wordbler/zoom';

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

  it('shows its own edge at every edge, so that a finger reaches all squares', () => {
    fc.assert(
      fc.property(point, scale, share, (start, to, along) => {
        const zoom = grownAbout(noZoom, start, to);
        expect(under(followed(zoom, { x: 0, y: along }), { x: 0, y: along }).x).toBeCloseTo(0);
        expect(under(followed(zoom, { x: 1, y: along }), { x: 1, y: along }).x).toBeCloseTo(1);
        expectFilled(followed(zoom, { x: along, y: 1 }));
      }),
    );
  });

  it('keeps still while the finger is at the middle', () => {
    const zoom = grownAbout(noZoom, { x: 0.2, y: 0.9 }, 1.6);
    expect(followed(zoom, { x: 0.5, y: 0.5 })).toEqual(zoom);
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
  const settled = (glass: Lens) => {
    for (let frame = 0; frame < 100; frame++) glass.tick(16);
    return glass.zoom;
  };

  it('grows under a finger with a tile once that is over the board, and goes back after it', () => {
    const glass = new Lens();
    glass.follow({ x: 0.5, y: 1.2 });
    expect(settled(glass)).toEqual(noZoom);
    glass.follow({ x: 0.5, y: 0.9 });
    expect(settled(glass).scale).toBe(lens.lifted);
    glass.follow({ x: 0.5, y: 1.2 });
    expect(settled(glass).scale).toBe(lens.lifted);
    glass.follow(null);
    expect(settled(glass)).toEqual(noZoom);
    expect(glass.still).toBe(true);
  });

  it('goes back to what two fingers have set', () => {
    const glass = new Lens();
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
    glass.follow({ x: 0.1, y: 0.1 });
    expect(settled(glass)).not.toEqual(set);
    glass.follow(null);
    expect(settled(glass)).toEqual(set);
    glass.reset(false);
    expect(settled(glass)).toEqual(noZoom);
  });

  it('never jumps', () => {
    const glass = new Lens();
    const path = Array.from({ length: 200 }, (_, i) => ({
      x: 0.5 + 0.45 * Math.sin(i / 20),
      y: 1 - i / 200,
    }));
    for (const hand of path) {
      const before = glass.zoom;
      glass.follow(hand);
      glass.tick(16);
      expect(Math.hypot(glass.zoom.x - before.x, glass.zoom.y - before.y)).toBeLessThan(0.2);
      expectFilled(glass.zoom);
    }
  });
});
