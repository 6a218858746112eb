import { describe, expect, it } from 'vitest';
import { type LanguageId, languageIds, playLanguages } from '../../../src/engine/alphabet/languages';
import { english, englishTiles, presets } from '../../../src/rules';
import { LeaveValues, learnedLeaves, RackParts } from '../../../src/wordbler/ai/leaves';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { knowledge } from './shipped-knowledge';

const codeOf = (letter: string) => (letter === '?' ? 0 : english.letters.indexOf(letter) + 1);
const codesOf = (rack: string) => [...rack].map(codeOf);
const { classic, wordbler } = presets;
const learned = LeaveValues.of(english, classic);

const isVowel = (code: number) => 'AEIOU'.includes(english.letters[code - 1] ?? '-');

/** The slow and obvious sum. */
function worthOf(codes: readonly number[], values = learned): number {
  let sum = 0;
  for (const [at, code] of codes.entries()) {
    sum += values.singles[code]!;
    for (const other of codes.slice(at + 1)) sum += values.pair(code, other);
  }
  const letters = codes.filter((code) => code !== 0);
  const vowels = letters.filter(isVowel).length;
  return sum + values.ofBalance[8 * vowels + letters.length - vowels]!;
}

function partsOf(rack: string): RackParts {
  const parts = new RackParts(learned);
  parts.take(codesOf(rack));
  return parts;
}

describe('what is kept', () => {
  it('has learned numbers that are read back as they were written', () => {
    const texts = Object.entries(learnedLeaves);
    expect(texts.map(([id]) => id).sort()).toEqual([...languageIds].sort());
    for (const [id, { withBonus, without }] of texts) {
      const { alphabet } = playLanguages[id as LanguageId].tiles;
      expect(LeaveValues.of(alphabet, classic).toText()).toBe(withBonus.join(''));
      expect(LeaveValues.of(alphabet, wordbler).toText()).toBe(without.join(''));
      expect([...withBonus, ...without].join('').length).toBeLessThanOrEqual(4096);
    }
  });

  it('is worth most with a blank, and little with what hardly fits a word', () => {
    const worth = (rack: string) => worthOf(codesOf(rack));
    const alone = ['?', ...english.letters].sort((a, b) => worth(b) - worth(a));
    expect(alone.slice(0, 2)).toEqual(['?', 'S']);
    expect(worth('Q')).toBeLessThan(0);
    expect(worth('QU')).toBeGreaterThan(worth('Q') + worth('U'));
    expect(worth('EE')).toBeLessThan(2 * worth('E'));
    expect(worth('ERS')).toBeGreaterThan(worth('UVW'));
  });

  it('is worth little with hardly any vowels, or hardly any consonants', () => {
    const worth = (rack: string, rules = classic) => worthOf(codesOf(rack), LeaveValues.of(english, rules));
    for (const rules of [classic, wordbler]) {
      for (const vowels of ['AEIOT', 'AEIO', 'AEIOU', 'AEIOUT', 'AEEIO', 'EIIO'])
        expect(worth(vowels, rules), vowels).toBeLessThan(-4);
      for (const consonants of ['BCDFG', 'CDLNRT', 'DGLNR', 'DLNRT'])
        expect(worth(consonants, rules), consonants).toBeLessThan(-3);
    }
    expect(worth('AEIRT')).toBeGreaterThan(worth('AEIOT') + 8);
    expect(worth('AEIRT')).toBeGreaterThan(worth('DLNRT') + 8);
  });

  it('is worth as much as the bonus for a full rack is of the usual one', () => {
    const [usual, half, none] = [50, 25, 0].map((fullRackBonus) =>
      worthOf(codesOf('AERST?'), LeaveValues.of(english, { fullRackBonus })),
    );
    expect(half).toBeCloseTo((usual! + none!) / 2, 9);
    expect(usual).toBeGreaterThan(none!);
    expect(LeaveValues.of(english, { fullRackBonus: 200 }).toText()).toBe(learned.toText());
  });

  it('is worth nothing more or less in an alphabet nobody has learned', () => {
    const greek = LeaveValues.of({ id: 'unlearned', letters: [...'ΑΒΓΔΕΖ'] }, classic);
    const parts = new RackParts(greek);
    parts.take([0, 1, 1, 2, 6]);
    expect([...parts.worths].every((worth) => worth === 0)).toBe(true);
  });

  it.each(['AEINRST', 'EE?SSS?', 'QUVVW', 'Z', '??', ''])('sums up letters and pairs: %s', (rack) => {
    const parts = partsOf(rack);
    for (let part = 0; part <= parts.whole; part++)
      expect(parts.worths[part]).toBeCloseTo(worthOf(parts.codesOf(part)), 9);
    expect(parts.codesOf(parts.whole)).toEqual(codesOf(rack).sort((a, b) => a - b));
  });

  it('is the rack without what a play lays, a blank for a blank', async () => {
    const desk = new SearchBoard(knowledge.gaddag, englishTiles, presets.wordbler);
    const rack = ['S', 'E', '', 'L', 'E', 'S', 'X'];
    const parts = new RackParts(learned);
    parts.take(rack.map((letter) => desk.codeOf(letter)));
    const plays = desk.findPlays(rack);
    expect(plays.count).toBeGreaterThan(100);
    for (let index = 0; index < plays.count; index++) {
      const left = [...rack];
      for (const { letter, blank } of desk.moveOf(plays, index).tiles)
        left.splice(left.indexOf(blank ? '' : letter), 1);
      const codes = left.map((letter) => desk.codeOf(letter)).sort((a, b) => a - b);
      expect(parts.codesOf(parts.keptBy(plays, index))).toEqual(codes);
    }
  });
});
