import englishLists from '../../../../assets/languages/en/search-lists.json';
import { spelled } from '../../../engine/alphabet/digraphs';
import { type Alphabet, english, type LanguageId, languageIds, tilesOf } from '../../../engine/alphabet/languages';
import { readLetters } from '../../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { type NameFault, nameFault } from '../../../engine/players/names';
import { Dice } from '../../../engine/random/dice';
import { fieldsOf, isWithin } from '../../../engine/saving/untrusted';
import { Finder, turned } from '../grid/grid';

/** A category that ships with the game. */
export type PresetId = keyof typeof englishLists;

/** In the order in which they are offered. */
export const presetIds = Object.keys(englishLists) as PresetId[];

/** What is drawn anew for each grid from the words that everybody knows, where a language has no categories. */
const drawnIds = ['everyday', 'shortWords', 'longWords'] as const;

export type DrawnId = (typeof drawnIds)[number];
export type PageId = PresetId | DrawnId;

const withCategories: readonly LanguageId[] = ['en', 'fr', 'es'];

/** What a language offers to be searched for. */
export const pagesOf = (language: LanguageId): readonly PageId[] =>
  withCategories.includes(language) ? presetIds : drawnIds;

export const isDrawn = (page: PageId): page is DrawnId => drawnIds.some((own) => own === page);

export interface Page {
  page: PageId;
  language: LanguageId;
}

/**
 * What a list that ships with the game is known by, in scores and links, too: English ones had theirs before there were
 * others.
 */
export const idOfPage = ({ page, language }: Page): string => (language === 'en' ? page : `${language}-${page}`);

const known: ReadonlyMap<string, Page> = new Map(
  languageIds.flatMap((language) =>
    pagesOf(language).map((page): [string, Page] => [idOfPage({ page, language }), { page, language }]),
  ),
);

/** The one that has this id, if it is one that ships with the game. */
export const pageOf = (id: string): Page | undefined => known.get(id);

export const presetWords = (id: PresetId): string[] => englishLists[id].split(' ');

/** How long the words of a list are, at least and at most. */
const lengths: Readonly<Record<DrawnId, readonly [number, number]>> = {
  everyday: [5, 8],
  shortWords: [3, 5],
  longWords: [7, 10],
};

/** Words that begin so much alike are mostly forms of one. */
const alike = 4;

/** Fourteen of the words that everybody knows, none in another: the same seed draws the same. */
function drawWords(kind: DrawnId, known: readonly string[], seed: string): string[] {
  const [least, most] = lengths[kind];
  const fitting = known.filter(({ length }) => length >= least && length <= most);
  const drawn: string[] = [];
  for (const word of new Dice(`${kind} ${seed}`).shuffled(fitting)) {
    if (drawn.length === wordsInList) break;
    if (!drawn.some((other) => isNear(word, other))) drawn.push(word);
  }
  return drawn;
}

const isNear = (a: string, b: string) =>
  a.slice(0, alike) === b.slice(0, alike) || [b, turned(b)].some((other) => a.includes(other) || other.includes(a));

/** The words of its categories; or, where a language has none, those that everybody knows. */
export type ListedWords = Readonly<Record<PresetId, readonly string[]>> | readonly string[];

/** What a language brings to this game beside its letters. It is data from outside; kept games name it by its id. */
export interface LanguageWords {
  readonly id: string;
  readonly language: LanguageId;
  readonly listed: ListedWords;
  /** Finds what no grid shall show by accident. */
  readonly finder: Finder;
}

const englishListed: ListedWords = Object.fromEntries(presetIds.map((id) => [id, presetWords(id)])) as Record<
  PresetId,
  string[]
>;

/**
 * Made once and used for many grids. Takes rude words in any case; those with other signs than letters are left out.
 */
export function languageWords(
  id: string,
  rude: Iterable<string>,
  { language, listed }: Pick<LanguageWords, 'language' | 'listed'> = { language: 'en', listed: englishListed },
): LanguageWords {
  const { alphabet } = tilesOf(language);
  const letters = new Set(alphabet.letters);
  const capitals = Array.from(rude, (word) => word.trim().toLocaleUpperCase(language));
  const written = capitals.filter((word) => word !== '' && [...word].every((sign) => letters.has(sign)));
  return { id, language, listed, finder: new Finder(written, alphabet) };
}

export const noFilter: LanguageWords = languageWords('none', []);

/** What kept games call that which keeps the grids of a language clean. */
export const filterOf = (language: LanguageId) => (language === 'en' ? 'family' : `family-${language}`);

/** The words of a list that ships with the game; those of some languages are drawn for each grid by its seed. */
export function wordsOfPage({ listed }: Pick<LanguageWords, 'listed'>, page: PageId, seed: string): string[] {
  if (isDrawn(page)) return isKnown(listed) ? drawWords(page, listed, seed) : [];
  return isKnown(listed) ? [] : [...listed[page]];
}

/** Whether it has the words of that page. */
export const hasPage = ({ language, listed }: LanguageWords, page: Page) =>
  page.language === language && isDrawn(page.page) === isKnown(listed);

const isKnown = (listed: ListedWords): listed is readonly string[] => Array.isArray(listed);

/**
 * What the file of a language holds, a unit a letter, words apart by spaces: its categories, or what everybody knows.
 */
export interface BroughtWords {
  rude: string;
  listed: Readonly<Record<string, string>> | string;
}

/** So many words that everybody knows make lists enough. */
const fewestKnown = 500;

/** What such a file brings to a language; undefined if it is damaged, or of another release. */
export function readBrought(text: string, language: LanguageId): LanguageWords | undefined {
  const { rude, listed } = fieldsOf<BroughtWords>(parsed(text)) ?? {};
  const { letters } = tilesOf(language).alphabet;
  const wordsIn = (value: unknown): string[] | undefined => {
    const words = typeof value === 'string' ? value.split(' ') : [''];
    const isSound = words.every((word) => word !== '' && [...word].every((own) => letters.includes(own)));
    return isSound ? words : undefined;
  };
  const [unwanted, read] = [wordsIn(rude), readListed(listed, pagesOf(language), wordsIn)];
  return unwanted && read && languageWords(filterOf(language), unwanted, { language, listed: read });
}

function readListed(
  listed: unknown,
  pages: readonly PageId[],
  wordsIn: (value: unknown) => string[] | undefined,
): ListedWords | undefined {
  if (pages.every(isDrawn)) {
    const known = wordsIn(listed);
    return known && known.length >= fewestKnown ? known : undefined;
  }
  const given = fieldsOf<Record<PageId, string>>(listed) ?? {};
  const rows = pages.map((page): [PageId, string[] | undefined] => [page, wordsIn(given[page])]);
  if (!rows.every(([, words]) => words?.length === wordsInList)) return undefined;
  return Object.fromEntries(rows.map(([page, words = []]) => [page, words])) as Record<PresetId, string[]>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As the author has it, and every list that ships with the game. */
export const wordsInList = 14;
export const fewestInList = 4;
export const mostInList = 40;
export const shortestWord = 3;
export const longestWord = 10;

/** What is wrong with a word shows by here, and with a pasted text by there: nobody waits for what comes after. */
const longestTyped = 100;
const longestPasted = 400_000;

/** What is wrong with a word as it is typed; `other` is the word that is in its way. */
export type WordFault =
  | { code: 'space' | 'tooShort' | 'tooLong' }
  | { code: 'notALetter'; foreign?: ForeignLetter[] }
  | { code: 'double' | 'reversed' | 'inside' | 'insideReversed'; other: string };

export interface ListCheck {
  name: NameFault | undefined;
  /** For each word as it was given; an empty one has no fault, but is not ready. */
  words: (WordFault | undefined)[];
  /** How many words are good. */
  ready: number;
  /** A name and as many words as a list may have, all good. */
  sound: boolean;
}

/**
 * Small letters become the capitals that the alphabet has, without other accents; what is none stays, to be refused.
 */
export const capitals = (text: string, alphabet: Alphabet = english) =>
  Array.from(spelled(text).normalize('NFC'), (sign) => {
    const read = readLetters(sign, alphabet);
    return 'letters' in read ? spelled(read.letters) : sign;
  }).join('');

/** The letters of a word, a unit each, if it has no other signs. */
export function lettersOf(typed: string, alphabet: Alphabet): string | undefined {
  const read = readLetters(spelled(typed), alphabet);
  return 'letters' in read ? read.letters : undefined;
}

/** What is typed, and its letters; each other sign stands for itself, so that such a word is like no other. */
interface Typed {
  text: string;
  letters: string;
  isWritten: boolean;
}

function readTyped(typed: string, alphabet: Alphabet): Typed {
  const text = typed.slice(0, longestTyped);
  const letters = lettersOf(text, alphabet);
  return { text, letters: letters ?? text, isWritten: letters !== undefined };
}

function faultAlone({ text, letters, isWritten }: Typed, alphabet: Alphabet): WordFault | undefined {
  if (/\s/u.test(text)) return { code: 'space' };
  if (!isWritten) {
    const foreign = foreignLetters(text, alphabet);
    return { code: 'notALetter', ...(foreign.length > 0 && { foreign }) };
  }
  if (letters.length < shortestWord) return { code: 'tooShort' };
  return letters.length > longestWord ? { code: 'tooLong' } : undefined;
}

/** Of two words that are alike the later is at fault; of one inside another, the inner one. */
function faultAmong(typed: readonly Typed[], at: number): WordFault | undefined {
  const word = must(typed[at]).letters;
  const back = turned(word);
  const earlier = typed.slice(0, at).map(({ letters }) => letters);
  if (earlier.includes(word)) return { code: 'double', other: word };
  if (earlier.includes(back)) return { code: 'reversed', other: back };
  const longer = typed.flatMap(({ letters, isWritten }) => (isWritten && letters.length > word.length ? letters : []));
  const around = longer.find((other) => other.includes(word));
  if (around) return { code: 'inside', other: around };
  const behind = longer.find((other) => other.includes(back));
  return behind === undefined ? undefined : { code: 'insideReversed', other: behind };
}

export function wordFaults(typed: readonly string[], alphabet: Alphabet = english): (WordFault | undefined)[] {
  const words = typed.map((word) => readTyped(word, alphabet));
  return words.map((word, at) =>
    word.text === '' ? undefined : (faultAlone(word, alphabet) ?? faultAmong(words, at)),
  );
}

/** Checks a list at any moment of its writing; `others` are the names that other lists have taken. */
export function checkList(
  { name, words }: { name: string; words: readonly string[] },
  others: readonly string[] = [],
  alphabet: Alphabet = english,
): ListCheck {
  const faults = wordFaults(words, alphabet);
  const ready = words.filter((word, at) => word !== '' && !faults[at]).length;
  const filled = words.filter((word) => word !== '').length;
  const fault = nameFault(name, others);
  return {
    name: fault,
    words: faults,
    ready,
    sound: fault === undefined && ready === filled && isWithin(filled, [fewestInList, mostInList]),
  };
}

/** Words pasted in one go, apart at line ends, commas or semicolons. */
export const pastedWords = (text: string, alphabet: Alphabet = english): string[] =>
  text
    .slice(0, longestPasted)
    .split(/[\n\r,;\t]+/)
    .map((word) => capitals(word.trim(), alphabet))
    .filter((word) => word !== '');

/** The first of these words that make a list; undefined where there are too few of its kind. */
export function wordsAmong(words: readonly string[], language: LanguageId): string[] | undefined {
  const { alphabet } = tilesOf(language);
  const taken: string[] = [];
  for (const word of words) {
    if (taken.length === wordsInList) break;
    const faults = wordFaults([...taken, word], alphabet);
    if (faults.every((fault) => fault === undefined)) taken.push(word);
  }
  return taken.length === wordsInList ? taken : undefined;
}
