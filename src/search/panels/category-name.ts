import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import type { Texts } from '../../texts/texts';
import type * as wordSearch from '../rules';

type Named = Pick<wordSearch.WordList, 'id' | 'name'>;

/** Lists that ship with the game have their language before their name, but for the English ones. */
const inLanguage = /^([a-z]{2})-(.*)$/;

/** What a list is called: by the catalogue of texts if it ships with the game, or as its writer called it. */
export function categoryName({ searchLists, menu }: Texts, { id, name }: Named): string {
  const page = inLanguage.exec(id)?.[2] ?? id;
  if (Object.hasOwn(searchLists, page)) return searchLists[page as keyof typeof searchLists];
  return name ?? menu.ownList;
}

/** Where it is not plain from what stands around in which language a list is. */
export function nameInLanguage(texts: Texts, list: Named & Pick<wordSearch.WordList, 'language'>): string {
  const name = categoryName(texts, list);
  const language = list.language ?? inLanguage.exec(list.id)?.[1] ?? 'en';
  return language !== 'en' && isLanguage(language) ? `${name} (${playLanguages[language].name})` : name;
}
