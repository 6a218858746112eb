import { describe, expect, it } from 'vitest';
import { remarkOn } from '../../../src/scramble/play/view';

const nothing = { word: [], left: 90_000, all: 10, latest: [{ word: 'TON', points: 1 }] };

describe('the bird', () => {
  it('says what one more letter would bring, where it brings more', () => {
    expect(remarkOn({ ...nothing, word: [...'PRO'] })).toBeUndefined();
    expect(remarkOn({ ...nothing, word: [...'PROF'] })).toEqual({ about: 'oneMore', letters: 5, points: 2 });
    expect(remarkOn({ ...nothing, word: [...'LOVING'] })).toEqual({
      about: 'oneMore',
      letters: 7,
      points: 5,
    });
    expect(remarkOn({ ...nothing, word: [...'LOVINGLY'] })).toEqual({ about: 'longest', points: 11 });
  });

  it('counts QU as two letters', () => {
    expect(remarkOn({ ...nothing, word: ['QU', 'I', 'T'] })).toMatchObject({ letters: 5 });
  });

  it('speaks of the beginning, the last half minute and the second half of the words', () => {
    expect(remarkOn({ ...nothing, latest: [] })).toEqual({ about: 'begin' });
    expect(remarkOn({ ...nothing, left: 30_000 })).toEqual({ about: 'hurry' });
    expect(remarkOn({ ...nothing, left: undefined, all: 1 })).toEqual({ about: 'half' });
    expect(remarkOn({ ...nothing, all: undefined })).toBeUndefined();
  });
});
