import { describe, expect, it } from 'vitest';
import { keepOwnPlayer, ownPlayer } from '../../../src/shared/play/own-player';

const somebody = { name: 'You', mascot: 'sage' };
const shelfWith = (kept: unknown) => ({ get: async () => kept });

describe('who plays alone', () => {
  it('is somebody new at first, and then whoever it was', async () => {
    const kept = new Map<string, unknown>();
    const shelf = {
      get: async (place: string) => kept.get(place),
      set: async (place: string, value: unknown) => void kept.set(place, value),
    };
    expect(await ownPlayer(shelf, somebody)).toEqual(somebody);
    keepOwnPlayer(shelf, [{ name: 'Ada', mascot: 'river' }]);
    expect(await ownPlayer(shelf, somebody)).toEqual({ name: 'Ada', mascot: 'river' });
    keepOwnPlayer(shelf, [{ name: 'Bruno' }, { name: 'Cem' }]);
    keepOwnPlayer(shelf, []);
    expect(await ownPlayer(shelf, somebody)).toEqual({ name: 'Ada', mascot: 'river' });
  });

  it.each([null, 'Ada', 7, {}, { name: ' ', mascot: '' }, { name: 'W'.repeat(17), mascot: 3 }])(
    'is somebody new where %j is kept',
    async (kept) => expect(await ownPlayer(shelfWith(kept), somebody)).toEqual(somebody),
  );
});
