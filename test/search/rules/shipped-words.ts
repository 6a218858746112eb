import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { LanguageId } from '../../../src/engine/alphabet/languages';
import { tilesOf } from '../../../src/engine/alphabet/languages';
import { readLetters } from '../../../src/engine/alphabet/spelling';
import { must } from '../../../src/engine/must';
import { wordSearch } from '../../../src/rules';
import { family } from './words';

const fileOf = (id: LanguageId, name: string) =>
  readFileSync(new URL(`../../../assets/languages/${id}/${name}`, import.meta.url));

export const packedWords = (id: LanguageId) => gunzipSync(fileOf(id, `${id}.pages`)).toString();

/** What a language brings to the game, as it ships. */
export const shippedWords = (id: LanguageId): wordSearch.LanguageWords =>
  id === 'en' ? family : must(wordSearch.readBrought(packedWords(id), id));

/** A text in the letters of a language; it must have no others. */
export function inLetters(text: string, id: LanguageId): string {
  const read = readLetters(text, tilesOf(id).alphabet);
  if ('stranger' in read) throw new Error(`${text} has ${read.stranger}`);
  return read.letters;
}

/** All words that a family table may not want to see, long enough to be seen in a grid. */
export const rudeWordsOf = (id: LanguageId): string[] =>
  fileOf(id, 'family-filter.txt')
    .toString()
    .trim()
    .split('\n')
    .map((word) => inLetters(word, id))
    .filter(({ length }) => length >= wordSearch.shortestFindable);

/** The categories as they were written. */
export const writtenLists = (id: LanguageId) =>
  JSON.parse(fileOf(id, 'search-lists.json').toString()) as Record<wordSearch.PresetId, string>;
