import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRoom, keepRoom, OwnPlace, savedRoom, savedRooms } from '../../../src/online/client/saved-rooms';
import { FakeTabs } from '../../shared/platform/fake-tabs';
import { someShelf } from '../../stats/play/some-shelf';

afterEach(() => vi.unstubAllGlobals());

describe('the rooms of a device', () => {
  it('are found again, the last one first, and forgotten one by one', async () => {
    const own = someShelf();
    for (const at of [1, 3, 2]) await keepRoom(own, { room: `room ${at}`, secret: 's', at });
    expect((await savedRooms(own)).map(({ at }) => at)).toEqual([3, 2, 1]);
    await keepRoom(own, { room: 'room 1', secret: 'other', at: 4 });
    expect((await savedRooms(own)).map(({ secret }) => secret)).toEqual(['other', 's', 's']);
    await forgetRoom(own, 'room 3');
    expect(await savedRoom(own, 'room 3')).toBeUndefined();
    expect(await savedRooms(own)).toHaveLength(2);
  });

  it('are none where anything else lies', async () => {
    for (const rooms of [7, 'room', [null, 3], ['a', 'b']])
      expect(await savedRooms(someShelf({ rooms, 'room a': 'nothing', 'room b': { room: 4 } }))).toEqual([]);
  });

  it('have the key of a seat before anybody is told of it, and it is the only one from then on', async () => {
    const own = someShelf();
    const place = new OwnPlace({ room: 'a', secret: 'invited', at: 0 }, own);
    const taking = { name: 'Ada', nonce: 'n', secret: 'key' };
    await place.keep({ taking });
    // As a page that was left in that moment finds it.
    expect(await savedRoom(own, 'a')).toMatchObject({ secret: 'invited', taking });
    place.sit();
    expect(place.now).toMatchObject({ secret: 'key', nonce: 'n', taking: undefined });
    expect(place.sealed).toEqual({ commitment: '', nonce: 'n' });
  });

  it('are whole while they are being kept, and where the page was killed meanwhile', async () => {
    const tabs = new FakeTabs();
    const tab = await tabs.tab();
    const place = new OwnPlace({ room: 'a', secret: 'invited', at: 0 }, tab);
    const taking = { name: 'Ada', nonce: 'n', secret: 'key' };
    const letGo = tabs.hold('room a');
    void place.keep({ taking });
    expect(await savedRoom(tab, 'a')).toMatchObject({ secret: 'invited', taking });
    letGo();
    tabs.kill();
    expect(await savedRoom(await tabs.tab(), 'a')).toMatchObject({ secret: 'invited', taking });
  });
});
