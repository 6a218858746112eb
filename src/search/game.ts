import { dailySeed } from '../engine/random/dice';
import { fieldsOf } from '../engine/saving/untrusted';
import type { GameDescriptor } from '../shared/scenes/game-descriptor';
import { LazyScene } from '../shared/scenes/lazy-scene';
import type { Now } from '../shared/scenes/player';
import { pageFaceDown, searchPicture, waitingSearch } from './panels/menu-card';
import { lastDailyKey, lastSearchKey, searchInProgress, searchPlace } from './play/menu-facts';

const keys = ['SearchChoose', 'WordSearch', 'SearchSummary', 'SheetMake', 'SheetSent'] as const;

export const search: GameDescriptor = {
  id: 'search',
  help: async (i18n) => {
    const [texts, { searchHelp }] = await Promise.all([i18n.with('search'), import('./panels/help-panel')]);
    return () => searchHelp(texts);
  },
  scenes: {
    choose: 'SearchChoose',
    play: 'WordSearch',
    now: () => ({ scene: 'SearchChoose', data: { now: true } satisfies Now }),
    has: (scene) => /Search/.test(scene),
    all: (services, i18n) =>
      keys.map(
        (key) =>
          new LazyScene(services, key, () => services.texts.common.search, {
            fetched: async () => {
              const [own, { searchScenes }] = await Promise.all([i18n.with('search'), import('./scenes/scenes')]);
              return searchScenes[key](own, services);
            },
            needs: () => Promise.all([services.saves.open('search'), services.fonts]),
          }),
      ),
  },
  menu: {
    picture: searchPicture,
    waiting: ({ saves }) => {
      const standing = searchInProgress(saves.search);
      return standing && ((texts) => waitingSearch(texts, standing));
    },
    starts: async (services) => (await import('./scenes/starts')).pageStarts(services),
  },
  saved: {
    places: [searchPlace],
    traces: [searchPlace, lastSearchKey, lastDailyKey],
    open: async (services) => (await import('./scenes/opening')).openSearch(services),
    // A score may still be without a name.
    result: ({ saves }) => (saves.search?.state.phase === 'over' ? 'SearchSummary' : undefined),
  },
  daily: {
    id: 'search',
    sign: 'find',
    faceDown: pageFaceDown,
    choose: 'SearchChoose',
    play: 'WordSearch',
    place: searchPlace,
    isSaved: (saved, day) =>
      fieldsOf<{ seed: unknown }>(fieldsOf<{ setup: unknown }>(saved)?.setup)?.seed === dailySeed(day),
    waits: ({ saves }) => searchInProgress(saves.search) !== undefined,
    progress: ({ saves }) => {
      const standing = searchInProgress(saves.search);
      return standing && standing.found / standing.words;
    },
    isOf: ({ saves }, day) => saves.search?.setup.seed === dailySeed(day),
  },
};
