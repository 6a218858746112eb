import { expect, it } from 'vitest';
import { bannerOf, captionSizes, drawnBag } from '../../../src/wordbler/canvas/draw-view';
import { layout } from '../../../src/wordbler/canvas/layout';
import { bagBox } from '../../../src/wordbler/canvas/paint-furniture';
import { drawnRack, squareCentre } from '../../../src/wordbler/canvas/places';
import { hopping, restAt, type Spot } from '../../../src/wordbler/canvas/tile-poses';
import { cheer } from '../../../src/wordbler/canvas/timings';
import { allOf, en } from '../../texts/spoken';

const de = await allOf('de');

it('the bag of the draw stands between the racks, over its caption, larger than at home, in every window', () => {
  for (let width = 360; width <= 2560; width += 40)
    for (let height = 360; height <= 1440; height += 40) {
      if (Math.max(width, height) < 640) continue;
      const { board, bag } = layout(width, height, 15);
      const home = Math.min(bag.w / bagBox.cloth.wide, bag.h / bagBox.cloth.high);
      for (const seats of [2, 3, 4]) {
        const at = `${width}x${height}, ${seats} seats`;
        const { x, y, unit, foot } = drawnBag(board, seats, home, 1);
        const { title, line } = captionSizes(board.cell, 1);
        expect(x, at).toBe(squareCentre(board, { x: 7, y: 7 }).x);
        expect(unit, at).toBeGreaterThan(home);
        expect(unit, at).toBeLessThanOrEqual(home * 2.2);
        expect(foot - y, at).toBeGreaterThan(1.25 * (title + 2 * line));
        for (let seat = 0; seat < seats; seat++) {
          const rack = drawnRack(board, seat, seats);
          if (rack.isLow) expect(rack.y, at).toBeGreaterThan(foot);
          else expect(y - bagBox.cloth.high * unit, at).toBeGreaterThan(rack.y + rack.h);
        }
      }
    }
});

it('the tile that starts hops, never below its place, and lies there again', () => {
  const spot: Spot = { x: 100, y: 200, side: 40, faceUp: true };
  expect(hopping(spot, 0, 60)).toMatchObject({ y: 200, height: 0 });
  expect(hopping(spot, 2 * cheer.hop, 60)).toEqual(restAt(spot));
  for (let ms = 0; ms < 2 * cheer.hop; ms += 5) {
    const { y, tall, side, height } = hopping(spot, ms, 60);
    expect(height).toBeGreaterThanOrEqual(0);
    expect(y + (tall * side) / 2).toBeLessThanOrEqual(224);
  }
});

it('what is announced takes four lines at most, on the smallest board, too', () => {
  // Letters half as wide as they are high.
  const brush = {
    font: '',
    measureText(text: string) {
      const [, high = '0'] = / ([\d.]+)px/.exec(this.font) ?? [];
      return { width: text.length * Number(high) * 0.5 };
    },
  };
  for (const { draw } of [en, de]) {
    const look = { title: draw.title, line: draw.rule } as Parameters<typeof bannerOf>[1];
    for (const cell of [7, 12, 18]) {
      const { lines, w } = bannerOf(brush as unknown as Parameters<typeof bannerOf>[0], look, cell, 1);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(w).toBeLessThan(320);
    }
  }
});
