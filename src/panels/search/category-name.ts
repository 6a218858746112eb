import { wordSearch } from '../../core';
import type { Texts } from '../../texts/texts';

/** What a list is called: by the catalogue of texts if it ships with the game, or as its writer called it. */
export const categoryName = (texts: Texts, id: string, ownName: string | undefined): string =>
  wordSearch.isPreset(id) ? texts.searchLists[id] : (ownName ?? texts.menu.ownList);
