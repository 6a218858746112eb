import { keptSearch } from '../../match/search/keeping';
import { searchPlace } from '../../match/search/kept-at';
import { searchStanding } from '../../match/search/standing';
import type { House } from '../house';
import { openIn } from '../open-kept';
import { wordsIfAny } from './words';

/** The search under way, or the one whose score has no name yet. */
export async function openSearch(house: House) {
  const { searchSaves } = house.texts;
  const opened = await openIn(house, searchPlace, searchSaves, (from) =>
    keptSearch(from, (language) => wordsIfAny(house, language)),
  );
  if (opened && !searchStanding(house.search)) house.search = opened;
}
