import { wordSearch } from '../../core';
import { LocalGame, OverGame } from '../running-game';
import { family } from './family';

/** A word search being played. */
export class SearchRun extends OverGame<wordSearch.GameEngine> {
  /** It has begun. A seed that an address names may be longer than a seed can be. */
  static fresh(setup: Omit<wordSearch.Setup, 'filter'>): SearchRun {
    const seed = setup.seed.slice(0, wordSearch.longestSeed).replace(/\p{Cs}/gu, '');
    const run = SearchRun.of(new wordSearch.GameEngine({ ...setup, seed, filter: family().id }, family()));
    run.send({ type: 'begin' });
    return run;
  }

  /** Played here. */
  static of(engine: wordSearch.GameEngine): SearchRun {
    return new SearchRun(new LocalGame(engine));
  }
}
