import { type Alphabet, english, type LanguageId, tilesOf } from './languages';

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

const writings = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
} as const;

/** Writings in which letters look like those of another. */
export type Writing = keyof typeof writings;

const names = Object.keys(writings) as Writing[];

/** A letter that may look like one of the alphabet, and is of another writing. */
export interface ForeignLetter {
  sign: string;
  writing: Writing;
}

const writingOf = (sign: string) => names.find((name) => writings[name].test(sign));

/** Those in a text that are of another writing than the alphabet, each once: a Cyrillic А is no A. */
export function foreignLetters(text: string, alphabet: Alphabet = english): ForeignLetter[] {
  const own = writingOf(alphabet.letters[0] ?? '');
  return [...new Set(text)].flatMap((sign) => {
    const writing = writingOf(sign);
    return writing && writing !== own ? { sign, writing } : [];
  });
}
