import { describe, expect, it } from 'vitest';
import { targetAt, tileOf } from '../../../src/wordbler/canvas/grasp';
import { layout } from '../../../src/wordbler/canvas/layout';
import { emptyPicture, type TilePlace } from '../../../src/wordbler/canvas/picture';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';

const tile = (id: number, place: TilePlace) => ({
  id,
  letter: 'A',
  value: 1,
  blank: false,
  place,
  faceUp: true,
  chosen: false,
});

const picture = {
  ...emptyPicture,
  tiles: [tile(4, { at: 'board', x: 7, y: 8, laid: true }), tile(5, { at: 'rack', cell: 2 })],
};

describe('targetAt', () => {
  it.each([
    [1440, 900],
    [390, 844],
    [844, 390],
  ])('names square, rack cell, bag and what lies there in %i×%i', (width, height) => {
    const place = layout(width, height, 15);
    const at = (point: { x: number; y: number }) => targetAt(place, picture, point);
    expect(at(squareCentre(place.board, { x: 7, y: 8 }))).toEqual({ kind: 'square', x: 7, y: 8, tile: 4 });
    expect(at(squareCentre(place.board, { x: 0, y: 14 }))).toEqual({
      kind: 'square',
      x: 0,
      y: 14,
      tile: null,
    });
    for (const beside of [
      { x: 7, y: 9 },
      { x: 8, y: 8 },
    ])
      expect(tileOf(at(squareCentre(place.board, beside)))).toBeNull();
    expect(at(rackCell(place.rack, 2))).toEqual({ kind: 'rack', cell: 2, tile: 5 });
    expect(tileOf(at(rackCell(place.rack, 3)))).toBeNull();
    const { bag } = place;
    expect(at({ x: bag.x + bag.w / 2, y: bag.y + bag.h / 2 })).toEqual({ kind: 'bag' });
    expect(at({ x: width + 5, y: -5 })).toEqual({ kind: 'elsewhere' });
  });
});
