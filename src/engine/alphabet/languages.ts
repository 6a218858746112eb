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
import { unitOf } from './digraphs';

/**
 * The letters of a language, in the order of its alphabet. A letter is what one tile shows, and one UTF-16 unit: a word
 * has as many units as tiles. How it is written, `spelled` tells.
 */
export interface Alphabet {
  /** Of the language, such as `es`. */
  readonly id: string;
  readonly letters: readonly string[];
}

/** How many tiles of a letter a bag holds, and what one is worth. */
export interface LetterTiles {
  readonly letter: string;
  readonly count: number;
  readonly points: number;
}

/** A whole bag: the letters of an alphabet, and the blanks. */
export interface TileSet {
  readonly alphabet: Alphabet;
  readonly letters: readonly LetterTiles[];
  readonly blanks: number;
}

/** A language as its folder tells it, its letters in the order of the alphabet. */
export interface LanguageFile {
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  /** What its word list is called in kept games. Other words are another list. */
  readonly list: string;
  /** What a tile shows, how many there are of it, and its points. */
  readonly letters: readonly (readonly [letter: string, count: number, points: number])[];
  readonly blanks: number;
}

/** The bag of a language. */
export function tileSet({ id, letters: rows, blanks }: LanguageFile): TileSet {
  const letters = rows.map(([written, count, points]) => ({ letter: unitOf(written), count, points }));
  return { alphabet: { id, letters: letters.map(({ letter }) => letter) }, letters, blanks };
}

/** What is played in: tiles, and the list that judges what is made of them. */
interface PlayLanguage {
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

export const englishTiles = playLanguages.en.tiles;

export const english = englishTiles.alphabet;

/** Of every language that is played in. */
const vowels = 'AEIOUĄĘÓİÖÜАЕЁИОУЫЭЮЯΑΕΗΙΟΥΩ';

export const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter);
