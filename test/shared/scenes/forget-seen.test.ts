import { beforeEach, expect, it } from 'vitest';
import { Storage } from '../../../src/shared/platform/storage';
import { forgetSeen } from '../../../src/shared/scenes/forget-seen';
import { Disk } from '../platform/disk';

let disk: Disk;
let storage: Storage;
const over = { commands: ['begin', 'end'] };
const another = { commands: ['begin'] };
const forget = () =>
  forgetSeen({ storage, saves: { known: (place: string) => storage.own(place)?.value } as never }, 'game');

beforeEach(async () => {
  disk = new Disk();
  storage = new Storage(
    () => {},
    () => disk.open,
  );
  await storage.set('game', over);
});

it('what was seen is kept no more', async () => {
  await forget();
  expect(disk.saved.has('game')).toBe(false);
});

it('what another page has begun there since is', async () => {
  disk.saved.set('game', another);
  await forget();
  expect(disk.saved.get('game')).toEqual(another);
});

it('so is what is begun here in the same moment', async () => {
  const forgotten = forget();
  await Promise.all([storage.set('game', another), forgotten]);
  expect(disk.saved.get('game')).toEqual(another);
});
