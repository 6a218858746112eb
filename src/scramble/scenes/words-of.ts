import { type LanguageId, languageOfList, playLanguages } from '../../engine/alphabet/languages';
import type { WordsComing } from '../../shared/play/word-lists';
import type { Services } from '../../shared/scenes/services';

/** What the next board is judged by. */
export const wordsChosen = ({ preferences }: Pick<Services, 'preferences'>) =>
  playLanguages[preferences.now.words].list;

/**
 * The language of the board that is played or looked at, or of the one that waits; where there is none, of the next.
 */
function languageOfRound({ saves, preferences }: Pick<Services, 'saves' | 'preferences'>): LanguageId {
  const words = saves.scramble?.setup.words ?? saves.roundWords;
  return (words !== undefined && languageOfList(words)) || preferences.now.words;
}

export const wordsOfRound = (services: Pick<Services, 'lists' | 'saves' | 'preferences'>): WordsComing =>
  services.lists.of(languageOfRound(services));
