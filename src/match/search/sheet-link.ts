import { wordSearch } from '../../core';
import { sheetMark } from './link-mark';

/** An address that leads whoever opens it to the same worksheet. Nothing of it is sent to a server. */
export const linkToSheet = (text: string, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${sheetMark}${text}`;

/** Whether the words that are at hand still lay the letters that were sent. */
export function laidAsSent(
  { sheet, isOf }: wordSearch.SentWorksheet,
  words: wordSearch.LanguageWords,
): boolean {
  const layout = wordSearch.layWorksheet(sheet, words);
  return 'grid' in layout && isOf(layout.grid);
}
