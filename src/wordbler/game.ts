import { html, nothing } from 'lit-html';
import { must } from '../engine/must';
import { called, personOf } from '../engine/players/names';
import { fieldsOf } from '../engine/saving/untrusted';
import { isOnPortal } from '../shared/platform/portals/portal-here';
import type { I18n } from '../shared/play/i18n';
import type { GameDescriptor } from '../shared/scenes/game-descriptor';
import { LazyScene, type Wanted } from '../shared/scenes/lazy-scene';
import type { Services } from '../shared/scenes/services';
import type { Texts } from '../texts/texts';
import { boardCut, type Cell } from './panels/small-board';
import { findLying, findPlace, finishedPlace, gameInProgress, gamePlace, lastTableKey } from './play/menu-facts';
import type { Seat } from './rules';
import { languageAtTable, wordsAtTable, wordsLookedAt } from './scenes/words-at-table';

// A dot is an empty square, a digit a bonus square, a small letter a tile of an earlier turn.
const board = ['..3.w*.2..', '.2.1r....1', '...NeST1..', '..1.no4...'];
const bonuses = { 1: '2L', 2: '2W', 3: '3L', 4: '3W' } as const;

function cellOf(sign: string): Cell {
  if (sign === '.') return {};
  if (sign === '*') return { star: true };
  if (sign in bonuses) return { bonus: bonuses[Number(sign) as keyof typeof bonuses] };
  return sign === sign.toLowerCase() ? { letter: sign.toUpperCase(), old: true } : { letter: sign };
}

const boardPicture = (texts: Texts) =>
  html`<span class="game-picture on-felt">${boardCut(
    texts,
    must(board[0]).length,
    [...board.join('')].map(cellOf),
  )}</span>`;

/** The upper half of the usual board, to its middle row. */
const upper = [
  '4..1...4...1..4',
  '.2...3...3...2.',
  '..2...1.1...2..',
  '1..2...1...2..1',
  '....2.....2....',
  '.3...3...3...3.',
  '..1...1.1...1..',
];
const wholeBoard = [...upper, '4..1...*...1..4', ...upper.toReversed()];

/** A board on which nothing lies. */
const boardFaceDown = (texts: Texts) =>
  html`<div class="walnut" .style=${'padding:min(1.3cqi,1.1cqb);border-radius:var(--r4)'}>${boardCut(
    texts,
    wholeBoard.length,
    [...wholeBoard.join('')].map(cellOf),
  )}</div>`;

/** How the last game stands, or, before it can be opened, who sits there. */
interface Standing {
  seats: readonly Pick<Seat, 'name'>[];
  scores?: readonly number[];
  toMove?: number;
}

/** What the menu says of a game that waits: whose turn it is first, and of two how they stand: more have no room. */
function waitingGame(texts: Texts, { seats, scores, toMove }: Standing) {
  const turn =
    toMove === undefined
      ? nothing
      : html`<b><bdi>${texts.menu.toMove({ who: personOf(must(seats[toMove]).name) })}</bdi></b>`;
  if (turn !== nothing && seats.length > 2) return html`${turn}`;
  return html`${turn}${turn === nothing ? nothing : ' · '}${seats.map(({ name }, seat) => {
    const score = texts.forms.figure(scores?.[seat] ?? '');
    return html`${seat > 0 ? ', ' : nothing}<bdi>${called(name, texts.forms.callings)} ${score}</bdi>`;
  })}`;
}

const boardChunk = () => import('./scenes/board-chunk');

/** Finds and puzzles: a portal's zip has no room for them. */
function findScenes(services: Services, i18n: I18n) {
  const { texts, fonts } = services;
  const needs = () => fonts;
  const elsewhere = () => new RangeError('finds are played elsewhere');
  return [
    new LazyScene(services, 'Find', () => texts.common.wordbler, {
      fetched: async () => {
        // What builds a portal's zip reads these lines, and no other module's.
        if (import.meta.env.MODE === 'portal') throw elsewhere();
        return new (await import('./scenes/find')).FindScene(await i18n.with('review'), services);
      },
      needs,
    }),
    new LazyScene(services, 'Puzzle', () => texts.common.study, {
      fetched: async () => {
        if (import.meta.env.MODE === 'portal') throw elsewhere();
        return new (await import('./scenes/puzzle')).PuzzleScene(await i18n.with('study'), services);
      },
      needs,
    }),
  ];
}

function scenes(services: Services, i18n: I18n) {
  const { texts, fonts, saves } = services;
  const scene = (key: string, wanted: Wanted) => new LazyScene(services, key, () => texts.common.wordbler, wanted);
  // A table is laid while the words still come.
  const played = {
    words: () => wordsAtTable(services),
    needs: () => {
      const letters = saves.open('wordbler').then(() => services.letters.of(languageAtTable(services)));
      return Promise.all([letters, fonts]);
    },
  };
  const lookedAt = {
    words: () => wordsLookedAt(services),
    needs: () => Promise.all([saves.open('wordbler').then(() => wordsLookedAt(services).wanted()), fonts]),
  };
  return [
    scene('SitDown', { ...played, fetched: async () => new (await boardChunk()).SitDown(services) }),
    scene('Board', { ...played, fetched: async () => new (await boardChunk()).Board(services) }),
    scene('GameOver', {
      ...lookedAt,
      fetched: async () => new (await import('./scenes/game-over')).GameOver(services),
    }),
    scene('Review', {
      ...lookedAt,
      fetched: async () => new (await import('./scenes/review')).Review(await i18n.with('review'), services),
    }),
    scene('PlayerSelect', {
      fetched: async () => new (await import('./scenes/player-select')).PlayerSelect(services),
    }),
    scene('Record', {
      needs: () => fonts,
      fetched: async () => new (await import('./scenes/review')).RecordShown(await i18n.with('review'), services),
    }),
    ...(isOnPortal ? [] : findScenes(services, i18n)),
  ];
}

const standing = ({ saves }: Services) =>
  saves.wordbler ? gameInProgress(saves.wordbler) : saves.seats && { seats: saves.seats };

export const wordbler: GameDescriptor = {
  id: 'wordbler',
  help: async ({ texts }) => {
    const { boardHelp } = await import('./panels/help-panel');
    return () => boardHelp(texts);
  },
  scenes: {
    choose: 'PlayerSelect',
    play: 'Board',
    now: () => ({ scene: 'SitDown', data: {} }),
    has: (scene) => /^(PlayerSelect|SitDown|Board|GameOver|Review)$/.test(scene),
    all: scenes,
  },
  menu: {
    picture: boardPicture,
    waiting: (services) => {
      // Who sits there; how it stands is known once it is opened.
      const known = standing(services);
      return known && ((texts) => waitingGame(texts, known));
    },
    starts: async (services) => (await import('./scenes/starts')).tableStarts(services),
  },
  readsFiles: async (...where) => new (await import('./scenes/record-input')).RecordInput(...where),
  words: wordsAtTable,
  fetchTable: boardChunk,
  saved: {
    places: [finishedPlace, gamePlace],
    traces: [gamePlace, finishedPlace, lastTableKey],
    open: async (services) => {
      const { openGames, openBeforeWords } = await boardChunk();
      const { saves } = services;
      const isAlone = saves.lies(gamePlace) && !saves.lies(finishedPlace);
      if (!isAlone || !(await openBeforeWords(services))) await openGames(services);
    },
    result: ({ saves }) => (saves.lies(finishedPlace) ? 'GameOver' : undefined),
  },
  // A portal's zip has no room for the finds.
  ...(!isOnPortal && {
    daily: {
      id: 'find',
      sign: 'bulb',
      faceDown: boardFaceDown,
      choose: 'Find',
      play: 'Find',
      look: async ({ saves, storage }) => {
        saves.find ??= await findLying(storage);
      },
      place: findPlace,
      isSaved: (saved, day) => fieldsOf<{ day: unknown }>(saved)?.day === day,
      waits: ({ saves }) => saves.find !== undefined && !saves.find.isOver,
      isOf: ({ saves }, day) => saves.find?.day === day,
    },
  }),
};
