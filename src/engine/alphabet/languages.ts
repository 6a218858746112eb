import el from '../../../assets/languages/el/language.json';
import en from '../../../assets/languages/en/language.json';
import es from '../../../assets/languages/es/language.json';
import fr from '../../../assets/languages/fr/language.json';
import nl from '../../../assets/languages/nl/language.json';
import pl from '../../../assets/languages/pl/language.json';
import pt from '../../../assets/languages/pt/language.json';
import ru from '../../../assets/languages/ru/language.json';
import tr from '../../../assets/languages/tr/language.json';
import { must } from '../must';
import type { TileSet } from './alphabet';
import { type LanguageFile, tileSet } from './language';

/** What is played in: tiles, and the list that judges what is made of them. */
export interface PlayLanguage {
  readonly name: string;
  readonly list: string;
  readonly tiles: TileSet;
}

const files = { en, fr, es, pt, nl, pl, tr, ru, el };

export type LanguageId = keyof typeof files;

export const languageIds = Object.keys(files) as LanguageId[];

export const playLanguages = Object.fromEntries(
  Object.entries(files).map(([id, file]) => {
    const own = file as unknown as LanguageFile;
    return [id, { name: own.name, list: own.list, tiles: tileSet(own) }];
  }),
) as Readonly<Record<LanguageId, PlayLanguage>>;

export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(files, id);

/** The tiles of a language that there is. */
export const tilesOf = (id: string): TileSet => must(isLanguage(id) ? playLanguages[id] : undefined).tiles;

/** Which language a word list is of. */
export const languageOfList = (list: string): LanguageId | undefined =>
  languageIds.find((id) => playLanguages[id].list === list);
