import type Phaser from 'phaser';
import type { LanguageId } from '../../engine/alphabet/languages';
import * as wordSearch from '../../search/rules';
import { goTo } from './go-to';

/** Words of another game, to be searched for. */
export interface Sought {
  among?: wordSearch.OwnList;
}

/**
 * What leads from another game to a search for its words, the first of them above all; undefined where they make no
 * list.
 */
export function searchFor(
  from: Phaser.Scene,
  name: () => string,
  words: readonly string[],
  language: LanguageId,
): (() => void) | undefined {
  const among = wordSearch.wordsAmong(words, language);
  return (
    among && (() => goTo(from, 'SearchChoose', { among: { name: name(), language, words: among } } satisfies Sought))
  );
}
