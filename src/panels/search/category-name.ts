import type { Texts } from '../../texts/texts';

/** What a list is called: by the catalogue of texts if it ships with the game, or as its writer called it. */
export const categoryName = (
  { searchLists, menu }: Texts,
  id: string,
  ownName: string | undefined,
): string =>
  Object.hasOwn(searchLists, id) ? searchLists[id as keyof typeof searchLists] : (ownName ?? menu.ownList);
