import words from '../../../assets/languages/en/family-filter.txt?raw';
import { wordSearch } from '../../core';

let made: wordSearch.FamilyFilter | undefined;

/** Keeps every grid clean. It comes with the page, so that the same seed gives the same grid to everyone. */
export function family(): wordSearch.FamilyFilter {
  made ??= wordSearch.familyFilter('family', words.split('\n'));
  return made;
}
