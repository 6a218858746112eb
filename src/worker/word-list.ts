import elFamiliarity from '../../assets/languages/el/el.familiarity?url';
import elWords from '../../assets/languages/el/el.words?url';
import enFamiliarity from '../../assets/languages/en/en.familiarity?url';
import enWords from '../../assets/languages/en/en.words?url';
import esFamiliarity from '../../assets/languages/es/es.familiarity?url';
import esWords from '../../assets/languages/es/es.words?url';
import frFamiliarity from '../../assets/languages/fr/fr.familiarity?url';
import frWords from '../../assets/languages/fr/fr.words?url';
import nlFamiliarity from '../../assets/languages/nl/nl.familiarity?url';
import nlWords from '../../assets/languages/nl/nl.words?url';
import plFamiliarity from '../../assets/languages/pl/pl.familiarity?url';
import plWords from '../../assets/languages/pl/pl.words?url';
import ptFamiliarity from '../../assets/languages/pt/pt.familiarity?url';
import ptWords from '../../assets/languages/pt/pt.words?url';
import ruFamiliarity from '../../assets/languages/ru/ru.familiarity?url';
import ruWords from '../../assets/languages/ru/ru.words?url';
import trFamiliarity from '../../assets/languages/tr/tr.familiarity?url';
import trWords from '../../assets/languages/tr/tr.words?url';
import type { Alphabet } from '../engine/alphabet/languages';
import { type LanguageId, languageIds, playLanguages } from '../engine/alphabet/languages';

/** A packed file as it ships. */
export interface PackedFile {
  readonly url: string;
  /** How long the file is: a server that compresses it again would name another length. */
  readonly bytes: number;
}

/** A word list as it ships. */
export interface WordList extends PackedFile {
  readonly id: string;
  readonly alphabet: Alphabet;
  /** How well known its words are. */
  readonly familiarity: PackedFile;
}

const file = (url: string, bytes: number): PackedFile => ({ url, bytes });

const files: Readonly<Record<LanguageId, readonly [words: PackedFile, familiarity: PackedFile]>> = {
  en: [file(enWords, 189_443), file(enFamiliarity, 58_853)],
  fr: [file(frWords, 156_791), file(frFamiliarity, 25_680)],
  es: [file(esWords, 193_743), file(esFamiliarity, 36_295)],
  pt: [file(ptWords, 93_365), file(ptFamiliarity, 25_510)],
  nl: [file(nlWords, 482_702), file(nlFamiliarity, 29_130)],
  pl: [file(plWords, 666_433), file(plFamiliarity, 58_998)],
  tr: [file(trWords, 971_137), file(trFamiliarity, 86_379)],
  ru: [file(ruWords, 282_879), file(ruFamiliarity, 38_048)],
  el: [file(elWords, 241_608), file(elFamiliarity, 32_416)],
};

/** Of every language that is played in. */
export const wordLists: readonly WordList[] = languageIds.map((language) => {
  const { list: id, tiles } = playLanguages[language];
  const [words, familiarity] = files[language];
  return { id, alphabet: tiles.alphabet, ...words, familiarity };
});
