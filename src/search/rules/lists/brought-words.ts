import { type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { fieldsOf } from '../../../engine/keeping/fields';
import { isDrawn, type PageId, type PresetId, pagesOf } from '../categories/presets';
import { filterOf, type LanguageWords, type ListedWords, languageWords } from './language-words';
import { wordsInList } from './sizes';

/** What the file of a language holds, a unit a letter, words apart by spaces: its categories, or what everybody knows. */
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
