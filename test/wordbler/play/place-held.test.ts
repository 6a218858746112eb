import { expect, it } from 'vitest';
import { catalogues } from '../../../src/texts/catalogues';
import { languageTags } from '../../../src/texts/languages';
import { standingOf } from '../../../src/texts/sentences/board';
import { placeHeld } from '../../../src/wordbler/play/match';

it('is the first or the second, or what is missing to the place before; one that is shared is none', () => {
  expect(placeHeld(0, [90, 40])).toEqual({ place: 1 });
  expect(placeHeld(1, [90, 40])).toEqual({ place: 2 });
  expect(placeHeld(0, [90, 90])).toBeUndefined();
  expect(placeHeld(2, [90, 40, 33])).toEqual({ behind: 7, place: 2 });
  expect(placeHeld(2, [90, 90, 33])).toEqual({ behind: 57, place: 1 });
  expect(placeHeld(3, [90, 60, 40, 12])).toEqual({ behind: 28, place: 3 });
  expect(placeHeld(3, [90, 60, 60, 12])).toEqual({ behind: 48, place: 2 });
  expect(placeHeld(0, [0, 0, 0])).toBeUndefined();
});

it.each(languageTags)('is told to everybody in words of its own: %s', async (language) => {
  const texts = await catalogues[language].texts();
  const held = [{ place: 1 }, { place: 2 }, ...[1, 2, 3].map((place) => ({ behind: 8, place }))] as const;
  const told = held.map((one) => standingOf(texts, 33, one, 20));
  expect(new Set(told).size).toBe(held.length);
  for (const text of told.slice(2)) expect(text).toContain(texts.forms.figure(8));
  expect(standingOf(texts, 33, undefined, 20).split(' · ')).toHaveLength(2);
});
