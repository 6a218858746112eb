import type Phaser from 'phaser';
import type { House } from '../house';
import { SearchChoose } from './choose';
import { SearchSummary } from './summary';
import { WordSearch } from './word-search';

/** All of Word search, by the names that lead there. */
export const searchScenes = {
  SearchChoose: (house) => new SearchChoose(house),
  WordSearch: (house) => new WordSearch(house),
  SearchSummary: (house) => new SearchSummary(house),
} satisfies Record<string, (house: House) => Phaser.Scene>;
