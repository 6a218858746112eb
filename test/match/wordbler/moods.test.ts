import { expect, it } from 'vitest';
import { Moods } from '../../../src/match/wordbler/moods';

it('follow the game, and fall asleep when nothing happens to them', () => {
  let time = 0;
  const moods = new Moods(3, () => time);
  moods.feelFor({ type: 'startDecided', seat: 0, tile: 3 });
  expect(moods.shown(undefined)).toEqual(['happy', 'idle', 'idle']);
  moods.feelFor({ type: 'turnBegan', seat: 0, turn: 1 });
  expect(moods.shown(undefined)).toEqual(['think', 'idle', 'idle']);
  moods.feelFor({ type: 'playScored', seat: 0, sheet: { words: [], bonus: 0, total: 5 }, total: 5 });
  moods.feelFor({ type: 'turnBegan', seat: 1, turn: 2 });
  expect(moods.shown(undefined)).toEqual(['happy', 'think', 'idle']);
  time = 61_000;
  expect(moods.shown(undefined)).toEqual(['sleep', 'think', 'sleep']);
  expect(moods.shown(0)).toEqual(['happy', 'think', 'sleep']);
  moods.feelFor({ type: 'wordsRejected', seat: 1, words: ['XX'], squares: [], turnLost: true, fails: 1 });
  moods.feelFor({ type: 'turnBegan', seat: 2, turn: 3 });
  expect(moods.shown(undefined)).toEqual(['sleep', 'sad', 'think']);
});
