import { Finder } from './finder';

/** Words that no grid shall show by accident. The words are data from outside; the id says which. */
export interface FamilyFilter {
  readonly id: string;
  readonly finder: Finder;
}

/** Made once and used for many grids. Takes words in any case; what is not written in A to Z is left out. */
export function familyFilter(id: string, words: Iterable<string>): FamilyFilter {
  const capitals = Array.from(words, (word) => word.trim().toUpperCase());
  return { id, finder: new Finder(capitals.filter((word) => /^[A-Z]+$/.test(word))) };
}

export const noFilter: FamilyFilter = familyFilter('none', []);
