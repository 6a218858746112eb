import { spelled } from '../../../engine/alphabet/digraphs';
import { isLanguage, playLanguages } from '../../../engine/alphabet/languages';
import { fieldsOf } from '../../../engine/keeping/fields';
import { checkList, type ListCheck } from './check';
import { wordsInList } from './sizes';
import { alphabetOf, isTexts, type OwnList, ownList } from './word-list';

/** More is no file of lists, and is not even read. */
export const longestFile = 200_000;
export const mostLists = 200;

export type ListFileFault =
  | { code: 'tooBig' | 'notAListFile' | 'otherVersion' | 'noLists' | 'tooManyLists' }
  | { code: 'badShape'; list: number }
  | { code: 'wordCount'; list: number; name: string; count: number }
  | { code: 'badList'; list: number; name: string; language: string | undefined; check: ListCheck };

export type ListFile = { ok: true; lists: OwnList[] } | { ok: false; fault: ListFileFault };

const kind = 'word lists';

/** Letters are written in full there, so that people can read them. */
const written = ({ name, language, words }: OwnList): OwnList => ({
  name,
  ...(language && { language }),
  words: words.map(spelled),
});

export const writeListFile = (lists: readonly OwnList[]): string =>
  `${JSON.stringify({ app: 'wordbler', kind, version: 1, lists: lists.map(written) }, null, 2)}\n`;

/** The lists in a file's text: all of them, or why none. */
export function readListFile(text: string): ListFile {
  if (text.length > longestFile) return refuse({ code: 'tooBig' });
  const file = fieldsOf<{ app: string; kind: string; version: number; lists: OwnList[] }>(parsed(text));
  if (file?.app !== 'wordbler' || file.kind !== kind) return refuse({ code: 'notAListFile' });
  if (file.version !== 1) return refuse({ code: 'otherVersion' });
  if (!Array.isArray(file.lists) || file.lists.length === 0) return refuse({ code: 'noLists' });
  if (file.lists.length > mostLists) return refuse({ code: 'tooManyLists' });
  const lists: OwnList[] = [];
  for (const [at, value] of file.lists.entries()) {
    const fault = faultOf(value, at);
    if (fault) return refuse(fault);
    const { name = '', language, words } = ownList(value);
    lists.push({ name, ...(language && { language }), words });
  }
  return { ok: true, lists };
}

function faultOf(value: unknown, list: number): ListFileFault | undefined {
  const { name, language = 'en', words } = fieldsOf<OwnList>(value) ?? {};
  if (typeof name !== 'string' || !isTexts(words)) return { code: 'badShape', list };
  if (typeof language !== 'string' || !isLanguage(language)) return { code: 'badShape', list };
  // A wrong number of words is told as such, however many of them there are.
  const count = words.filter((word) => word !== '').length;
  if (count !== wordsInList) return { code: 'wordCount', list, name, count };
  const check = checkList({ name, words }, [], alphabetOf({ language }));
  if (check.sound) return undefined;
  // As it calls itself.
  const said = language === 'en' ? undefined : playLanguages[language].name;
  return { code: 'badList', list, name, language: said, check };
}

function parsed(text: string): unknown {
  try {
    // Some editors begin a file with a mark that is no part of it.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const refuse = (fault: ListFileFault): ListFile => ({ ok: false, fault });
