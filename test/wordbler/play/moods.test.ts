import { expect, it } from 'vitest';
import { hurried, Moods } from '../../../src/wordbler/play/shown-table';

const played = (seat: number, points: number, total: number) => ({
  type: 'playScored' as const,
  seat,
  sheet: { words: [], bonus: 0, total: points },
  total,
});

it('follow the game, and fall asleep when nothing happens to them', () => {
  let time = 0;
  const moods = new Moods([0, 20, 0], () => time);
  moods.feelFor({ type: 'startDecided', seat: 0, tile: 3 });
  expect(moods.shown(undefined)).toEqual(['happy', 'idle', 'idle']);
  moods.feelFor({ type: 'turnBegan', seat: 0, turn: 1 });
  expect(moods.shown(undefined)).toEqual(['think', 'idle', 'idle']);
  moods.feelFor(played(0, 5, 5));
  moods.feelFor({ type: 'turnBegan', seat: 1, turn: 2 });
  expect(moods.shown(undefined)).toEqual(['happy', 'think', 'idle']);
  time = 61_000;
  expect(moods.shown(undefined)).toEqual(['sleep', 'think', 'sleep']);
  expect(moods.shown(0)).toEqual(['happy', 'think', 'sleep']);
  moods.feelFor({
    type: 'wordsRejected',
    seat: 1,
    words: ['XX'],
    attempted: ['XX'],
    squares: [],
    turnLost: true,
    fails: 1,
  });
  moods.feelFor({ type: 'turnBegan', seat: 2, turn: 3 });
  expect(moods.shown(undefined)).toEqual(['sleep', 'sad', 'think']);
});

it('are amazed by a big play, worried by that of another, and enjoy the lead', () => {
  const moods = new Moods([10, 20, 0], () => 0);
  moods.feelFor(played(0, 11, 21));
  expect(moods.shown(undefined)).toEqual(['smug', 'idle', 'idle']);
  moods.feelFor(played(1, 30, 50));
  expect(moods.shown(undefined)).toEqual(['worried', 'wow', 'worried']);
  moods.feelFor({ type: 'turnBegan', seat: 2, turn: 3 });
  expect(moods.shown(undefined)).toEqual(['worried', 'wow', 'think']);
  moods.feelFor(played(2, 8, 8));
  expect(moods.shown(undefined)).toEqual(['idle', 'wow', 'happy']);
  // Whoever leads already is just pleased.
  moods.feelFor(played(1, 9, 59));
  expect(moods.shown(undefined)).toEqual(['idle', 'happy', 'happy']);
});

it('worry in the last ten seconds of their own clock', () => {
  expect([hurried('think', 9000), hurried('think', 11_000), hurried('think', undefined)]).toEqual([
    'worried',
    'think',
    'think',
  ]);
  expect(hurried('happy', 1000)).toBe('happy');
});
