import type { House } from '../../shared/scenes/house';
import { openIn } from '../../shared/scenes/open-kept';
import { keptSearch } from '../play/keeping';
import { searchPlace, searchStanding } from '../play/menu-facts';
import { wordsIfAny } from './words';

/** The search under way, or the one whose score has no name yet. */
export async function openSearch(house: House) {
  const { searchSaves } = house.texts;
  const opened = await openIn(house, searchPlace, searchSaves, (from) =>
    keptSearch(from, (language) => wordsIfAny(house, language)),
  );
  if (opened && !searchStanding(house.search)) house.search = opened;
}
