import type { LanguageId } from '../../engine/alphabet/languages';
import type { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { WordBookClient } from '../../worker/study/word-book-client';

/** The word book of a language, at hand until the scene is left: what it has laid out takes room. */
export function bookOf({ lists }: Services, language: LanguageId, scope: SceneScope): WordBookClient {
  const book = new WordBookClient(() => lists.of(language).wanted());
  scope.whenLeft(() => book.close());
  return book;
}
