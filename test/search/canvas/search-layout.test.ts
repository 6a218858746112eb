import { describe, expect, it } from 'vitest';
import { mayZoom, type PageSpec, searchLayout } from '../../../src/search/canvas/search-layout';
import type { Box } from '../../../src/shared/canvas/box';

const sizes: [number, number][] = [];
for (const width of [360, 390, 414, 600, 700, 768, 800, 900, 1024, 1180, 1200, 1280, 1440, 1600, 1920, 2560])
  for (const height of [360, 390, 414, 560, 600, 640, 720, 768, 800, 844, 900, 1024, 1180, 1440])
    if (Math.max(width, height) >= 640 && height <= width * 2.4) sizes.push([width, height]);

// Where one shape of a page becomes another.
sizes.push([899, 1100], [900, 1100], [900, 519], [900, 520], [1299, 720], [1300, 700]);

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5;

const zooms = [
  { zoomed: false, folded: false },
  { zoomed: true, folded: false },
  { zoomed: true, folded: true },
];
const pages: Omit<PageSpec, 'zoomed' | 'folded'>[] = [
  {},
  { extent: { w: 8, h: 8 }, listed: { lines: 4, areLong: false } },
  { extent: { w: 24, h: 24 }, listed: { lines: 40, areLong: false } },
  { extent: { w: 12, h: 8 }, listed: { lines: 80, areLong: true } },
  { extent: { w: 24, h: 16 }, listed: { lines: 16, areLong: true } },
];
const wishes = pages.flatMap((page) => zooms.map((zoom): PageSpec => ({ ...page, ...zoom })));

describe.each(wishes)('the places around the letters of $extent, zoomed $zoomed, folded $folded', (wish) => {
  it('are inside every window and clear of each other', () => {
    for (const [width, height] of sizes) {
      const { ui, page, panels, kind } = searchLayout(width, height, wish);
      if (wish.zoomed && !mayZoom(kind)) continue;
      const { head, ...others } = panels;
      const around = Object.entries({ ...others, page, ...(mayZoom(kind) ? { head } : {}) }) as [string, Box][];
      for (const [name, { x, y, w, h }] of around) {
        const said = `${name} in ${width} × ${height}`;
        expect(x, said).toBeGreaterThanOrEqual(-0.5);
        expect(y, said).toBeGreaterThanOrEqual(-0.5);
        expect(x + w, said).toBeLessThanOrEqual(width / ui + 0.5);
        expect(y + h, said).toBeLessThanOrEqual(height / ui + 0.5);
        expect(Math.min(w, h), said).toBeGreaterThan(20);
      }
      const crossing = around.flatMap(([name, box], at) =>
        around
          .slice(at + 1)
          .filter(([, other]) => overlap(box, other))
          .map(([other]) => `${name} and ${other}`),
      );
      expect(crossing, `${width} × ${height}`).toEqual([]);
    }
  });
});

it.each(sizes)('in %d × %d every page shows all its letters', (width, height) => {
  for (const page of pages) {
    const { sheet, window, extent } = searchLayout(width, height, { ...page, zoomed: false, folded: false });
    expect(sheet.x).toBeGreaterThanOrEqual(window.x - 0.5);
    expect(sheet.y).toBeGreaterThanOrEqual(window.y - 0.5);
    expect(sheet.x + sheet.cell * extent.w).toBeLessThanOrEqual(window.x + window.w + 0.5);
    expect(sheet.y + sheet.cell * extent.h).toBeLessThanOrEqual(window.y + window.h + 0.5);
    expect(sheet.cell).toBeGreaterThanOrEqual(11);
  }
});

it.each(sizes)('in %d × %d the whole page shows all letters as large as there is room', (width, height) => {
  const { sheet, window, ui, kind } = searchLayout(width, height, { zoomed: false, folded: false });
  const side = sheet.cell * 18;
  expect(sheet.x).toBeGreaterThanOrEqual(window.x - 0.5);
  expect(sheet.y).toBeGreaterThanOrEqual(window.y - 0.5);
  expect(sheet.x + side).toBeLessThanOrEqual(window.x + window.w + 0.5);
  expect(sheet.y + side).toBeLessThanOrEqual(window.y + window.h + 0.5);
  expect(sheet.cell).toBeLessThanOrEqual(44);
  expect(sheet.cell * ui).toBeGreaterThanOrEqual(mayZoom(kind) ? 15.5 : 19);
});
