import { beforeEach, describe, expect, it } from 'vitest';
import { Storage } from '../../../src/shared/platform/storage';
import { allQuarantined, openSaved, quarantine, throwAway } from '../../../src/shared/play/quarantine';
import { someShelf } from '../../stats/play/some-shelf';
import { Disk } from '../platform/disk';

const shelf = someShelf();
const { kept } = shelf;

/** Opens what an app up to a version has kept. */
const open = (upTo = 2, place = 'game') =>
  openSaved(shelf, place, async (from) => {
    const value = (await from.get(place)) as { version?: number } | undefined;
    if (value === undefined) return undefined;
    if (typeof value?.version !== 'number') return { reason: 'damaged' as const };
    return value.version > upTo ? { reason: 'newerVersion' as const } : { version: value.version };
  });

beforeEach(() => kept.clear());

describe('What is kept', () => {
  it('is opened where it lies', async () => {
    kept.set('game', { version: 1 });
    expect(await open()).toEqual({ game: { version: 1 }, unopened: [] });
    expect([...kept.keys()]).toEqual(['game']);
  });

  it('may be nothing at all', async () => {
    expect(await open()).toEqual({ game: undefined, unopened: [] });
    expect(kept.size).toBe(0);
  });

  it.each(['text', 42, null, { version: 'none' }, { app: 'wordbler' }])(
    'makes room if it cannot be opened, and is told of at every visit until it is thrown away: %j',
    async (value) => {
      kept.set('game', value);
      const told = { game: undefined, unopened: [{ place: 'game', value, reason: 'damaged' }] };
      expect(await open()).toEqual(told);
      expect(kept.has('game')).toBe(false);
      expect(await open()).toEqual(told);
      await throwAway(shelf, told.unopened[0]!);
      expect(await open()).toEqual({ game: undefined, unopened: [] });
      expect(kept.size).toBe(0);
    },
  );

  it('is taken up again by the release that can open it, once the place is free', async () => {
    kept.set('game', { version: 3 });
    expect((await open()).unopened).toMatchObject([{ reason: 'newerVersion' }]);
    // Meanwhile another game is played.
    kept.set('game', { version: 2 });
    expect((await open(3)).game).toEqual({ version: 2 });
    kept.delete('game');
    expect(await open(3)).toEqual({ game: { version: 3 }, unopened: [] });
    expect(kept).toEqual(new Map([['game', { version: 3 }]]));
  });

  it('lies aside beside others, each for its own place', async () => {
    for (const value of ['one', 'two', 'two']) {
      kept.set('game', value);
      await open();
    }
    kept.set('search', 'three');
    expect((await open(2, 'search')).unopened).toMatchObject([{ value: 'three' }]);
    const { unopened } = await open();
    expect(unopened.map(({ value }) => value)).toEqual(['one', 'two', 'two']);
    await throwAway(shelf, unopened[1]!);
    expect((await open()).unopened.map(({ value }) => value)).toEqual(['one', 'two']);
    expect((await open(2, 'search')).unopened).toHaveLength(1);
  });

  it('is never lost between two places: it lies aside before its own is cleared', async () => {
    kept.set('game', 'junk');
    const steps: string[] = [];
    const slow = {
      ...shelf,
      set: async (place: string, value: unknown) => {
        await shelf.set(place, value);
        steps.push(`set ${place}`);
      },
      remove: async (place: string) => {
        steps.push(`remove ${place}`);
        await shelf.remove(place);
      },
    };
    await openSaved(slow, 'game', async (from) =>
      (await from.get('game')) === undefined ? undefined : { reason: 'damaged' },
    );
    expect(steps).toEqual(['set set aside', 'remove game']);
  });

  it('waits beside what another page has laid aside since, and is thrown away alone', async () => {
    const disk = new Disk();
    const page = () =>
      new Storage(
        () => {},
        () => disk.open,
      );
    const [one, other] = [page(), page()];
    const [first, second, third] = [1, 2, 3].map((version) => ({ place: 'game', value: { version } }));
    await quarantine(one, first!);
    await quarantine(other, second!);
    await quarantine(one, third!);
    expect(await allQuarantined(other)).toEqual([first, second, third]);
    await throwAway(other, first!);
    expect(await allQuarantined(one)).toEqual([second, third]);
  });
});
