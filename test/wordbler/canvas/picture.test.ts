import { describe, expect, it } from 'vitest';
import { usualShape } from '../../../src/rules';
import { bareSquares } from '../../../src/wordbler/canvas/game-picture';
import { faceOf } from '../../../src/wordbler/canvas/paint-board';
import {
  emptyPicture,
  movesBetween,
  newlySpent,
  type TileLook,
  type TilePlace,
  tilesHeld,
} from '../../../src/wordbler/canvas/picture';

const tile = (id: number, place: TilePlace, more: Partial<TileLook> = {}): TileLook => ({
  id,
  letter: 'A',
  value: 1,
  blank: false,
  place,
  faceUp: true,
  chosen: false,
  ...more,
});

const picture = (...tiles: TileLook[]) => ({ ...emptyPicture, tiles });

describe('movesBetween', () => {
  it('finds what lies elsewhere, and only that', () => {
    const before = picture(tile(1, { at: 'rack', cell: 0 }), tile(2, { at: 'rack', cell: 1 }));
    const after = picture(tile(1, { at: 'board', x: 7, y: 7, laid: true }), tile(2, { at: 'rack', cell: 1 }));
    const moves = movesBetween(before, after);
    expect(moves.map((move) => [move.tile.id, move.from.at, move.to.at])).toEqual([[1, 'rack', 'board']]);
  });

  it('does not move a tile that is laid for good', () => {
    const before = picture(tile(1, { at: 'board', x: 7, y: 7, laid: true }));
    expect(movesBetween(before, picture(tile(1, { at: 'board', x: 7, y: 7, laid: false })))).toEqual([]);
  });

  it('lets a tile that was not there come out of the bag', () => {
    const [move] = movesBetween(picture(), picture(tile(5, { at: 'rack', cell: 3 })));
    expect(move).toMatchObject({ from: { at: 'bag' }, wasFaceUp: false });
  });
});

describe('tilesHeld', () => {
  it('counts for every seat what its rack holds, and what it has laid this turn', () => {
    const shown = picture(
      tile(1, { at: 'rack', cell: 0 }),
      tile(2, { at: 'board', x: 7, y: 7, laid: true }),
      tile(3, { at: 'board', x: 8, y: 7, laid: false }),
      tile(4, { at: 'seat', seat: 0 }),
      tile(5, { at: 'bag' }),
      tile(6, { at: 'drawn', seat: 2, seats: 3, aside: 0 }),
    );
    expect(tilesHeld({ ...shown, mover: 1 }, 3, 1)).toEqual([1, 2, 0]);
    expect(tilesHeld({ ...shown, mover: 1 }, 3, undefined)).toEqual([1, 1, 0]);
  });

  it('credits what a computer lays to the computer, while a person’s rack lies in front', () => {
    const shown = picture(
      tile(1, { at: 'rack', cell: 0 }),
      tile(2, { at: 'board', x: 7, y: 7, laid: true }),
      tile(3, { at: 'seat', seat: 1 }),
    );
    expect(tilesHeld({ ...shown, mover: 1 }, 2, 0)).toEqual([1, 2]);
  });
});

describe('newlySpent', () => {
  it('names the squares that turn grey', () => {
    const before = { ...emptyPicture, squares: bareSquares(usualShape) };
    const squares = before.squares.map((look, i) => (i === 16 ? { ...look, spent: true } : look));
    expect(newlySpent(before, { ...before, squares })).toEqual([{ x: 1, y: 1 }]);
  });
});

describe('faceOf', () => {
  const laid: TilePlace = { at: 'board', x: 0, y: 0, laid: true };
  const rack: TilePlace = { at: 'rack', cell: 0 };

  it('shows a blank as orchid with a star, on the board as pink with its letter and 0', () => {
    const blank = { blank: true, value: 0 };
    expect(faceOf(tile(1, rack, { ...blank, letter: 'E' }))).toEqual({
      letter: '',
      value: 0,
      style: 'blank',
    });
    expect(faceOf(tile(1, laid, { ...blank, letter: 'E' }))).toEqual({
      letter: 'E',
      value: 0,
      style: 'pink',
    });
    expect(faceOf(tile(1, laid, { ...blank, letter: '' }))).toEqual({ letter: '', value: 0, style: 'blank' });
  });

  it('shows a tile chosen for exchange as crimson, whatever it is', () => {
    expect(faceOf(tile(1, rack, { chosen: true })).style).toBe('chosen');
    expect(faceOf(tile(1, rack, { chosen: true, blank: true, letter: '' })).style).toBe('chosen');
  });
});
