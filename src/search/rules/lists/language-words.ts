import { type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import {
  isDrawn,
  type Page,
  type PageId,
  type PresetId,
  presetIds,
  presetWords,
} from '../categories/presets';
import { Finder } from '../grid/finder';
import { drawWords } from './drawn';

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

/** Made once and used for many grids. Takes rude words in any case; those with other signs than letters are left out. */
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
