import { describe, expect, it } from 'vitest';
import { keepOwnPlayer, ownPlayer } from '../../../src/shared/play/own-player';

const somebody = { name: 'You', mascot: 'sage' };
const shelfWith = (saved: unknown) => ({ get: async () => saved });

describe('who plays alone', () => {
  it('is somebody new at first, and then whoever it was', async () => {
    const saved = new Map<string, unknown>();
    const shelf = {
      get: async (place: string) => saved.get(place),
      set: async (place: string, value: unknown) => void saved.set(place, value),
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
    async (saved) => expect(await ownPlayer(shelfWith(saved), somebody)).toEqual(somebody),
  );
});
