import { wordSearch } from '../../core';
import { family } from './family';

/** A search that has begun. A seed that an address names may be longer than a seed can be. */
export function newSearch(
  setup: Omit<wordSearch.Setup, 'seed' | 'filter'>,
  seed: string,
): wordSearch.GameEngine {
  const fit = seed.slice(0, wordSearch.longestSeed).replace(/\p{Cs}/gu, '');
  const engine = new wordSearch.GameEngine({ ...setup, seed: fit, filter: family().id }, family());
  engine.dispatch({ type: 'begin' });
  return engine;
}
