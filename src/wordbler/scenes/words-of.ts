import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import type { House } from '../../shared/scenes/house';
import type { WordsComing } from '../../shared/scenes/words-coming';

type At = Pick<House, 'lists' | 'match' | 'finished' | 'kept' | 'preferences'>;

/** The language of the game on the table, or of the one that waits; where there is none, that of the next. */
export function languageAtTable({ match, finished, kept, preferences }: Omit<At, 'lists'>): LanguageId {
  const words = match?.setup.words ?? kept.words ?? finished?.match.setup.words;
  return (words !== undefined && languageOfList(words)) || preferences.now.words;
}

export const wordsAtTable = (house: At): WordsComing => house.lists.of(languageAtTable(house));

/** The words of the game that is over. */
export const wordsLookedAt = (house: At): WordsComing =>
  house.finished ? house.lists.ofGame(house.finished.match.setup) : wordsAtTable(house);
