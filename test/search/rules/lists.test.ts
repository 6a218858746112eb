import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { mixedWords } from './words';

const {
  capitals,
  checkList,
  formerId,
  namedId,
  ownList,
  pastedWords,
  presetList,
  presetWords,
  readOwnList,
  readWordList,
  wordFaults,
} = wordSearch;

const travels =
  'LISBON KYOTO FJORD GONDOLA JAPANESE PASSPORT HARBOUR CAMEL MARKET TEMPLE LAGOON TICKET ISLAND DESERT'.split(' ');

const withWord = (word: string, at = 13) => travels.with(at, word);

describe('A word of an own list', () => {
  it.each([
    ['FJORDS', undefined],
    ['desert', undefined],
    ['dEsErT', undefined],
    ['NEW YORK', { code: 'space' }],
    [' ROME', { code: 'space' }],
    ['ROME ', { code: 'space' }],
    ['RO\tME', { code: 'space' }],
    ['RO\u00a0ME', { code: 'space' }],
    ['CAFÉ', undefined],
    ['ROUTE66', { code: 'notALetter' }],
    ['CO-OP', { code: 'notALetter' }],
    ['straße', undefined],
    ['ſand', { code: 'notALetter' }],
    ['ıtaly', { code: 'notALetter' }],
    ['ＲＯＭＥ', { code: 'notALetter' }],
    ['РОМ', { code: 'notALetter', foreign: [...'РОМ'].map((sign) => ({ sign, writing: 'Cyrillic' })) }],
    ['🏝🏝🏝', { code: 'notALetter' }],
    ['A', { code: 'tooShort' }],
    ['AB', { code: 'tooShort' }],
    ['ABC', undefined],
    ['ABCDEFGHIJ', undefined],
    ['ABCDEFGHIJK', { code: 'tooLong' }],
    ['', undefined],
    ['KYOTO', { code: 'double', other: 'KYOTO' }],
    ['kyoto', { code: 'double', other: 'KYOTO' }],
    ['OTOYK', { code: 'reversed', other: 'KYOTO' }],
    ['JAPAN', { code: 'inside', other: 'JAPANESE' }],
    ['PORT', { code: 'inside', other: 'PASSPORT' }],
    ['ROPS', { code: 'insideReversed', other: 'PASSPORT' }],
    ['ROPSSAP', { code: 'insideReversed', other: 'PASSPORT' }],
    ['NAPAJ', { code: 'insideReversed', other: 'JAPANESE' }],
  ] satisfies [string, wordSearch.WordFault | undefined][])('%j', (word, fault) => {
    expect(wordFaults(withWord(word))[13]).toEqual(fault);
  });

  it('is at fault itself, not the word around it, wherever the two stand', () => {
    const faults = wordFaults(['PASSPORTS', ...withWord('JAPAN', 0).slice(0, 13)]);
    expect(faults[1]).toEqual({ code: 'inside', other: 'JAPANESE' });
    expect(faults[6]).toEqual({ code: 'inside', other: 'PASSPORTS' });
    expect(faults.filter(Boolean)).toHaveLength(2);
  });

  it('may be the same from behind', () => {
    expect(wordFaults(withWord('LEVEL'))[13]).toBeUndefined();
  });

  it('is shown in capitals without accents, and what is no letter of the alphabet stays as it is', () => {
    expect(capitals('zebra É ß ſ')).toBe('ZEBRA E SS ſ');
  });

  it('may be pasted with all others', () => {
    expect(pastedWords('lisbon, kyoto;\r\n fjord \n\n\tgondola')).toEqual(['LISBON', 'KYOTO', 'FJORD', 'GONDOLA']);
    expect(pastedWords(travels.join('\n'))).toEqual(travels);
    expect(wordFaults(pastedWords('New York\nRome'))[0]).toEqual({ code: 'space' });
  });
});

describe('An own list', () => {
  const check = (words: readonly string[], name = 'Our travels', others: string[] = []) =>
    checkList({ name, words }, others);

  it('is sound with a name and 4 to 40 good words', () => {
    expect(check(travels)).toMatchObject({ name: undefined, ready: 14, sound: true });
    for (let count = 0; count < 14; count++) {
      const typed = travels.map((word, at) => (at < count ? word : ''));
      expect(check(typed)).toMatchObject({ ready: count, sound: count >= 4 });
    }
    const many = mixedWords(41, new Dice('many'));
    expect(check(many.slice(1))).toMatchObject({ ready: 40, sound: true });
    expect(check(many)).toMatchObject({ ready: 41, sound: false });
    expect(check([...travels, 'ROME'])).toMatchObject({ ready: 15, sound: true });
    expect(check([...travels, '', ''])).toMatchObject({ ready: 14, sound: true });
    expect(check([...travels, 'A'])).toMatchObject({ ready: 14, sound: false });
    expect(check([])).toMatchObject({ ready: 0, sound: false });
  });

  it.each([
    ['', 'nameEmpty'],
    ['   ', 'nameEmpty'],
    ['A name of more than 16 signs', 'nameTooLong'],
    ['PAINTING', 'nameTaken'],
  ])('named %j is not sound', (name, fault) => {
    expect(check(travels, name, ['Painting'])).toMatchObject({ name: fault, sound: false });
  });

  it('becomes a list to be played, known by its name and its words', () => {
    const list = ownList({ name: ' Our  travels ', words: travels.map((word) => word.toLowerCase()) });
    expect(list).toMatchObject({ name: 'Our travels', words: travels });
    expect(ownList({ name: 'Our travels', words: [...travels].reverse() }).id).toBe(list.id);
    expect(ownList({ name: 'Other', words: travels }).id).not.toBe(list.id);
    expect(namedId(formerId(travels), 'Our travels')).toBe(list.id);
    expect(readWordList({ ...list, id: formerId(travels) })).toBeUndefined();
    expect(ownList({ name: 'Our travels', words: withWord('ROME') }).id).not.toBe(list.id);
    expect(readWordList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'LISBON'],
    ['no words', { name: 'A' }],
    ['no name', { words: travels }],
    ['words that are none', { name: 'A', words: travels.map(() => 7) }],
    ['a hole', { name: 'A', words: Object.assign(new Array(14), travels.slice(0, 13)) }],
    ['3 words', { name: 'A', words: travels.slice(11) }],
    ['41 words', { name: 'A', words: mixedWords(41, new Dice('many')) }],
    ['a word in another', { name: 'A', words: withWord('JAPAN') }],
    ['a word in another from behind', { name: 'A', words: withWord('NAPAJ') }],
  ])('is not read from %s', (_, value) => {
    expect(readOwnList(value)).toBeUndefined();
  });

  it('is not taken for a preset, nor with another id', () => {
    const list = ownList({ name: 'A', words: travels });
    expect(readWordList({ ...list, id: 'own-0' })).toBeUndefined();
    expect(readWordList({ ...list, id: 'space' })).toBeUndefined();
    expect(readWordList({ ...presetList('space'), name: 'Space' })).toBeUndefined();
    expect(readWordList({ ...presetList('space'), words: presetWords('fruit').slice(1) })).toBeUndefined();
    expect(readWordList({ ...list, words: list.words.map((word) => word.toLowerCase()) })).toBeUndefined();
  });
});
