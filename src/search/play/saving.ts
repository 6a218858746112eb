import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findKept, keep } from '../../shared/play/running-game';
import * as wordSearch from '../rules';
import { SearchMatch } from './match';
import { searchPlace } from './menu-facts';

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export const keepSearch = (match: SearchMatch, shelf: Shelf): (() => void) =>
  keep(match, (save) => void shelf.set(searchPlace, save));

/** In which language a search is that was kept, or came from elsewhere; what it says is still to be judged. */
export function languageKept(value: unknown): LanguageId {
  const { setup } = fieldsOf<wordSearch.SavedGame>(value) ?? {};
  const { language } = fieldsOf<wordSearch.WordList>(fieldsOf<wordSearch.Setup>(setup)?.list) ?? {};
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
}

/** Without its words none can be opened now. */
type Refusal = wordSearch.SaveRefusal | { reason: 'noWords' };

/**
 * The search of the last visit, under way or with a score that has no name yet; undefined if there is none; or why it
 * can't be resumed.
 */
export const keptSearch = (
  shelf: Pick<Shelf, 'get'>,
  wordsOf: (language: LanguageId) => Promise<wordSearch.LanguageWords | undefined>,
): Promise<SearchMatch | Refusal | undefined> =>
  findKept(shelf, searchPlace, async (kept): Promise<SearchMatch | Refusal> => {
    const words = await wordsOf(languageKept(kept));
    if (!words) return { reason: 'noWords' };
    const engine = wordSearch.GameEngine.restore(kept, words);
    return engine instanceof wordSearch.GameEngine ? SearchMatch.of(engine) : engine;
  });

export const forgetSearch = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(searchPlace);
