import type Phaser from 'phaser';
import { wordSearch } from '../../core';
import { the } from '../../core/the';
import type { SearchRun } from '../../match/search/search-run';
import { wordsHere } from '../../match/search/words';
import { visit } from '../go-to';
import type { House } from '../house';
import { countsAsBegun, writeGameDown } from '../records/write-down';

type Setup = Parameters<typeof wordSearch.dayOfSearch>[0];

const dayOf = (setup: Setup) =>
  wordSearch.dayOfSearch(setup, the(wordsHere(wordSearch.languageOf(setup.list))));

/** A search is begun; where it is one of a day, and counts no more, it is told. */
export async function tellIfPractice(scene: Phaser.Scene, house: House, run: SearchRun, tell: () => void) {
  const isHere = visit(scene);
  const counts = await countsAsBegun(house, run, 'search', () => dayOf(run.setup));
  if (!counts && isHere()) tell();
}

/** Writes down a search that is over, once. */
export function writeSearchDown(house: House, engine: wordSearch.PlayedGame) {
  const { setup, state } = engine;
  const day = dayOf(setup);
  const result = {
    found: state.found.length,
    of: state.laid.length,
    points: state.score,
    ...(state.msAllowed !== null && { ms: state.msSpent }),
    marks: state.laid.map((_, word) => the(wordSearch.markOf(state, word)[0])).join(''),
  };
  return writeGameDown(house, engine, () => ({
    played: (told) => wordSearch.asPlayed(engine, told),
    ...(day !== undefined && { daily: { id: 'search', day, result } }),
  }));
}
