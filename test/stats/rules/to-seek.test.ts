import { describe, expect, it } from 'vitest';
import { type AllToSeek, readToSeek, withWordsToSeek, writeToSeek } from '../../../src/stats/rules/to-seek';

const words = (...own: string[]) => ({ day: '2026-11-27', language: 'en' as const, words: own });

describe('words of other games to be searched for', () => {
  it('those missed on all boards of a day come together, the last board first, each once', () => {
    const one = withWordsToSeek({}, 'missed', words('HOUSE', 'TREE'));
    const two = withWordsToSeek(one, 'missed', words('TREE', 'BIRD'));
    expect(two.missed?.words).toEqual(['TREE', 'BIRD', 'HOUSE']);
    const next = withWordsToSeek(two, 'missed', { ...words('NEXT'), day: '2026-11-28' });
    expect(next.missed?.words).toEqual(['NEXT']);
    expect(withWordsToSeek(two, 'missed', { ...words('MOT'), language: 'fr' }).missed?.words).toEqual(['MOT']);
    const many = Array.from({ length: 200 }, (_, at) => `WORD${at}`);
    expect(withWordsToSeek({}, 'missed', words(...many)).missed?.words).toEqual(many.slice(0, 80));
  });

  it('those laid are of one game alone, and nothing comes of a game without words', () => {
    const all = withWordsToSeek(withWordsToSeek({}, 'laid', words('ONE')), 'laid', words('TWO'));
    expect(all).toEqual({ laid: words('TWO') });
    expect(withWordsToSeek(all, 'laid', words())).toBe(all);
  });

  it('are read as they were written, and anything else is refused', () => {
    const all: AllToSeek = { missed: words('A', 'B'), laid: { ...words('É'), language: 'fr' } };
    expect(readToSeek(JSON.parse(JSON.stringify(writeToSeek(all))))).toEqual(all);
    expect(readToSeek({ ...writeToSeek(all), version: 2 })).toBe('newer');
    for (const bad of [
      undefined,
      7,
      [],
      {},
      { version: 1, missed: { ...words(), day: 'today' } },
      { version: 1, laid: { ...words(), language: 'xx' } },
      { version: 1, laid: { ...words(), words: [7] } },
    ])
      expect(readToSeek(bad), JSON.stringify(bad)).toBe('damaged');
  });
});
