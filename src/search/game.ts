import { html, svg } from 'lit-html';
import { must } from '../engine/must';
import { dailySeed } from '../engine/random/dice';
import { fieldsOf } from '../engine/saving/untrusted';
import { letterCell as cell, drawnLetters } from '../shared/panels/drawn-letters';
import type { GameDescriptor } from '../shared/scenes/game-descriptor';
import { LazyScene } from '../shared/scenes/lazy-scene';
import type { Now } from '../shared/scenes/player';
import type { Texts } from '../texts/texts';
import { categoryName } from './panels/category-name';
import { lastDailyKey, lastSearchKey, type SearchInProgress, searchInProgress, searchPlace } from './play/menu-facts';

const page = ['RTSWALLOW', 'OKIWRENMP', 'BXEHFINCH', 'ITCUOWLAD', 'NRJAYGSEV'];
const found = [
  { x: 0, y: 0, wide: 1, high: 5, colour: '#f4ae6b' },
  { x: 2, y: 0, wide: 7, high: 1, colour: '#8fd0ea' },
  { x: 3, y: 1, wide: 4, high: 1, colour: '#b9e3a6' },
  { x: 4, y: 2, wide: 5, high: 1, colour: '#f7aecb' },
];

/** A corner of a page with four words found. */
const searchPicture = () => html`<span class="game-picture on-paper" aria-hidden="true"><svg
  viewBox="0 0 ${must(page[0]).length * cell} ${page.length * cell}" preserveAspectRatio="xMidYMid meet">
  ${found.map(
    (
      { x, y, wide, high, colour },
      at,
    ) => svg`<rect class="drawn after-${at}" x=${x * cell + 6} y=${y * cell + 6} width=${wide * cell - 12}
      height=${high * cell - 12} rx="14" fill=${colour} />`,
  )}${drawnLetters(page)}</svg></span>`;

const side = 12;

/** A page on which no letter stands yet. */
const pageFaceDown = () =>
  html`<div class="mini-tray"
    .style=${`--side:${side};background:var(--paper)`}>${Array.from(
      { length: side * side },
      () => html`<i .style=${'background:#efe0bb'}></i>`,
    )}</div>`;

/** What the menu says of a search that waits. */
const waitingSearch = (texts: Texts, { list, found, words }: SearchInProgress) =>
  html`<bdi>${categoryName(texts, list)}</bdi> · ${texts.menu.found({ found, words })}`;

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
    starts: async ({ storage, preferences }) => {
      const { pageChosen } = await import('./play/choice');
      const id = pageChosen(await storage.get(lastSearchKey), preferences.now.words);
      return id === undefined ? undefined : (texts) => categoryName(texts, { id });
    },
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
