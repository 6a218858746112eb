import { ResultRecorder } from '../../daily/scenes/record-result';
import { must } from '../../engine/must';
import type { Finished } from '../../stats/play/finished';
import { keepSearch, type SearchMatch } from '../play/match';
import { searchPlace } from '../play/menu-facts';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';

/** Saves one's own search, and records its end. */
export class SearchRecorder extends ResultRecorder<SearchMatch> {
  protected override readonly game = 'search';
  protected override readonly place = searchPlace;

  protected override dayOf({ setup }: SearchMatch) {
    return wordSearch.dayOfSearch(setup, must(wordsHere(wordSearch.languageOf(setup.list))));
  }

  protected override save(match: SearchMatch) {
    return keepSearch(match, this.services.storage);
  }

  protected override finished(match: SearchMatch): Finished {
    const { engine, state, setup } = match;
    const day = this.dayOf(match);
    const result = {
      found: state.found.length,
      of: state.laid.length,
      points: state.score,
      // By Casual rules the clock counts up.
      ...((setup.rules || state.msAllowed !== null) && { ms: state.msSpent }),
      marks: state.laid.map((_, word) => must(wordSearch.markOf(state, word)[0])).join(''),
    };
    return {
      played: (told) => wordSearch.asPlayed(engine, told),
      ...(day !== undefined && { daily: { id: 'search', day, result } }),
    };
  }
}
