import { Familiarity } from '../engine/familiarity/familiarity';
import type { Lexicon } from '../engine/lexicon/lexicon';
import { DamagedWordsError } from '../engine/lexicon/word-graph';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import type { WordList } from './word-list';

/** How well known the words of a list are; a `LoadError` says why it cannot be had. */
export async function fetchFamiliarity(
  words: Lexicon,
  fetchFile: typeof fetch,
  lists: readonly WordList[],
): Promise<Familiarity> {
  const file = lists.find(({ alphabet }) => alphabet.id === words.alphabet.id)?.familiarity;
  if (!file) throw new LoadError({ code: 'missing', detail: `nothing is known of ${words.alphabet.id}` });
  const packed = await fetchWords(file, fetchFile, () => {});
  const marks = await unpackWords(packed);
  try {
    return new Familiarity(marks, words);
  } catch (error) {
    if (error instanceof DamagedWordsError) throw new LoadError({ code: 'damaged', detail: error.message });
    throw error;
  }
}
