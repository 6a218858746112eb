import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../src/core/meanings';
import { decentMeaning } from '../../../src/core/meanings/decent';
import { isRude } from '../../../src/match/rude-words';
import { glosses } from './shipped-glosses';

const shown = (word: string) => decentMeaning(meaningOf(word, glosses)!, isRude);

describe('at a family table', () => {
  it('a rude word, or a form of one, has no meaning', () => {
    for (const word of ['BITCH', 'BITCHED', 'ASSHOLES']) expect(shown(word)).toBeUndefined();
  });

  it('a word that the meanings call an insult has none', () => {
    expect(meaningOf('NANCE', glosses)).toBeDefined();
    expect(shown('NANCE')).toBeUndefined();
  });

  it('of other words only the coarse meanings are left out', () => {
    const all = meaningOf('DIKE', glosses)!.senses;
    expect(shown('DIKE')!.senses).toEqual(all.filter(({ part }) => part === 'verb'));
    expect(shown('SHRIMP')).toEqual(meaningOf('SHRIMP', glosses));
    expect(shown('ATTACK')).toEqual(meaningOf('ATTACK', glosses));
  });
});

it('a rude word is known in any case, and others are not', () => {
  expect(isRude('BITCH')).toBe(true);
  expect(isRude('bitch')).toBe(true);
  expect(isRude('BIRCH')).toBe(false);
  expect(isRude('')).toBe(false);
});
