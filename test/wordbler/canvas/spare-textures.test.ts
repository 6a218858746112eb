import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { usualShape } from '../../../src/rules';
import { sparePictures } from '../../../src/shared/canvas/texture-shelf';
import { makeReady } from '../../../src/wordbler/canvas/board-canvas';
import { bareSquares } from '../../../src/wordbler/canvas/game-picture';
import { layout } from '../../../src/wordbler/canvas/layout';
import { inDevicePixels } from '../../../src/wordbler/canvas/places';
import { tableTheme } from '../../../src/wordbler/canvas/table';
import { texturesOf } from '../../../src/wordbler/canvas/textures';

/** A brush that paints nothing. */
const brush = (canvas: object) =>
  new Proxy({ canvas } as Record<string, unknown>, {
    get: (own, name: string) => own[name] ?? (() => ({ addColorStop: () => {}, width: 10 })),
  });

beforeAll(() => {
  const createElement = () => {
    const canvas = { width: 0, height: 0, getContext: () => brush(canvas), addEventListener: () => {} };
    return canvas;
  };
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('Path2D', class {});
});
afterAll(() => void vi.unstubAllGlobals());

const signs = { '2L': '2L', '3L': '3L', '2W': '2W', '3W': '3W' };
const size = { width: 1440, height: 900, side: 15, dpr: 2, signs, inFigures: String };

function stage() {
  const kept = new Map<string, { width: number }>();
  const textures = {
    create: (key: string, canvas: { width: number }) => void kept.set(key, canvas),
    remove: (key: string) => void kept.delete(key),
  };
  const game = { textures } as unknown as Parameters<typeof texturesOf>[0];
  const lying = { squares: bareSquares(usualShape), tiles: [] };
  const places = inDevicePixels(layout(size.width, size.height, size.side, 'right'), size.dpr);
  return { game, kept, lying, texturesNow: () => texturesOf(game, places, tableTheme(size)) };
}

it('lets go of what a table is drawn with while another game is played, even halfway through painting it', () => {
  const { game, kept, lying } = stage();
  const steps = makeReady(game, { ...size, hand: 'right' }, lying);
  for (let step = 0; step < 10; step++) expect(steps.next().done).toBe(false);
  const [ground] = [...kept.values()];
  expect(ground!.width).toBe(2880);
  const other = {};
  sparePictures.clearAwayFor(other);
  expect(kept.size).toBe(0);
  expect(ground!.width).toBe(1);
  expect(steps.next().done).toBe(true);
  expect(kept.size).toBe(0);
  // Painted ahead once more, but not before the other game is gone.
  for (const _ of makeReady(game, { ...size, hand: 'right' }, lying));
  expect(kept.size).toBe(0);
  sparePictures.mayComeBackFrom(other);
  for (const _ of makeReady(game, { ...size, hand: 'right' }, lying));
  expect(kept.size).toBeGreaterThan(5);
});

it('keeps what a table is drawn with that stands', () => {
  const { kept, texturesNow } = stage();
  const textures = texturesNow();
  textures.take();
  const { key } = textures.ground;
  const other = {};
  sparePictures.clearAwayFor(other);
  expect(texturesNow()).toBe(textures);
  textures.leave();
  sparePictures.clearAwayFor(other);
  sparePictures.mayComeBackFrom(other);
  expect(texturesNow()).not.toBe(textures);
  expect(kept.has(key)).toBe(false);
});
