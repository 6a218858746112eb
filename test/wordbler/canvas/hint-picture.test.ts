import { describe, expect, it } from 'vitest';
import { type HintLook, isHinted, withHint } from '../../../src/wordbler/canvas/game-picture';
import { emptyPicture, type TileLook, type TilePlace } from '../../../src/wordbler/canvas/picture';

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

const hint: HintLook = {
  tiles: new Set([1, 2, 3]),
  squares: [
    { x: 7, y: 7 },
    { x: 8, y: 7 },
  ],
  ghost: { letters: [], points: 12, from: { x: 7, y: 7 }, to: { x: 8, y: 7 } },
};

const hinted = (tiles: readonly TileLook[]) => tiles.filter((look) => look.hinted === true).map(({ id }) => id);

describe('A picture with a hint', () => {
  it('lifts the tiles that are meant, where they are seen', () => {
    const picture = {
      ...emptyPicture,
      tiles: [
        tile(1, { at: 'rack', cell: 0 }),
        tile(2, { at: 'board', x: 7, y: 7, laid: true }),
        tile(3, { at: 'rack', cell: 2 }, { faceUp: false }),
        tile(4, { at: 'rack', cell: 3 }),
      ],
    };
    expect(hinted(withHint(picture, hint).tiles)).toEqual([1]);
  });

  it('marks the squares that are still free, beside what is marked already', () => {
    const refused = { x: 7, y: 7, tone: 'refused' as const };
    const tiles = [tile(9, { at: 'board', x: 7, y: 7, laid: true })];
    const { marked } = withHint({ ...emptyPicture, tiles, marked: [refused] }, hint);
    expect(marked).toEqual([{ x: 8, y: 7, tone: 'hint' }, refused]);
  });

  it('is as it was when the hint is gone', () => {
    const picture = { ...emptyPicture, tiles: [tile(1, { at: 'rack', cell: 0 })] };
    const shown = withHint(picture, hint);
    expect(shown.ghost).toBe(hint.ghost);
    expect([shown, { ...shown, ghost: null }].map(isHinted)).toEqual([true, true]);
    const without = withHint(shown, undefined);
    expect(hinted(without.tiles)).toEqual([]);
    expect(without.marked).toEqual([]);
    expect(without.ghost).toBeNull();
    expect(isHinted(without)).toBe(false);
  });
});
