import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findSaved, GameDecorator, keep, LocalGame, type RunningGame } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import * as wordSearch from '../rules';
import { searchPlace } from './menu-facts';
import { wordsHere } from './words';

export class SearchMatch extends GameDecorator<wordSearch.GameEngine> {
  /** It has begun just now, which is still to be written down. */
  isNew = false;
  /** It is one of a day that counts for none, which is still to be told. */
  practice: Practice | undefined;

  private constructor(
    game: RunningGame<wordSearch.GameEngine>,
    /** Others search at the same time: nobody is helped, and the time is everybody's. */
    readonly isRace = false,
  ) {
    super(game);
  }

  get isTimeUp(): boolean {
    return this.state.outcome?.reason === 'timeOut';
  }

  /** Begun; the words of its language must be here. A list that a seed draws has other words in another grid. */
  static fresh(setup: Omit<wordSearch.Setup, 'filter'>): SearchMatch {
    const seed = wordSearch.tidySeed(setup.seed);
    const words = must(wordsHere(wordSearch.languageOf(setup.list)));
    const list = wordSearch.listFor(setup.list, words, seed);
    const match = SearchMatch.of(new wordSearch.GameEngine({ ...setup, list, seed, filter: words.id }, words));
    match.isNew = true;
    match.send({ type: 'begin' });
    return match;
  }

  static of(engine: wordSearch.GameEngine): SearchMatch {
    return new SearchMatch(new LocalGame(engine));
  }

  static ofSheet(sheet: wordSearch.Worksheet, layout: wordSearch.Layout): SearchMatch {
    const words = must(wordsHere(sheet.language));
    const match = SearchMatch.of(wordSearch.worksheetGame(sheet, layout, words));
    match.send({ type: 'begin' });
    return match;
  }

  static inRace(game: RunningGame<wordSearch.GameEngine>): SearchMatch {
    return new SearchMatch(game, true);
  }
}

/** Keeps the search after every command, its end too: its score may still be without a name. Returns what stops it. */
export const keepSearch = (match: SearchMatch, shelf: Shelf): (() => void) =>
  keep(match, (save) => void shelf.set(searchPlace, save));

/** In which language a search is that was kept, or came from elsewhere; what it says is still to be judged. */
export function savedLanguage(value: unknown): LanguageId {
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
export const savedSearch = (
  shelf: Pick<Shelf, 'get'>,
  wordsOf: (language: LanguageId) => Promise<wordSearch.LanguageWords | undefined>,
): Promise<SearchMatch | Refusal | undefined> =>
  findSaved(shelf, searchPlace, async (saved): Promise<SearchMatch | Refusal> => {
    const words = await wordsOf(savedLanguage(saved));
    if (!words) return { reason: 'noWords' };
    const engine = wordSearch.GameEngine.restore(saved, words);
    return engine instanceof wordSearch.GameEngine ? SearchMatch.of(engine) : engine;
  });

export const forgetSearch = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(searchPlace);
