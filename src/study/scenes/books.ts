import type { LanguageId } from '../../engine/alphabet/languages';
import type { House } from '../../shared/scenes/house';
import type { SceneScope } from '../../shared/scenes/scene-scope';
import { WordBookClient } from '../../worker/study/word-book-client';

/** The word book of a language, at hand until the scene is left: what it has laid out takes room. */
export function bookOf({ lists }: House, language: LanguageId, scope: SceneScope): WordBookClient {
  const book = new WordBookClient(() => lists.of(language).wanted());
  scope.whenLeft(() => book.close());
  return book;
}
