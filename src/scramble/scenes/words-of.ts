import { type LanguageId, languageOfList, playLanguages } from '../../engine/alphabet/languages';
import type { WordsComing } from '../../shared/play/word-lists';
import type { Services } from '../../shared/scenes/services';

/** What the next board is judged by. */
export const wordsChosen = ({ preferences }: Pick<Services, 'preferences'>) =>
  playLanguages[preferences.now.words].list;

/**
 * The language of the board that is played or looked at, or of the one that waits; where there is none, of the next.
 */
function languageOfRound({ round, kept, preferences }: Pick<Services, 'round' | 'kept' | 'preferences'>): LanguageId {
  const words = round?.setup.words ?? kept.roundWords;
  return (words !== undefined && languageOfList(words)) || preferences.now.words;
}

export const wordsOfRound = (services: Pick<Services, 'lists' | 'round' | 'kept' | 'preferences'>): WordsComing =>
  services.lists.of(languageOfRound(services));
