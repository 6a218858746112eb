import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spelled } from '../../../src/engine/alphabet/digraphs';
import { type LanguageFile, tileSet } from '../../../src/engine/alphabet/languages';
import { readLetters } from '../../../src/engine/alphabet/spelling';

const alphabetOf = (id: string) => {
  const file = new URL(`../../../assets/languages/${id}/language.json`, import.meta.url);
  return tileSet(JSON.parse(readFileSync(file, 'utf8')) as LanguageFile).alphabet;
};
const [english, french, spanish, turkish, russian, greek, dutch, polish] = [
  ...['en', 'fr', 'es', 'tr', 'ru', 'el', 'nl', 'pl'].map(alphabetOf),
] as [never, never, never, never, never, never, never, never];

/** As it is spelled, once it was read. */
const tiles = (text: string, alphabet: Parameters<typeof readLetters>[1]) => {
  const read = readLetters(text, alphabet);
  return 'letters' in read ? [...read.letters].map((letter) => spelled(letter)) : read;
};

describe('a text in letters', () => {
  it.each([
    ['llama', ['LL', 'A', 'M', 'A']],
    ['CHORRO', ['CH', 'O', 'RR', 'O']],
    ['Llave', ['LL', 'A', 'V', 'E']],
    ['ñandú', ['Ñ', 'A', 'N', 'D', 'U']],
    ['n\u0303u', ['Ñ', 'U']],
    ['pingüino', ['P', 'I', 'N', 'G', 'U', 'I', 'N', 'O']],
  ])('has %s on these tiles in Spanish: %j', (text, expected) => {
    expect(tiles(text, spanish)).toEqual(expected);
  });

  it('folds what no tile has, as each language does', () => {
    expect(tiles('cœur', french)).toEqual([...'COEUR']);
    expect(tiles('Noël', french)).toEqual([...'NOEL']);
    expect(tiles('ĳs', dutch)).toEqual([...'IJS']);
    expect(tiles('λόγος', greek)).toEqual([...'ΛΟΓΟΣ']);
    expect(tiles('ёж', russian)).toEqual(['Ё', 'Ж']);
    expect(tiles('żółć', polish)).toEqual([...'ŻÓŁĆ']);
  });

  it('keeps the two letters i of Turkish apart, both ways', () => {
    expect(tiles('ılık', turkish)).toEqual([...'ILIK']);
    expect(tiles('İlik', turkish)).toEqual([...'İLİK']);
    expect(tiles('hâlâ', turkish)).toEqual([...'HALA']);
    expect('IİŞ'.toLocaleLowerCase('tr')).toBe('ıiş');
  });

  it('names what is no letter, and where it stands: letters of another script, too', () => {
    expect(readLetters('CАT', english)).toEqual({ stranger: 'А', at: 1 });
    expect(readLetters('kilo', spanish)).toEqual({ stranger: 'k', at: 0 });
    expect(readLetters('ca t', english)).toEqual({ stranger: ' ', at: 2 });
    expect(readLetters('c4t', english)).toEqual({ stranger: '4', at: 1 });
    expect(readLetters('🐈', english)).toEqual({ stranger: '🐈', at: 0 });
    expect(readLetters('', english)).toEqual({ letters: '' });
  });
});
