import type { LanguageId } from '../../core/alphabet/languages';
import { WordBookClient } from '../../worker/study/word-book-client';
import type { House } from '../house';
import type { Sitting } from '../sitting';

/** The word book of a language, at hand until the scene is left: what it has laid out takes room. */
export function bookOf({ lists }: House, language: LanguageId, sitting: Sitting): WordBookClient {
  const book = new WordBookClient(() => lists.of(language).wanted());
  sitting.whenLeft(() => book.close());
  return book;
}
