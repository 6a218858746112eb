import { wordSearch } from '../../core';
import { enSearchEnd } from '../../texts/en-search-end';
import { enSearchLists } from '../../texts/en-search-lists';

/** What a list is called: by the catalogue of texts if it ships with the game, or as its writer called it. */
export const categoryName = (id: string, ownName: string | undefined): string =>
  wordSearch.isPreset(id) ? enSearchLists[id] : (ownName ?? enSearchEnd.tables.ownList);
