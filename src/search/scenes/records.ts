import type Phaser from 'phaser';
import { beginsHere, tellPractice, writeGameDown } from '../../daily/scenes/record-result';
import { must } from '../../engine/must';
import { layUnseenAside } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { SearchMatch } from '../play/match';
import { searchPlace } from '../play/menu-facts';
import { keepSearch } from '../play/saving';
import { wordsHere } from '../play/words';
import * as wordSearch from '../rules';

type Setup = Parameters<typeof wordSearch.dayOfSearch>[0];

const dayOf = (setup: Setup) => wordSearch.dayOfSearch(setup, must(wordsHere(wordSearch.languageOf(setup.list))));

/** A search is begun, and one of a day kept; false where another page has begun that. */
export const beginSearch = (services: Services, match: SearchMatch) =>
  beginsHere(
    services,
    match,
    'search',
    () => dayOf(match.setup),
    () => {
      void layUnseenAside(services, searchPlace);
      keepSearch(match, services.storage)();
    },
  );

/** Where it is one of a day, and counts for none, it is told why. */
export const tellIfPractice = (
  scene: Phaser.Scene,
  texts: SearchTexts,
  services: Services,
  match: SearchMatch,
  tell: (says: Sentence) => void,
) => tellPractice(scene, services, match, beginSearch(services, match), () => texts.search.play.practice, tell);

/** Writes down a search that is over, once. */
export function writeSearchDown(services: Services, engine: wordSearch.ReadonlyGame) {
  const { setup, state } = engine;
  const day = dayOf(setup);
  const result = {
    found: state.found.length,
    of: state.laid.length,
    points: state.score,
    ...(state.msAllowed !== null && { ms: state.msSpent }),
    marks: state.laid.map((_, word) => must(wordSearch.markOf(state, word)[0])).join(''),
  };
  return writeGameDown(services, engine, () => ({
    played: (told) => wordSearch.asPlayed(engine, told),
    ...(day !== undefined && { daily: { id: 'search', day, result } }),
  }));
}

/** A search that belongs to this page and is kept. */
export const heldSearch = (match: SearchMatch, services: Services) => ({
  game: 'search' as const,
  place: searchPlace,
  keep: () => keepSearch(match, services.storage),
  drop: () => {
    services.saves.search = undefined;
  },
});
