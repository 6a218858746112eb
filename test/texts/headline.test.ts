import { expect, it } from 'vitest';
import { headline } from '../../src/texts/sentences/scramble';
import { en } from './spoken';

it('praises the end of a board by the rank, and nobody for nothing', () => {
  expect(headline(en, 'nest', 4)).toBe('Your result');
  expect(headline(en, undefined, 0)).toBe('Your result');
  expect(headline(en, undefined, 3)).toBe('Nicely done!');
  expect(headline(en, 'fledgling', 9)).toBe('Nicely done!');
  expect(headline(en, 'eagle', 40)).toBe('Brilliant!');
});
