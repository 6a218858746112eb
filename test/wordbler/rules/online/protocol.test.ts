import { describe, expect, it } from 'vitest';
import { readRoomMark, roomMark } from '../../../../src/engine/saving/room-marks';
import { presets } from '../../../../src/rules';
import { readWish } from '../../../../src/wordbler/rules/online';

const key = 'k'.repeat(22);
const room = 'r'.repeat(16);
const read = (wish: unknown) => readWish(JSON.stringify(wish));

describe('A wish', () => {
  const table = {
    seats: [{ kind: 'person' }, { kind: 'computer', name: 'Wren', level: 'club' }],
    rules: presets.classic,
    tiles: 'en',
    words: 'enable1',
  };
  const wishes = [
    { t: 'open', v: 1, table },
    { t: 'tables', v: 1 },
    { t: 'enter', v: 1, room },
    { t: 'enter', v: 1, room, secret: key, seq: 7 },
    { t: 'take', n: 1, name: 'Ada', nonce: key, secret: key },
    { t: 'start', n: 2 },
    { t: 'give', n: 2, seat: 1, to: { kind: 'computer', name: 'Wren', level: 'club' } },
    {
      t: 'play',
      n: 2,
      turn: 3,
      lays: [
        { tile: 4, x: 7, y: 7 },
        { tile: 99, x: 8, y: 7, letter: 'E' },
      ],
    },
    { t: 'exchange', n: 2, turn: 3, tiles: [1, 2] },
    { t: 'resign', n: 2, turn: 3 },
    { t: 'say', n: 2, phrase: 31 },
  ];

  it.each(wishes)('is read as it was meant: $t', (wish) => {
    expect(read(wish)).toEqual(wish);
    expect(read({ seat: 3, ...wish, more: 'of it' })).toEqual(wish);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['of no kind', '{"t":"toString"}'],
    ['without its number', JSON.stringify({ t: 'pass', turn: 1 })],
    ['of eight tiles', JSON.stringify({ t: 'exchange', n: 1, turn: 1, tiles: [1, 2, 3, 4, 5, 6, 7, 8] })],
    ['of a phrase that is none', JSON.stringify({ t: 'say', n: 1, phrase: 32 })],
    ['with a short secret', JSON.stringify({ t: 'enter', v: 1, room, secret: 'k' })],
    ['into a room by another name', JSON.stringify({ t: 'enter', v: 1, room: '../../etc/passwd' })],
    ['for a table without rules', JSON.stringify({ t: 'open', v: 1, table: { ...table, rules: {} } })],
  ])('is none that is %s', (_, text) => {
    expect(readWish(text)).toBeUndefined();
  });
});

describe('The address of a room', () => {
  it('is read as it was written', () => {
    expect(readRoomMark(roomMark(room))).toEqual({ room });
    expect(readRoomMark(roomMark(room, key))).toEqual({ room, secret: key });
    for (const odd of ['', 'r=', 's=abc', `r=${room}.`, `r=${room}.short`, `x${roomMark(room)}`])
      expect(readRoomMark(odd)).toBeUndefined();
  });
});
