import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { english } from '../../../src/engine/alphabet/languages';
import { Familiarity, WordOrder } from '../../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { often } from '../../long';
import { familiarity, familyFilter, lexicon, marks, packedMarks } from './shipped-familiarity';

const few = ['A', 'AB', 'ABBA', 'BAA', 'CAB', 'CABBA', 'CABS'];
const fewWords = new Lexicon({
  id: 'few',
  alphabet: english,
  ...unpackGraph(packGraph(few, english), english),
});

describe('The order of words', () => {
  it('is told without a list, for any word', () => {
    const order = new WordOrder(lexicon);
    const step = often(9, 1);
    let place = 0;
    for (const word of lexicon.words()) {
      if (place % step === 0 && order.placeOf(word) !== place)
        expect.fail(`${word} is ${order.placeOf(word)}, not ${place}`);
      place++;
    }
    expect(place).toBe(lexicon.size);
  });

  it('has no place for what is no word', () => {
    const order = new WordOrder(fewWords);
    expect(few.map((word) => order.placeOf(word))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const none of ['', 'B', 'ABB', 'CABBAS', 'cab', 'CÄB', 'C B', 'Z'])
      expect(order.placeOf(none), none).toBeUndefined();
  });
});

describe('How well known words are', () => {
  it.each([
    ['THE', 10],
    ['WATER', 10],
    ['AARDVARK', 20],
    ['WREN', 20],
    ['ANKLE', 35],
    ['SLEUTH', 40],
    ['AARDVARKS', 50],
    ['AAH', 55],
    ['YURT', 60],
    ['AARDWOLF', 70],
    ['COLOUR', 10],
    ['ZYZZYVAS', undefined],
    ['CWM', 70],
    ['ABYES', undefined],
    ['QXZ', undefined],
    ['the', undefined],
    ['', undefined],
  ])('is told of %s', (word, level) => expect(familiarity.levelOf(word)).toBe(level));

  it('covers three words of five, most of them rare; what is not for a family table is what the filter has', () => {
    const rude: string[] = [];
    const counts = new Map<number | undefined, number>();
    for (const word of lexicon.words()) {
      const level = familiarity.levelOf(word);
      counts.set(level, (counts.get(level) ?? 0) + 1);
      if (familiarity.isRude(word)) rude.push(word);
    }
    expect([...counts.keys()].map((level) => level ?? 0).sort((a, b) => a - b)).toEqual([
      0, 10, 20, 35, 40, 50, 55, 60, 70,
    ]);
    expect(counts.get(10)).toBe(4006);
    expect(counts.get(20)).toBe(7075);
    expect(counts.get(undefined)).toBe(65_668);
    expect(`${rude.join('\n').toLowerCase()}\n`).toBe(familyFilter);
  });

  it('is small to fetch', () => expect(packedMarks.length).toBeLessThan(60_000));
});

describe('Words that are not for a family table', () => {
  it('keep their level', () => expect(familiarity.levelOf('DAMN')).toBe(20));

  it('are not those that only look like some', () => {
    for (const word of ['ASSESS', 'COCKTAIL', 'SCRAP', 'TITAN', 'GRAPE', 'SNIGGER', 'MISHIT', 'NOWORD', ''])
      expect(familiarity.isRude(word), word).toBe(false);
  });
});

describe('Damaged marks', () => {
  const withMark = (mark: number) => Uint8Array.from(few, (_, at) => (at === 3 ? mark : 0));

  it('are refused when there are not as many as words', () => {
    expect(() => new Familiarity(marks.subarray(1), lexicon)).toThrow('168550 marks for 168551 words');
    expect(() => new Familiarity(new Uint8Array(), fewWords)).toThrow('0 marks for 7 words');
    expect(() => new Familiarity(marks, fewWords)).toThrow('168551 marks for 7 words');
  });

  it.each([9, 15, 16 + 9, 32, 255])('are refused when one is %i', (mark) => {
    expect(() => new Familiarity(withMark(mark), fewWords)).toThrow(`mark 3 is ${mark}`);
  });

  it.each([
    [0, undefined, false],
    [1, 10, false],
    [8, 70, false],
    [16, undefined, true],
    [24, 70, true],
  ])('are not these: %i', (mark, level, rude) => {
    const known = new Familiarity(withMark(mark), fewWords);
    expect([known.levelOf('BAA'), known.isRude('BAA')]).toEqual([level, rude]);
    expect([known.levelOf('CAB'), known.isRude('CAB')]).toEqual([undefined, false]);
  });
});
