import type Phaser from 'phaser';
import { wordSearch } from '../../core';
import { the } from '../../core/the';
import { keepSearch } from '../../match/search/keeping';
import { searchPlace } from '../../match/search/kept-at';
import type { SearchRun } from '../../match/search/search-run';
import { wordsHere } from '../../match/search/words';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { House } from '../house';
import { layUnseenAside } from '../lay-unseen-aside';
import { beginsHere, tellPractice, writeGameDown } from '../records/write-down';

type Setup = Parameters<typeof wordSearch.dayOfSearch>[0];

const dayOf = (setup: Setup) =>
  wordSearch.dayOfSearch(setup, the(wordsHere(wordSearch.languageOf(setup.list))));

/** A search is begun, and one of a day kept; false where another page has begun that. */
export const beginSearch = (house: House, run: SearchRun) =>
  beginsHere(
    house,
    run,
    'search',
    () => dayOf(run.setup),
    () => {
      void layUnseenAside(house, searchPlace);
      keepSearch(run, house.storage)();
    },
  );

/** Where it is one of a day, and counts for none, it is told why. */
export const tellIfPractice = (
  scene: Phaser.Scene,
  texts: SearchTexts,
  house: House,
  run: SearchRun,
  tell: (says: Sentence) => void,
) => tellPractice(scene, house, run, beginSearch(house, run), () => texts.search.play.practice, tell);

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
