import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { LanguageId } from '../../engine/alphabet/languages';
import { filterOf, type LanguageWords, languageOf, languageWords, readBrought, type Setup } from '../../search/rules';
import { languageOfRace, searchRace, searchRaceSetup } from '../../search/rules/race';
import type { RacedHere } from '../races/races';
import { readOnce } from '../words';

const languages = new URL('../../../assets/languages/', import.meta.url);

/** The lists of a language, read when somebody first races for one of them. */
const wordsOf = readOnce(async (id: LanguageId): Promise<LanguageWords | undefined> => {
  if (id === 'en') {
    const rude = await readFile(new URL('en/family-filter.txt', languages), 'utf8');
    return languageWords(filterOf('en'), rude.split('\n'));
  }
  const packed = await readFile(new URL(`${id}/${id}.pages`, languages));
  return readBrought(gunzipSync(packed).toString('utf8'), id);
});

/** Word search, as it is raced in. */
export const racedSearch: RacedHere = {
  async setup(wished, seed) {
    const language = languageOfRace(wished);
    const words = language && (await wordsOf(language));
    const setup = words && searchRaceSetup(wished, words, seed);
    if (!setup) return undefined;
    const { list, directions, clock } = setup;
    return { wished: { list: list.id, directions, clock }, setup };
  },
  async game(kept) {
    const setup = kept as Setup;
    const words = await wordsOf(languageOf(setup.list));
    return words && searchRace(setup, words);
  },
  languageOf: (kept) => languageOf((kept as Setup).list),
};
