import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/shared/canvas/box';
import { kindOf, layout } from '../../../src/wordbler/canvas/layout';
import type { Layout } from '../../../src/wordbler/canvas/places';
import { boxOfBoard } from '../../../src/wordbler/canvas/places';
import { hasFewButtons } from '../../../src/wordbler/play/shown-table';

const usual = {
  '2560x1440': 'wide',
  '1920x1080': 'wide',
  '1440x900': 'wide',
  '1366x768': 'wide',
  '1280x720': 'wide',
  '1280x1024': 'narrow',
  '1024x768': 'narrow',
  '800x600': 'narrow',
  '768x1024': 'tablet',
  '820x1180': 'tablet',
  '1440x2560': 'tablet',
  '430x932': 'phone',
  '412x915': 'phone',
  '390x844': 'phone',
  '390x664': 'phone',
  '375x667': 'phone',
  '360x640': 'phone',
  '360x616': 'phone',
  '932x430': 'low',
  '844x390': 'low',
  '667x375': 'low',
  '640x400': 'low',
  '640x360': 'low',
} as const;

const sizes: [number, number][] = [];
for (let long = 640; long <= 2560; long += 40)
  for (let short = 360; short <= Math.min(long, 1440); short += 40) sizes.push([long, short], [short, long]);

const short = ({ width, height }: Layout) => Math.min(width, height);
const boxes = ({ board, rack, bag, panels }: Layout): [string, Box][] => [
  ['board', boxOfBoard(board)],
  ['rack', rack],
  ['bag', bag],
  ...Object.entries(panels),
];

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe('layout', () => {
  it.each(Object.entries(usual))('%s is %s, with a board of 84 % of the short side at least', (size, kind) => {
    const [width, height] = size.split('x').map(Number);
    const place = layout(width!, height!, 15);
    expect(place.kind).toBe(kind);
    expect(place.board.size / short(place)).toBeGreaterThanOrEqual(0.84);
    // To pass, the menu is opened.
    expect(hasFewButtons(place)).toBe(['low', 'tablet', 'phone'].includes(kind));
  });

  it.each([
    [600, 600, 0.8],
    [700, 700, 0.8],
    [1000, 1000, 0.82],
    [900, 800, 0.8],
    [500, 600, 0.8],
    [400, 500, 0.8],
  ])('%i×%i is nearly square and still all board', (width, height, least) => {
    const place = layout(width, height, 15);
    expect(place.kind).toBe('even');
    expect(place.board.size / short(place)).toBeGreaterThanOrEqual(least);
  });

  it('keeps everything on the screen, apart and large enough at every size', () => {
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      const place = layout(width, height, 15);
      const fault = (what: string) => faults.push(`${width}×${height} ${place.kind}: ${what}`);
      const all = boxes(place);
      for (const [name, box] of all) {
        if (box.w < 28 || box.h < 16) fault(`${name} is ${box.w}×${box.h}`);
        if (box.x < 0 || box.y < 0 || box.x + box.w > width || box.y + box.h > height) fault(`${name} is off`);
      }
      all.forEach(([name, box], i) => {
        for (const [other, its] of all.slice(i + 1)) if (overlap(box, its)) fault(`${name} lies on ${other}`);
      });
      if (place.board.size / short(place) < 0.72) fault(`board of ${place.board.size} only`);
      if (place.rack.tile < 34) fault(`rack tile of ${place.rack.tile} only`);
      if (place.board.cell !== Math.floor(place.board.cell)) fault('cell of broken pixels');
    }
    expect(faults).toEqual([]);
  });

  it('is a mirror of itself for the left hand, and the board is as large', () => {
    for (const [width, height] of sizes) {
      const [right, left] = [layout(width, height, 15), layout(width, height, 15, 'left')];
      const boxesOfRight = new Map(boxes(right));
      for (const [name, box] of boxes(left)) {
        const its = boxesOfRight.get(name)!;
        expect({ name, x: box.x, y: box.y, w: box.w, h: box.h }).toEqual({
          name,
          x: width - its.x - its.w,
          y: its.y,
          w: its.w,
          h: its.h,
        });
      }
      expect(left.board.size).toBe(right.board.size);
    }
  });

  it('changes its kind with the shape of the window, not with a pixel more of both', () => {
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
      [844, 390],
      [620, 620],
    ])
      expect(kindOf(width! + 8, height! + 8)).toBe(kindOf(width!, height!));
  });
});
