import type { LanguageId } from '../../engine/alphabet/languages';
import { openIn } from '../../shared/scenes/open-saved';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { LoadError } from '../../worker/fetch-words';
import { savedSearch } from '../play/match';
import { searchInProgress, searchPlace } from '../play/menu-facts';
import { englishWords, wordsOf } from '../play/words';
import type * as wordSearch from '../rules';

type Needs = Pick<Services, 'texts' | 'letters' | 'offline'>;

/**
 * The words of a language, and its letters as grids show them, kept for when there is no network; or why they cannot be
 * had.
 */
export async function readyIn(
  { texts, letters, offline }: Needs,
  language: LanguageId,
): Promise<wordSearch.LanguageWords | Sentence> {
  if (language === 'en') return englishWords();
  try {
    const [words] = await Promise.all([wordsOf(language), letters.of(language)]);
    offline.keepLanguage(language);
    return words;
  } catch (error) {
    if (error instanceof LoadError) {
      const { code } = error.failure;
      return () => texts.boot.failures[code];
    }
    throw error;
  }
}

/** Those that a kept game needs, if they can be had. */
async function wordsIfAny(needs: Needs, language: LanguageId) {
  const words = await readyIn(needs, language);
  return typeof words === 'function' ? undefined : words;
}

/** The search under way, or the one whose score has no name yet. */
export async function openSearch(services: Services) {
  const { saves, searchSaves } = services.texts;
  const opened = await openIn(services, searchPlace, { ...saves, ...searchSaves }, (from) =>
    savedSearch(from, (language) => wordsIfAny(services, language)),
  );
  if (opened && !searchInProgress(services.saves.search)) services.saves.search = opened;
}
