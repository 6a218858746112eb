import { expect, it } from 'vitest';
import { sheetTime } from '../../../src/wordbler/play/shown-table';
import { presets } from '../../../src/wordbler/rules';

it('The score sheet opens by itself as the rules have it, unless the player likes it otherwise', () => {
  const { casual, classic, wordbler } = presets;
  expect([casual, classic, wordbler].map((rules) => sheetTime('rules', rules))).toEqual(['asked', 'own', 'each']);
  expect(sheetTime('rules', { ...casual, hints: false })).toBe('own');
  for (const chosen of ['each', 'own', 'asked'] as const)
    for (const rules of [casual, classic, wordbler]) expect(sheetTime(chosen, rules)).toBe(chosen);
});
