import type { LanguageId } from '../../engine/alphabet/languages';
import { tidyLine } from '../../engine/players/names';
import { fieldsOf } from '../../engine/saving/untrusted';
import * as wordSearch from '../rules';
import { sheetMark } from './menu-facts';

/** Where the page that is being made for a class outlives a visit. */
export const draftKey = 'search worksheet';

/** A worksheet while it is made: its words as they were typed. */
export interface SheetDraft extends Omit<wordSearch.Worksheet, 'words'> {
  typed: string;
}

export const longestTyped = 10_000;

export const worksheetOf = ({ typed, title, message, ...draft }: SheetDraft): wordSearch.Worksheet => ({
  ...draft,
  title: tidyLine(title, wordSearch.longestTitle),
  message: tidyLine(message, wordSearch.longestMessage),
  words: wordSearch.sheetWordsIn(typed),
});

/** What was made at the last visit, as far as it can be read; or a new page. */
export function readDraft(saved: unknown, language: LanguageId, seed: string): SheetDraft {
  const { typed, ...rest } = fieldsOf<SheetDraft>(saved) ?? {};
  const read = wordSearch.readWorksheet({ ...rest, words: [] });
  if (typeof typed === 'string' && typed.length <= longestTyped && read) {
    const { words: _, ...sheet } = read;
    return { ...sheet, typed };
  }
  return {
    typed: '',
    title: '',
    language,
    shape: 'square',
    side: 12,
    directions: ['right', 'down', 'downRight'],
    shown: 'words',
    message: '',
    seed,
    isApart: true,
  };
}

/** An address that leads whoever opens it to the same worksheet. Nothing of it is sent to a server. */
export const linkToSheet = (text: string, page: string) => `${page.replace(/[?#].*$/s, '')}${sheetMark}${text}`;
