import { spelled } from '../../engine/alphabet/digraphs';
import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { digestOf } from '../../engine/keeping/digest';
import { escaped, unescaped } from '../../engine/keeping/link-text';
import { pageOf } from './categories/presets';
import { clocks } from './clock-face';
import { directions } from './grid/directions';
import { hasPage, type LanguageWords } from './lists/language-words';
import { languageOf, listOfPage, ownList, readOwnList, type WordList } from './lists/word-list';
import { ownSetup, type Setup, setupFault } from './setup';

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

/** Each says whether the time bonus is capped, and whether a language is told; whoever does not know it is told so. */
const versions = ['1', '2', '3', '4'] as const;
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
    versions[(setup.cappedBonus ? 1 : 0) + 2 * inLanguage.length],
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
  isCapped: boolean;
  rest: string[];
}

function partsOf(text: string): Parts | ShareFault {
  const [version = '', ...parts] = text.split('.');
  if (!/^\d+$/.test(version) || parts.length === 0) return 'notShared';
  const kind = versions.indexOf(version as (typeof versions)[number]);
  if (kind < 0) return 'otherVersion';
  const language = kind < 2 ? 'en' : (parts.shift() ?? '');
  if (!isLanguage(language)) return /^\w+$/.test(language) ? 'otherVersion' : 'damaged';
  return { language, isCapped: kind % 2 === 1, rest: parts };
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
  const { language, isCapped, rest } = parts;
  const [named = '', ways = '', clock, escapedSeed = '', sum] = rest;
  if (language !== words.language || rest.length !== 5 || !/^[\da-f]{1,2}$/.test(ways)) return 'damaged';
  const bits = Number.parseInt(ways, 16).toString(2).padStart(directions.length, '0');
  const seed = unescaped(escapedSeed) ?? '';
  const setup = {
    list: readNamed(named, words, seed),
    directions: directions.filter((_, at) => bits[at] === '1'),
    clock: clocks.find((own) => own === clock),
    seed,
    ...(isCapped && { cappedBonus: true }),
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
const sumOf = ({ list, directions: chosen, clock, seed, cappedBonus }: Setup) =>
  digestOf([
    list.name ?? '',
    list.words,
    directions.filter((way) => chosen.includes(way)),
    clock,
    seed,
    ...(cappedBonus ? ['capped'] : []),
  ]).slice(0, sumLength);
