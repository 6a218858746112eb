import file from '../../../assets/languages/en/language.json';
import { type LanguageFile, tileSet } from './language';

export const englishTiles = tileSet(file as unknown as LanguageFile);

export const english = englishTiles.alphabet;
