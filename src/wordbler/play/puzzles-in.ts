import type { LanguageId } from '../../engine/alphabet/languages';
import type { Puzzles } from '../../study/rules';
import { FindOfDay, languageOfFind, readFind } from '../rules/find-of-day';

/** The puzzles whose words are of a language. One that cannot be laid on the table would stand before all others. */
export const puzzlesIn = (puzzles: Puzzles, language: LanguageId): Puzzles =>
  puzzles.filter(({ line }) => languageOfFind(line) === language && canBeLaid(line));

function canBeLaid(line: string): boolean {
  const find = readFind(line);
  return find !== undefined && FindOfDay.of(find) !== undefined;
}
