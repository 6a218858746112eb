import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedRace } from '../../../src/online/client/saved-rooms';
import { msToStart } from '../../../src/online/protocol/protocol';
import { RaceHere } from '../../../src/online/races/client/race-here';
import { presets } from '../../../src/rules';
import { welcome } from '../../../src/server/wordbler/participants';
import { FoldedRoom } from '../../../src/server/wordbler/room-from-log';
import { openTable } from '../../../src/server/wordbler/wishes';
import { Room } from '../../../src/wordbler/play/online/room';
import { HandTicker } from '../../shared/play/hand-ticker';
import { someShelf } from '../../stats/play/some-shelf';

/** What a server would say is said here. */
let tell: (told: object) => void = () => {};

class Socket {
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    tell = (told) => this.onmessage?.({ data: JSON.stringify(told) });
  }

  send() {}

  close() {}
}

const began = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const anyWord = { id: 'enable1', has: () => true };
const ways = () => ({
  shelf: someShelf(),
  ticker: new HandTicker(),
  chance: () => 0.5,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', new URL('http://127.0.0.1/'));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: 'http://127.0.0.1/' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// The ticker stands still while a device sleeps or a page is held; the server's clocks do not.
it('a device that has slept knows how long a turn has been running', () => {
  const room = new Room({ room: 'r'.repeat(16), at: 0 }, { ...ways(), words: () => anyWord });
  const person = { kind: 'person' } as const;
  const table = { seats: [person, person], rules: presets.casual, tiles: 'en', words: 'enable1' };
  const opening = openTable(table, 0, () => false);
  if (typeof opening === 'string') throw new Error(opening);
  const folded = new FoldedRoom(opening.entry, anyWord);
  // By a clock of its own.
  tell(welcome(folded, { seat: null, seq: 1, now: 5 * hour, view: null }));
  const before = room.ran;
  vi.setSystemTime(began + hour);
  expect(room.ran - before).toBe(hour);
  room.leave();
});

it('a device that has slept knows how long a race has been running', () => {
  const race = new RaceHere({ room: 'r'.repeat(16), invitation: 'i'.repeat(22) }, ways());
  tell({
    t: 'welcome',
    v: 1,
    seq: 1,
    n: 0,
    now: 5 * hour,
    seat: null,
    seats: [],
    finds: [],
    scores: null,
    next: null,
    race: { game: 'search', wished: {}, hides: false },
    start: { at: 5 * hour + msToStart, setup: {} },
  });
  expect(race.elapsed).toBe(-msToStart);
  vi.setSystemTime(began + hour);
  expect(race.elapsed).toBe(hour - msToStart);
  race.leave();
});

it('what is found in a race is kept on the device until the server has it', async () => {
  const own = ways();
  const room = 'r'.repeat(16);
  const race = new RaceHere({ room, invitation: 'i'.repeat(22) }, own);
  race.find([0, 1, 2]);
  await expect.poll(() => savedRace(own.shelf, room)).toMatchObject({ untold: [{ find: [0, 1, 2] }] });
  race.leave();
});
