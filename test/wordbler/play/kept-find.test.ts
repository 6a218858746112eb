import { describe, expect, it } from 'vitest';
import { quarantinePlace } from '../../../src/shared/play/quarantine';
import { savedFind } from '../../../src/wordbler/play/find';
import { findPlace } from '../../../src/wordbler/play/menu-facts';
import { savedOfFind } from '../../browser/support/saved-find';
import { lexicon } from '../../scramble/rules/words';
import { someShelf } from '../../stats/play/some-shelf';

describe('a find that was left', () => {
  it('is gone on with, and one that cannot be read is laid aside, not lost', async () => {
    const value = savedOfFind('2026-11-27').kept as object;
    const sound = someShelf({ [findPlace]: value });
    expect(await savedFind(sound, lexicon)).toMatchObject({ isNew: false });
    expect(sound.kept.has(quarantinePlace)).toBe(false);
    for (const damaged of [7, 'a find', { ...value, line: 'none' }, { ...value, game: {} }]) {
      const own = someShelf({ [findPlace]: damaged });
      expect(await savedFind(own, lexicon)).toBeUndefined();
      // Where no other can be had, it is found there again.
      expect(await savedFind(own, lexicon)).toBeUndefined();
      expect(own.kept.get(quarantinePlace)).toEqual([{ place: findPlace, value: damaged }]);
    }
    const empty = someShelf({});
    expect(await savedFind(empty, lexicon)).toBeUndefined();
    expect(empty.kept.size).toBe(0);
  });
});
