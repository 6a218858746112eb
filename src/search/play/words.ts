import elPages from '../../../assets/languages/el/el.pages?url';
import rudeEnglish from '../../../assets/languages/en/family-filter.txt?raw';
import esPages from '../../../assets/languages/es/es.pages?url';
import frPages from '../../../assets/languages/fr/fr.pages?url';
import nlPages from '../../../assets/languages/nl/nl.pages?url';
import plPages from '../../../assets/languages/pl/pl.pages?url';
import ptPages from '../../../assets/languages/pt/pt.pages?url';
import ruPages from '../../../assets/languages/ru/ru.pages?url';
import trPages from '../../../assets/languages/tr/tr.pages?url';
import type { LanguageId } from '../../engine/alphabet/languages';
import { fetchWords, LoadError, unpackWords } from '../../worker/fetch-words';
import * as wordSearch from '../rules';

type LanguageWords = wordSearch.LanguageWords;

const files: Readonly<Record<Exclude<LanguageId, 'en'>, string>> = {
  fr: frPages,
  es: esPages,
  pt: ptPages,
  nl: nlPages,
  pl: plPages,
  tr: trPages,
  ru: ruPages,
  el: elPages,
};

// Nobody waits longer for some thousand bytes.
const patienceMs = 6000;

let english: LanguageWords | undefined;
const others = new Map<LanguageId, LanguageWords>();

/** They come with the page, so that the same seed gives the same grid to everyone. */
export function englishWords(): LanguageWords {
  english ??= wordSearch.languageWords(wordSearch.filterOf('en'), rudeEnglish.split('\n'));
  return english;
}

/** The words that a language brings to this game, once they have come. */
export const wordsHere = (language: LanguageId): LanguageWords | undefined =>
  language === 'en' ? englishWords() : others.get(language);

/** Has them fetched where they are not here; a `LoadError` says why they cannot be had. */
export async function wordsOf(language: LanguageId): Promise<LanguageWords> {
  const here = wordsHere(language);
  if (here || language === 'en') return here ?? englishWords();
  const words = wordSearch.readBrought(await textOf(files[language]), language);
  if (!words) throw new LoadError({ code: 'damaged', detail: `the words of ${language}` });
  others.set(language, words);
  return words;
}

async function textOf(url: string): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs);
  const packed = await fetchWords(
    { url, bytes: 1 },
    (file) => fetch(file, { signal }),
    () => {},
  );
  return new TextDecoder().decode(await unpackWords(packed));
}
