import { type LanguageId, tilesOf } from './languages';

/** What a language writes in a text and has no tile for. */
const beside: Readonly<Record<LanguageId, string>> = {
  en: 'àâçéèêëïñôöü',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúü',
  pt: 'áàâãçéêíóôõú',
  nl: 'áéèêëïóöü',
  pl: '',
  tr: 'âîû',
  ru: '',
  el: 'άέήίόύώϊϋ',
};

/** The signs of a language that a keyboard of another one may lack, as they stand within a word. */
export function signsOfOwn(language: LanguageId): string[] {
  const { letters } = tilesOf(language).alphabet;
  const small = letters.map((letter) => letter.toLocaleLowerCase(language));
  return [...new Set([...small, ...beside[language]])].filter((sign) => /^[^a-z\ue000-\uf8ff]$/u.test(sign));
}
