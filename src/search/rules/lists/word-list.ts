import { spelled } from '../../../engine/alphabet/digraphs';
import { type Alphabet, isLanguage, type LanguageId, playLanguages, tilesOf } from '../../../engine/alphabet/languages';
import { tidyName } from '../../../engine/players/names';
import { digestOf, fieldsOf, isWithin } from '../../../engine/saving/untrusted';
import {
  checkList,
  fewestInList,
  idOfPage,
  type LanguageWords,
  type ListCheck,
  lettersOf,
  mostInList,
  type Page,
  type PresetId,
  pageOf,
  presetWords,
  wordsInList,
  wordsOfPage,
} from './language-words';

/** A category with its words, a unit a letter. High scores are kept under its id. */
export interface WordList {
  id: string;
  /** Without one it is English. */
  language?: LanguageId;
  /** Of own lists only: what players read for a preset is written elsewhere. */
  name?: string;
  words: string[];
}

export interface OwnList {
  name: string;
  /** Without one it is English. */
  language?: LanguageId;
  words: string[];
}

type InLanguage = { language?: LanguageId };

export const languageOf = ({ language = 'en' }: InLanguage): LanguageId => language;

export const alphabetOf = (list: InLanguage): Alphabet => tilesOf(languageOf(list)).alphabet;

const inLanguage = (language: LanguageId): InLanguage => (language === 'en' ? {} : { language });

export const presetList = (id: PresetId): WordList => ({ id, words: presetWords(id) });

/**
 * A list that ships with the game, as the grid of a seed has it; without words, where those of its language are not
 * there.
 */
export const listOfPage = (words: LanguageWords | undefined, page: Page, seed: string): WordList => ({
  id: idOfPage(page),
  ...inLanguage(page.language),
  words: words ? wordsOfPage(words, page.page, seed) : [],
});

/** The same list, as the grid of another seed has it. */
export function listFor(list: WordList, words: LanguageWords, seed: string): WordList {
  const page = pageOf(list.id);
  return page ? listOfPage(words, page, seed) : list;
}

/** An own list's id follows from its name and its words, so that another list begins a table of its own. */
export function ownList({ name: typed, language = 'en', words }: OwnList): WordList {
  const { alphabet } = tilesOf(language);
  const letters = words.filter((word) => word !== '').map((word) => lettersOf(word, alphabet) ?? word);
  const name = wholeName(typed);
  const former = formerId(letters);
  const id = namedId(language === 'en' ? former : `${language} ${former}`, name);
  return { id, ...inLanguage(language), name, words: letters };
}

const formerMark = 'own-';

/** Of the words alone, as the first releases had it. */
export const formerId = (words: readonly string[]) => `${formerMark}${digestOf([...words].sort())}`;
export const isFormerId = (id: string) => id.startsWith(formerMark);

/** What a former id has become: its words need not be known. */
export const namedId = (former: string, name: string) => `list-${digestOf([former, name])}`;

// Half a sign could be neither shown nor put into a link.
const wholeName = (name: string) => tidyName(name.replace(/\p{Cs}/gu, ''));

/**
 * The list in a value from anywhere, if it may be a preset, or is an own list that passes all checks. Whether a preset
 * has the words that ship, only the words of its language can tell.
 */
export function readWordList(value: unknown): WordList | undefined {
  const { id, language, name, words } = fieldsOf<WordList>(value) ?? {};
  if (typeof id !== 'string' || !isTexts(words)) return undefined;
  const page = pageOf(id);
  const list = page ? readPage(page, name, words) : readOwn({ name, language, words });
  if (list?.id !== id || list.language !== language || list.name !== name) return undefined;
  return isSame(words, list.words) ? list : undefined;
}

function readPage(page: Page, name: unknown, words: string[]): WordList | undefined {
  const { alphabet } = tilesOf(page.language);
  if (name !== undefined || words.length !== wordsInList) return undefined;
  if (!checkList({ name: page.page, words }, [], alphabet).sound) return undefined;
  return { id: idOfPage(page), ...inLanguage(page.language), words: [...words] };
}

/** Whether these are the words that a preset has; of own lists nothing is known. */
export function isAsShipped({ id, words: own }: WordList, words: LanguageWords, seed: string): boolean {
  const page = pageOf(id);
  return !page || isSame(own, listOfPage(words, page, seed).words);
}

export function readOwnList(value: unknown): OwnList | undefined {
  const list = readOwn(value);
  return list && { name: list.name ?? '', ...inLanguage(languageOf(list)), words: list.words };
}

function readOwn(value: unknown): WordList | undefined {
  const { name, language = 'en', words } = fieldsOf<OwnList>(value) ?? {};
  if (typeof name !== 'string' || !isTexts(words)) return undefined;
  if (typeof language !== 'string' || !isLanguage(language)) return undefined;
  if (!checkList({ name, words }, [], tilesOf(language).alphabet).sound) return undefined;
  return ownList({ name, language, words });
}

/** More are no list of words, and are not looked at. */
const mostTexts = 1000;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= mostTexts &&
  Array.from<unknown>(value).every((text) => typeof text === 'string');

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, at) => word === b[at]);

/** More is no file of lists, and is not even read. */
export const longestFile = 400_000;
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
  if (!isWithin(count, [fewestInList, mostInList])) return { code: 'wordCount', list, name, count };
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
