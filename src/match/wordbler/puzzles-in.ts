import type { LanguageId } from '../../core/alphabet/languages';
import type { Puzzles } from '../../core/study';
import { languageOfFind } from '../../core/wordbler/find-of-day';

/** The puzzles whose words are of a language. */
export const puzzlesIn = (puzzles: Puzzles, language: LanguageId): Puzzles =>
  puzzles.filter(({ line }) => languageOfFind(line) === language);
