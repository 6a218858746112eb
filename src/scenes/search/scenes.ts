import '../../panels/search/styles.css';
import type Phaser from 'phaser';
import type { SearchTexts } from '../../texts/texts';
import type { House } from '../house';
import { SearchChoose } from './choose';
import { SearchSummary } from './summary';
import { WordSearch } from './word-search';

/** All of Word search, by the names that lead there. */
export const searchScenes = {
  SearchChoose: (texts, house) => new SearchChoose(texts, house),
  WordSearch: (texts, house) => new WordSearch(texts, house),
  SearchSummary: (texts, house) => new SearchSummary(texts, house),
} satisfies Record<string, (texts: SearchTexts, house: House) => Phaser.Scene>;
