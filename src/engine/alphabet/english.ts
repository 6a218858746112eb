import { playLanguages } from './languages';

export const englishTiles = playLanguages.en.tiles;

export const english = englishTiles.alphabet;
