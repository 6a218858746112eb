import { describe, expect, it } from 'vitest';
import { type LanguageId, playLanguages } from '../../../src/engine/alphabet/languages';
import { signsOfOwn } from '../../../src/engine/alphabet/writings';
import { wordSearch } from '../../../src/rules';

const ids = Object.keys(playLanguages) as LanguageId[];

describe('The signs of a language that a keyboard of another one may lack', () => {
  it.each(ids)('are each once, small, and letters that a list may have: %s', (language) => {
    const signs = signsOfOwn(language);
    expect(signs.length).toBeGreaterThan(5);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) {
      expect(sign).toBe(sign.toLocaleLowerCase(language));
      expect(sign).not.toMatch(/[a-z]/);
      expect(wordSearch.lettersInGrid(sign, language), sign).toBeDefined();
    }
  });

  it('are all of an alphabet that is another writing', () => {
    expect(signsOfOwn('ru').join('')).toContain('абвгде');
    expect(signsOfOwn('pl')).toEqual([...'ąćęłńóśźż']);
  });
});
