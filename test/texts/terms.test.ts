import { expect, it } from 'vitest';
import { firstFrame } from '../../src/texts/en/first-frame';
import { englishMessages } from './english';
import { type Place, placesOf, terms } from './terms';

const { en, ...parts } = await englishMessages();
const english = placesOf({ ...en, ...parts, firstFrame });

it.each(terms)('English says “$term”, and no word that once stood for it', ({ dropped, except }) => {
  const said = ({ way, text }: Place) => dropped.test(text) && !except?.test(way);
  expect(english.filter(said)).toEqual([]);
});
