import { describe, expect, it } from 'vitest';
import type { LaidWord } from '../../../src/rules';
import { withWordMarks } from '../../../src/wordbler/canvas/game-picture';

const across = (isWord: boolean): LaidWord => ({
  word: 'CAP',
  direction: 'across',
  squares: [8, 9, 10].map((x) => ({ x, y: 6, isNew: true })),
  isWord,
});
const down: LaidWord = {
  word: 'PE',
  direction: 'down',
  squares: [
    { x: 10, y: 6, isNew: true },
    { x: 10, y: 7, isNew: false },
  ],
  isWord: false,
};
const tones = (words: LaidWord[]) => withWordMarks([], words).map(({ x, tone }) => `${x} ${tone}`);

describe('The marks on tiles laid', () => {
  it('are ticks where every run is a word, and crosses where one is none', () => {
    expect(tones([across(true)])).toEqual(['8 word', '9 word', '10 word']);
    expect(tones([across(true), down])).toEqual(['8 word', '9 word', '10 noWord']);
    expect(tones([across(false), down])).toEqual(['8 noWord', '9 noWord', '10 noWord']);
    expect(tones([])).toEqual([]);
  });

  it('make room for what is refused', () => {
    const refused = { x: 9, y: 6, tone: 'refused' as const };
    expect(withWordMarks([refused], [across(true)]).map(({ x, tone }) => `${x} ${tone}`)).toEqual([
      '8 word',
      '10 word',
      '9 refused',
    ]);
  });
});
