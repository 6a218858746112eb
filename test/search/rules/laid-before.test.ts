import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { digestOf } from '../../../src/engine/saving/untrusted';
import { wordSearch } from '../../../src/rules';
import { isLong, often, some } from '../../long';
import { kindNames, sheetOf } from './class-lists';
import { family } from './words';

/** Pages with a message take longest; in the sample they are fewer. */
const roundsOf = (kind: string) => (kind === 'a message' ? often(8, 40) : 40);

/** The grids of every list of which the first release could make a page: how many, and the sum of them all. */
const before: Readonly<Record<string, readonly [number, string]>> = {
  fourteen: [40, '257c831c637a53ee'],
  'easy ways': [40, '1501ffad7ad97cb9'],
  'forty short ones in 12 × 12': [40, 'efb8a65bf89c7c4b'],
  'forty words in 12 × 12': [4, '8f72c44991d00f7d'],
  'of one letter each': [40, 'adc492c27580746a'],
  'all of the same letter': [0, '741638a52e06bfe9'],
  'one inside another': [29, '8bd4b9cd4408d539'],
  'of two letters': [40, 'ee21636481f94478'],
  'few letters': [40, '31d032c9d1ab6855'],
  'of twenty letters': [38, 'a26acb95c591a2d1'],
  'a message': isLong ? [37, '6012c2c5769495fd'] : [8, '352d6b58458dfcee'],
  'another language': [40, '4ef7324ef337cfce'],
};

/** Which of the lists that are hardest to lay found no room then; all others did. */
const roomless = { 'forty words in 12 × 12': '---++------------------------------+---+' } as Readonly<
  Record<string, string>
>;

describe('A page for a class', () => {
  // Those that are hardest to lay take longest, and few of them had room.
  const others = kindNames.filter((kind) => !roomless[kind]);
  it.each(some(kindNames, others))('that could be made before has the same letters as then: %s', (kind) => {
    const dice = new Dice(`golden${kind}`);
    const grids: string[] = [];
    for (let round = 0; round < roundsOf(kind); round++) {
      const sheet = { ...sheetOf(kind, `golden ${round}`, dice), isApart: false };
      if (!wordSearch.checkWorksheet(sheet).sound || roomless[kind]?.[round] === '-') continue;
      const laid = wordSearch.layWorksheet(sheet, sheet.language === 'en' ? family : wordSearch.noFilter);
      if ('grid' in laid) grids.push(laid.grid.join());
    }
    expect([grids.length, digestOf(grids)]).toEqual(before[kind]);
  });
});
