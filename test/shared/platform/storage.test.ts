import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Storage } from '../../../src/shared/platform/storage';
import { playShelf } from '../../../src/stats/play/play-shelf';
import { Disk } from './disk';

const at = (day: string) => ({ daily: 'find', day }) as const;

describe('On a full disk', () => {
  const cannotKeep = vi.fn();
  let disk: Disk;
  let storage: Storage;

  beforeEach(() => {
    disk = new Disk();
    cannotKeep.mockReset();
    storage = new Storage(cannotKeep, () => disk.open);
  });

  it('what is read is what this page has set last, not what was kept before', async () => {
    await storage.set('place', 'old');
    disk.isFull = true;
    await storage.set('place', 'new');
    expect(disk.saved.get('place')).toBe('old');
    expect(await storage.latest('place')).toBe('new');
    expect(cannotKeep).toHaveBeenCalledOnce();
  });

  it('a daily that was begun stays begun, and one more does not drive it out', async () => {
    const { dailies } = playShelf(storage);
    await dailies.change(() => [at('2026-11-20')]);
    disk.isFull = true;
    await dailies.change((own) => [...own, at('2026-11-21')]);
    await dailies.change((own) => [...own, at('2026-11-22')]);
    expect((await dailies.read()).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it('what another page keeps counts again once there is room', async () => {
    await storage.set('place', 'old');
    disk.isFull = true;
    await storage.set('place', 'new');
    disk.isFull = false;
    await storage.set('place', 'newer');
    disk.saved.set('place', 'from another page');
    expect(await storage.latest('place')).toBe('from another page');
  });
});
