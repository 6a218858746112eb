import { expect, it } from 'vitest';
import { degreesOf, scraps } from '../../../src/wordbler/canvas/score-count';
import type { CountedPlay } from '../../../src/wordbler/canvas/score-plan';

const play = (laid: number, found = 0): Pick<CountedPlay, 'words'> => {
  const letters = Array.from({ length: laid + found }, (_, x) => ({
    tile: x,
    x,
    y: 7,
    face: 1,
    value: 1,
    premium: null,
    isNew: x < laid,
  }));
  return { words: [{ word: 'WORD', letters }] };
};

it('makes more of a play the bigger it is, and nothing of a usual one', () => {
  const none = { ripples: false, rings: false, isFeast: false };
  expect(degreesOf(play(4), 12)).toEqual(none);
  expect(degreesOf(play(4), 20)).toEqual({ ...none, ripples: true });
  expect(degreesOf(play(4), 30)).toEqual({ ...none, ripples: true, rings: true });
  expect(degreesOf(play(6, 3), 19)).toEqual(none);
  expect(degreesOf(play(7), 18)).toEqual({ ...none, isFeast: true });
});

it('throws paper from the whole word, upwards', () => {
  const thrown = scraps(40);
  expect(thrown.every(({ along, up }) => along >= 0 && along <= 1 && up > 0)).toBe(true);
  expect(Math.max(...thrown.map(({ along }) => along)) - Math.min(...thrown.map(({ along }) => along))).toBeGreaterThan(
    0.8,
  );
});
