import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import type { WordsComing } from '../../shared/play/word-lists';
import type { Services } from '../../shared/scenes/services';

type At = Pick<Services, 'lists' | 'saves' | 'preferences'>;

/** The language of the game on the table, or of the one that waits; where there is none, that of the next. */
export function languageAtTable({ saves, preferences }: Omit<At, 'lists'>): LanguageId {
  const words = saves.wordbler?.setup.words ?? saves.words ?? saves.finished?.match.setup.words;
  return (words !== undefined && languageOfList(words)) || preferences.now.words;
}

export const wordsAtTable = (services: At): WordsComing => services.lists.of(languageAtTable(services));

/** The words of the game that is over. */
export const wordsLookedAt = (services: At): WordsComing =>
  services.saves.finished ? services.lists.ofGame(services.saves.finished.match.setup) : wordsAtTable(services);
