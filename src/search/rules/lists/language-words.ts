import englishLists from '../../../../assets/languages/en/search-lists.json';
import { type LanguageId, languageIds, tilesOf } from '../../../engine/alphabet/languages';
import { Dice } from '../../../engine/random/dice';
import { fieldsOf } from '../../../engine/saving/untrusted';
import { Finder } from '../grid/finder';
import { turned } from '../grid/grid';
import { wordsInList } from './check';

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

const english: ListedWords = Object.fromEntries(presetIds.map((id) => [id, presetWords(id)])) as Record<
  PresetId,
  string[]
>;

/**
 * Made once and used for many grids. Takes rude words in any case; those with other signs than letters are left out.
 */
export function languageWords(
  id: string,
  rude: Iterable<string>,
  { language, listed }: Pick<LanguageWords, 'language' | 'listed'> = { language: 'en', listed: english },
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
