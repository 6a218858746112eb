import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { rudeWords, turned } from './words';

const { checkList, presetIds, presetList, presetWords, readWordList } = wordSearch;

describe('The presets', () => {
  it('are at least 24, and none is like another', () => {
    expect(presetIds.length).toBeGreaterThanOrEqual(24);
    expect(new Set(presetIds.map((id) => presetWords(id).toSorted().join())).size).toBe(presetIds.length);
  });

  it.each(presetIds)('%s passes every check of an own list', (id) => {
    const words = presetWords(id);
    expect(words).toHaveLength(14);
    for (const word of words) expect(word).toMatch(/^[A-Z]{3,10}$/);
    expect(checkList({ name: 'Preset', words })).toEqual({
      name: undefined,
      words: words.map(() => undefined),
      ready: 14,
      sound: true,
    });
    expect(readWordList(presetList(id))).toEqual({ id, words });
  });

  it.each(presetIds)('%s has no rude word within, from either end', (id) => {
    for (const word of presetWords(id))
      expect(
        rudeWords.filter((rude) => word.includes(rude) || turned(word).includes(rude)),
        word,
      ).toEqual([]);
  });

  it('have words of many lengths', () => {
    for (const id of presetIds)
      expect(new Set(presetWords(id).map(({ length }) => length)).size, id).toBeGreaterThanOrEqual(4);
  });
});
