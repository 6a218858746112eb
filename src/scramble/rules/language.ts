import type { Alphabet } from '../../engine/alphabet/alphabet';
import { type LanguageId, languageOfList, tilesOf } from '../../engine/alphabet/languages';

/** In which language a board is played. Words that nobody has judge no game: its letters are read as English. */
export const languageOf = ({ words }: { words: string }): LanguageId => languageOfList(words) ?? 'en';

/** The letters of that language. */
export const alphabetOf = (setup: { words: string }): Alphabet => tilesOf(languageOf(setup)).alphabet;
