import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRaceTold } from '../../../../src/online/races/client/race-here';

const find = { seat: 1, word: 'PEAR', points: 40, ms: 7, find: [1, 2, 1, 5] };
const welcome = {
  t: 'welcome',
  v: 1,
  seq: 3,
  n: 0,
  now: 5,
  seat: 0,
  start: null,
  scores: null,
  next: null,
  race: { game: 'search', wished: {}, hides: true },
  seats: [{ name: 'Ada' }, { name: 'Bruno', mascot: 'azure' }],
  finds: [{ seat: 1 }, { ...find, seat: 0 }],
};
const told = (event: object) => ({ t: 'told', seq: 4, now: 9, events: [event] });
const read = (message: object) => readRaceTold(JSON.stringify(message));

describe('what a server says of a race', () => {
  it('is read as it was said', () => {
    for (const message of [
      welcome,
      { ...welcome, seat: null, start: { at: 7, setup: {} }, finds: [find], scores: [0, 40], next: 'room' },
      told({ type: 'found', find }),
      told({ type: 'raceEnded', finds: [find], scores: [0, 40] }),
      told({ type: 'startCalled', start: { at: 7, setup: {} } }),
      { t: 'refused', n: 0, reason: 'raceFull' },
      { t: 'here', seats: [0, 1] },
    ])
      expect(read(message)).toEqual(message);
  });

  it('is nothing at all where a part of it is of another kind', () => {
    for (const message of [
      { ...welcome, seat: 8 },
      { ...welcome, race: { ...welcome.race, game: 'chess' } },
      { ...welcome, seats: [{}] },
      { ...welcome, scores: [40] },
      { ...welcome, start: { at: 7 } },
      told({ type: 'found', find: { seat: 1, word: 'PEAR' } }),
      told({ type: 'found', find: { seat: 1, find: [1] } }),
      told({ type: 'raceEnded', finds: [{ seat: 1 }], scores: [] }),
      told({ type: 'toString' }),
    ])
      expect(read(message)).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(welcome)), (key) => {
        expect(read({ ...welcome, [key]: { odd: true } })).toBeUndefined();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => readRaceTold(text) === undefined));
  });
});
