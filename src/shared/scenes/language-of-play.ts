import type { LanguageId } from '../../engine/alphabet/languages';
import type { Services } from './services';

/** The language of the next game, whichever it is: chosen in one, it is offered in the others, too, and at the next visit. */
export const languageOfPlay = (
  { preferences, letters }: Pick<Services, 'preferences' | 'letters'>,
  chosen: (language: LanguageId) => void = () => {},
) => ({
  get now() {
    return preferences.now.words;
  },
  choose(words: LanguageId) {
    preferences.change({ words });
    // While the game is set up they come.
    letters.of(words);
    chosen(words);
  },
});
