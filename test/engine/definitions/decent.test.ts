import { describe, expect, it } from 'vitest';
import { decentDefinition, decentLead, definitionOf, isRude } from '../../../src/shared/play/word-definition';
import { knownOf } from './shipped-glosses';

const shown = (word: string) => decentDefinition(knownOf(word)!, isRude);

describe('at a family table', () => {
  it('a rude word, or a form of one, has no definition', () => {
    for (const word of ['BITCH', 'BITCHED', 'ASSHOLES']) expect(shown(word)).toBeUndefined();
    const made = { ...knownOf('UNDO')!, origins: [{ of: 'BITCH', affix: '-ness' }] };
    expect(decentDefinition(made, isRude)).toBeUndefined();
    expect(decentLead({ mayComeFrom: 'BITCH' }, isRude)).toBe('unknown');
    expect(decentLead({ mayComeFrom: 'BIRCH' }, isRude)).toEqual({ mayComeFrom: 'BIRCH' });
  });

  it('a word that the definitions call an insult has none', () => {
    expect(knownOf('NANCE')).toBeDefined();
    expect(shown('NANCE')).toBeUndefined();
  });

  it('of other words only the coarse definitions are left out', () => {
    const all = knownOf('DIKE')!.senses;
    expect(shown('DIKE')!.senses).toEqual(all.filter(({ part }) => part === 'verb'));
    expect(shown('SHRIMP')).toEqual(knownOf('SHRIMP'));
    expect(shown('ATTACK')).toEqual(knownOf('ATTACK'));
  });
});

it('a rude word is known in any case, and others are not', () => {
  expect(isRude('BITCH')).toBe(true);
  expect(isRude('bitch')).toBe(true);
  expect(isRude('BIRCH')).toBe(false);
  expect(isRude('')).toBe(false);
});

it('a rude word, and one of another language, is not looked up', async () => {
  const book = { definition: () => Promise.reject(new Error('it was')) };
  expect(await definitionOf(book, 'BITCH', 'en')).toBe('withheld');
  expect(await definitionOf(book, 'BIRCH', 'es')).toBe('elsewhere');
  await expect(definitionOf(book, 'BIRCH', 'en')).rejects.toThrow('it was');
});
