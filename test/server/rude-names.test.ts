import { describe, expect, it } from 'vitest';
import { type LanguageId, languageIds } from '../../src/engine/alphabet/languages';
import { rudeNamesIn } from '../../src/server/words';

const rude: readonly (readonly [LanguageId, readonly string[]])[] = [
  ['en', ['shit', 'Sh1t', 'S h i t', 'BULLSHITTER']],
  ['fr', ['Putain', 'PUT4IN', 'p.u.t.a.i.n', 'Enculé', 'encule']],
  ['es', ['Acojonaba', 'ac0jonaba', 'superacojonaba']],
  ['pl', ['burdel', 'Burd3l']],
  ['el', ['αιδοίο', 'ΑΙΔΟΙΟ']],
  ['ru', ['Анальная', 'анальной!']],
];
const good = ['Ada', 'Jesús', 'Zoë', 'Camille', 'Pétronille', 'Noémie', 'Małgorzata', 'Μαρία', 'Анна', 'Işık'];

describe('A name', () => {
  it.each(rude)('is not for a table in %s if its list has it, however it is written', async (language, names) => {
    const isRude = await rudeNamesIn(language);
    expect(names.filter((name) => !isRude(name))).toEqual([]);
  });

  it('piles no marks over what the others see, but has all that a script needs', async () => {
    const isRude = await rudeNamesIn('en');
    expect(isRude(`Z${'\u0335\u0321\u0358'.repeat(20)}oe`)).toBe(true);
    for (const name of ['Nguyễn', 'กิ๊ฟ', 'স্ত্রী', 'བསྒྲུབས', 'שָׁלוֹם', '👨‍👩‍👧'])
      expect([name, isRude(name)]).toEqual([name, false]);
  });

  it('is for every table if it is one', async () => {
    for (const language of languageIds) {
      const isRude = await rudeNamesIn(language);
      expect([language, good.filter(isRude)]).toEqual([language, []]);
    }
  });

  it('that English would not have is for no table; what one language would not have may be a name in another', async () => {
    const [french, spanish] = [await rudeNamesIn('fr'), await rudeNamesIn('es')];
    expect([french('sh1t'), spanish('sh1t'), french('Putain'), spanish('Putain')]).toEqual([true, true, true, false]);
  });
});
