import english from '../../../../assets/languages/en/search-lists.json';
import { type LanguageId, languageIds } from '../../../engine/alphabet/languages';

/** A category that ships with the game. */
export type PresetId = keyof typeof english;

/** In the order in which they are offered. */
export const presetIds = Object.keys(english) as PresetId[];

/** What is drawn anew for each grid from the words that everybody knows, where a language has no categories. */
export const drawnIds = ['everyday', 'shortWords', 'longWords'] as const;

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

/** What a list that ships with the game is known by, in scores and links, too: English ones had theirs before there were others. */
export const idOfPage = ({ page, language }: Page): string =>
  language === 'en' ? page : `${language}-${page}`;

const known: ReadonlyMap<string, Page> = new Map(
  languageIds.flatMap((language) =>
    pagesOf(language).map((page): [string, Page] => [idOfPage({ page, language }), { page, language }]),
  ),
);

/** The one that has this id, if it is one that ships with the game. */
export const pageOf = (id: string): Page | undefined => known.get(id);

export const presetWords = (id: PresetId): string[] => english[id].split(' ');
