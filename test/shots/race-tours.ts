import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { RaceWelcome } from '../../src/online/protocol/protocol';
import { scramble, wordSearch } from '../../src/rules';
import { scrambleRaceOver } from '../../src/scramble/scenes/raced';
import { lexicon } from '../engine/familiarity/shipped-familiarity';
import { roundWith } from './scramble-tours';
import type { Tour } from './tours';

const rude = readFileSync(new URL('../../assets/languages/en/family-filter.txt', import.meta.url), 'utf8');
const words = wordSearch.languageWords(wordSearch.filterOf('en'), rude.split('\n'));
const room = 'race-417-wren-41';
const secret = 'secret-of-this-seat---';
const setup: wordSearch.Setup = {
  list: wordSearch.presetList('gardenBirds'),
  directions: [...wordSearch.directions],
  clock: 'scaled',
  seed: 'a race of birds',
  filter: words.id,
};
const engine = new wordSearch.GameEngine(setup, words);
engine.dispatch({ type: 'begin' });
const { laid } = engine.state;
const seats = [
  { name: 'Ada', mascot: 'maize' },
  { name: 'Bruno', mascot: 'azure' },
  { name: 'Chidi', mascot: 'ember' },
  { name: 'Dorotea', mascot: 'hooded' },
];

const found = [
  [0, 0],
  [1, 3],
  [1, 4],
  [0, 5],
  [2, 3],
  [1, 7],
] as const;
const finds = found.map(([seat, word], at) => {
  const own = laid[word]!;
  const squares = wordSearch.squaresOf(own);
  const [from, to] = [squares[0]!, squares.at(-1)!];
  const points = wordSearch.wordScore(own.word, own.direction);
  return { seat, word: own.word, points, ms: 1000 * at, find: [from.x, from.y, to.x, to.y] };
});

const scores = seats.map((_, seat) => finds.reduce((sum, find) => sum + (find.seat === seat ? find.points : 0), 0));

/** A server that is there, and lists no open tables. */
async function answer(page: Page) {
  await page.route(/\/online$/, (route) => route.fulfill({ body: 'here' }));
  await page.routeWebSocket(/\/online$/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ t: 'tables', isListing: false, tables: [] })));
  });
}

/** Plays the server: whoever comes in is told how it stands. */
async function serve(page: Page, part: Partial<RaceWelcome>) {
  const { list, directions, clock } = setup;
  const told: RaceWelcome = {
    t: 'welcome',
    v: 1,
    seq: 1,
    n: 0,
    now: 60_000,
    seat: 0,
    seats,
    start: null,
    finds: [],
    scores: null,
    next: null,
    race: { game: 'search', wished: { list: list.id, directions, clock }, hides: false },
    ...part,
  };
  await page.routeWebSocket(/\/online\/races$/, (socket) => {
    socket.onMessage(() => {
      for (const one of [told, { t: 'here', seats: [0, 1, 3] }]) socket.send(JSON.stringify(one));
    });
  });
}

const kept = {
  'last race': room,
  [`race ${room}`]: { room, invitation: secret, own: secret },
};

async function goThere(page: Page) {
  await page.evaluate((to) => {
    location.hash = to;
  }, `#race=${room}.${secret}`);
}

const { board, words: list, shortest, seconds } = roundWith().setup;
const raced: scramble.SharedBoard = { board, words: list, shortest, seconds, strikeShared: true };
const wishedBoard = { words: list, side: 4, seconds, shortest, strikeShared: true };
const all = scramble.sortedWords(new scramble.Solver(lexicon).solve(scramble.boardFrom(board, 'en')), 'length');
const boardFinds = Array.from({ length: 26 }, (_, at) => {
  const { word, points, path } = all[(at * 7) % 22]!;
  return { seat: at % 4, word, points, ms: 1000 * at, find: path };
});
const boardScores = scrambleRaceOver(raced, lexicon, { seats, finds: boardFinds }).state.outcome!.scores;
const boardRace = {
  race: { game: 'scramble', wished: wishedBoard, hides: false },
  finds: boardFinds,
} as const;
const started = { ...boardRace, start: { at: 0, setup: raced } };

export const raceTours: Record<string, Tour> = {
  'race-choose': {
    kept,
    tour: async (page, snap) => {
      await answer(page);
      await page.getByRole('button', { name: 'Friends' }).click();
      await page.getByRole('button', { name: 'New race' }).click();
      await page.getByRole('button', { name: 'Open race' }).waitFor();
      await snap('race-choose');
    },
  },
  'race-wait': {
    kept,
    tour: async (page, snap) => {
      await serve(page, {});
      await goThere(page);
      await page.locator('.invitation svg.qr-code').waitFor();
      await page.evaluate(
        `for (const field of document.querySelectorAll('.field input[readonly]')) field.value = 'https://wordbler.example/#race=…'`,
      );
      await snap('race-wait');
    },
  },
  'race-play': {
    kept,
    tour: async (page, snap) => {
      await serve(page, { start: { at: 0, setup }, finds });
      await goThere(page);
      await page.getByRole('grid', { name: 'Letters' }).waitFor();
      await snap('race-play');
    },
  },
  'race-over': {
    kept,
    tour: async (page, snap) => {
      await serve(page, { start: { at: 0, setup }, finds, scores });
      await goThere(page);
      await page.locator('.end-card').waitFor();
      await snap('race-over');
      await page.getByRole('button', { name: 'Look closer' }).click();
      await page.locator('[data-place="1"]').waitFor();
      await snap('race-closer');
    },
  },
  'scramble-race-choose': {
    kept,
    tour: async (page, snap) => {
      await answer(page);
      await page.getByRole('button', { name: 'Friends' }).click();
      await page.getByRole('button', { name: 'New race' }).click();
      await page.getByRole('radio', { name: 'Scramble' }).check();
      await snap('scramble-race-choose');
    },
  },
  'scramble-race-play': {
    kept,
    tour: async (page, snap) => {
      await serve(page, started);
      await goThere(page);
      await page.getByRole('gridcell').first().waitFor();
      await page.locator('.sc-found li:visible').first().waitFor();
      await snap('scramble-race-play');
    },
  },
  'scramble-race-over': {
    kept,
    tour: async (page, snap) => {
      await serve(page, { ...started, scores: boardScores });
      await goThere(page);
      await page.locator('.end-card').waitFor();
      await snap('scramble-race-over');
      await page.getByRole('button', { name: 'Look closer' }).click();
      await page.getByRole('button', { name: 'See all words' }).click();
      await page.locator('.word-chip').first().waitFor();
      await snap('scramble-race-words');
    },
  },
};
