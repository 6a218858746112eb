import type { LanguageId } from '../../engine/alphabet/languages';
import type { House } from '../../shared/scenes/house';
import type { Sitting } from '../../shared/scenes/sitting';
import { WordBookClient } from '../../worker/study/word-book-client';

/** The word book of a language, at hand until the scene is left: what it has laid out takes room. */
export function bookOf({ lists }: House, language: LanguageId, sitting: Sitting): WordBookClient {
  const book = new WordBookClient(() => lists.of(language).wanted());
  sitting.whenLeft(() => book.close());
  return book;
}
