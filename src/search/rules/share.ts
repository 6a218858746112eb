import { spelled } from '../../engine/alphabet/digraphs';
import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { type CarriedFault, carriedText, readCarriedText } from '../../engine/links/link';
import { tidyLine } from '../../engine/players/names';
import { escaped, unescaped } from '../../engine/saving/link-text';
import { digestOf, isWithin } from '../../engine/saving/untrusted';
import type { Grid } from './grid/grid';
import { type Direction, directions } from './grid/grid';
import { hasPage, type LanguageWords, pageOf } from './lists/language-words';
import { languageOf, listOfPage, ownList, readOwnList, type WordList } from './lists/word-list';
import { clocks, ownSetup, type Setup, setupFault } from './setup';
import { checkWorksheet, longestClue, longestTitle, readWorksheet, type Worksheet } from './worksheets/worksheet';

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

/** Each says by which rules, and whether a language is told; a release that does not know it says so. */
const versions = {
  authors: ['1', '3'],
  capped: ['2', '4'],
  casual: ['5', '6'],
} as const;

type Kind = keyof typeof versions;

const kindOf = ({ rules, cappedBonus }: Pick<Setup, 'rules' | 'cappedBonus'>): Kind =>
  rules ?? (cappedBonus ? 'capped' : 'authors');

const ofKind = {
  authors: {},
  capped: { cappedBonus: true },
  casual: { rules: 'casual' },
} as const satisfies Record<Kind, Partial<Setup>>;
const sumLength = 8;

/**
 * A setup as a short text for a link, so that a friend gets the same grid: version, language, list, directions, clock,
 * seed, and a sum of what they stand for. Holds only what an address may hold unescaped.
 */
export function shareText(setup: Setup): string {
  const { list } = setup;
  const language = languageOf(list);
  const inLanguage = language === 'en' ? [] : [language];
  const own = list.words.map((word) => escaped(spelled(word)));
  const named = pageOf(list.id) ? `p~${list.id}` : ['o', escaped(list.name ?? ''), ...own].join('~');
  const ways = directions.map((way) => (setup.directions.includes(way) ? '1' : '0')).join('');
  return [
    versions[kindOf(setup)][inLanguage.length === 0 ? 0 : 1],
    ...inLanguage,
    named,
    Number.parseInt(ways, 2).toString(16),
    setup.clock,
    escaped(setup.seed),
    sumOf(setup),
  ].join('.');
}

interface Parts {
  language: LanguageId;
  kind: Kind;
  rest: string[];
}

function partsOf(text: string): Parts | ShareFault {
  const [version = '', ...parts] = text.split('.');
  if (!/^\d+$/.test(version) || parts.length === 0) return 'notShared';
  const kinds = Object.keys(versions) as Kind[];
  const kind = kinds.find((own) => versions[own].some((known) => known === version));
  if (!kind) return 'otherVersion';
  const language = versions[kind][0] === version ? 'en' : (parts.shift() ?? '');
  if (!isLanguage(language)) return /^\w+$/.test(language) ? 'otherVersion' : 'damaged';
  return { language, kind, rest: parts };
}

/** In which language the grid of a shared text is. */
export function languageShared(text: string): { language: LanguageId } | ShareFault {
  const parts = partsOf(text);
  return typeof parts === 'string' ? parts : { language: parts.language };
}

/** The setup in a shared text, for the words that are at hand; or why there is none. */
export function readShared(text: string, words: LanguageWords): Setup | ShareFault {
  const parts = partsOf(text);
  if (typeof parts === 'string') return parts;
  const { language, kind, rest } = parts;
  const [named = '', ways = '', clock, escapedSeed = '', sum] = rest;
  if (language !== words.language || rest.length !== 5 || !/^[\da-f]{1,2}$/.test(ways)) return 'damaged';
  const bits = Number.parseInt(ways, 16).toString(2).padStart(directions.length, '0');
  const seed = unescaped(escapedSeed) ?? '';
  const setup = {
    list: readNamed(named, words, seed),
    directions: directions.filter((_, at) => bits[at] === '1'),
    clock: clocks.find((own) => own === clock),
    seed,
    ...ofKind[kind],
    filter: words.id,
  } as Setup;
  return setupFault(setup) === undefined && sumOf(setup) === sum ? ownSetup(setup) : 'damaged';
}

function readNamed(named: string, words: LanguageWords, seed: string): WordList | undefined {
  const [kind, name = '', ...typed] = named.split('~');
  if (kind === 'p') {
    const page = typed.length === 0 ? pageOf(name) : undefined;
    return page && hasPage(words, page) ? listOfPage(words, page, seed) : undefined;
  }
  if (kind !== 'o') return undefined;
  const own = readOwnList({
    name: unescaped(name),
    language: words.language,
    words: typed.map((word) => unescaped(word) ?? ''),
  });
  return own && ownList(own);
}

// The words of a preset count, too: the same name with other words would be another grid.
const sumOf = ({ list, directions: chosen, clock, seed, ...rules }: Setup) =>
  digestOf([
    list.name ?? '',
    list.words,
    directions.filter((way) => chosen.includes(way)),
    clock,
    seed,
    ...(kindOf(rules) === 'authors' ? [] : [kindOf(rules)]),
  ]).slice(0, sumLength);

/** Of pages whose message lies in one piece, and of those where words come between its letters. */
const sheetVersions = [1, 2] as const;
const gridSumLength = 6;

/**
 * What tells a grid from any other: a later release may lay other letters, and what is on paper must be what is played.
 */
const sumOfGrid = (grid: Grid) => digestOf(grid).slice(0, gridSumLength);

const bitOf = (way: Direction) => 1 << directions.indexOf(way);
const allWays = (1 << directions.length) - 1;

/** A worksheet as a text for a link, and a sum of its letters. Undefined if it gets too long. */
export function worksheetText(sheet: Worksheet, grid: Grid): string | undefined {
  const version = sheet.isApart ? 2 : 1;
  const { title, language, words, shape, side, shown, message, seed } = sheet;
  const ways = sheet.directions.reduce((bits, way) => bits | bitOf(way), 0);
  const hasClues = words.some(({ clue }) => clue !== '');
  const listed = words.flatMap(({ text, clue }) => (hasClues ? [text, clue] : [text]));
  const head = [version, sumOfGrid(grid), seed, language, shape, side, ways, shown, title, message, hasClues];
  return carriedText([...head, ...listed]);
}

export interface SentWorksheet {
  sheet: Worksheet;
  /** Whether these are the letters that whoever made it has seen. */
  isOf(grid: Grid): boolean;
}

/** The worksheet in the text of a link; or why there is none. Takes any text. */
export function readWorksheetText(text: string): SentWorksheet | CarriedFault {
  const read = readCarriedText(text);
  if (typeof read === 'string') return read;
  if (!Array.isArray(read.value)) return 'damagedLink';
  const [of, sum, seed, language, shape, side, ways, shown, title, message, hasClues, ...listed] =
    read.value as unknown[];
  if (!sheetVersions.some((known) => known === of))
    return typeof of === 'number' && of > Math.max(...sheetVersions) ? 'newerLink' : 'damagedLink';
  // Whatever else stands there may not even be made a number of.
  if (!isWithin(ways, [0, allWays])) return 'damagedLink';
  const each = hasClues ? 2 : 1;
  const words = Array.from({ length: Math.ceil(listed.length / each) }, (_, at) => ({
    text: listed[at * each],
    clue: hasClues ? listed[at * each + 1] : '',
  }));
  const chosen = directions.filter((way) => (ways & bitOf(way)) !== 0);
  const sheet = readWorksheet({
    title,
    language,
    words,
    shape,
    side,
    directions: chosen,
    shown,
    message,
    seed,
    ...(of === 2 && { isApart: true }),
  });
  if (!sheet || !checkWorksheet(sheet).sound) return 'damagedLink';
  return { sheet: tidied(sheet), isOf: (grid) => sumOfGrid(grid) === sum };
}

/** Made by whoever it was, it turns no way of writing. A clue that is nothing else stays as it was sent. */
const tidied = (sheet: Worksheet): Worksheet => ({
  ...sheet,
  title: tidyLine(sheet.title, longestTitle),
  words: sheet.words.map(({ text, clue }) => ({ text, clue: tidyLine(clue, longestClue) || clue })),
});
