import type { BrowserContext, Page } from 'playwright-core';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { keepInPage } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';
import { namesOf } from './reader';

interface Searched {
  /** How many words of the list are found, in its order. */
  finds: number;
  clock?: wordSearch.Clock;
  /** Of searching time that is gone. */
  seconds?: number;
  list?: wordSearch.WordList;
  capped?: true;
}

export const selectAlong = (laid: wordSearch.LaidWord): wordSearch.Selection => {
  const squares = wordSearch.squaresOf(laid);
  return { from: squares[0]!, to: squares[squares.length - 1]! };
};

/** A search with a hint, a cheat, a selection that was no word, and some words found. */
function searched({ finds, clock = 'off', seconds = 100, list, capped }: Searched): wordSearch.GameEngine {
  const setup: wordSearch.Setup = {
    list: list ?? wordSearch.presetList('gardenBirds'),
    directions: [...wordSearch.directions],
    clock,
    seed: 'the end',
    ...(capped && { cappedBonus: capped }),
    filter: englishWords().id,
  };
  const engine = new wordSearch.GameEngine(setup, englishWords());
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'hint' });
  engine.dispatch({ type: 'cheat', code: 'flash' });
  engine.dispatch({ type: 'stroke', from: { x: 0, y: 0 }, to: { x: 17, y: 17 } });
  engine.dispatch({ type: 'spendTime', ms: seconds * 1000 });
  for (const laid of engine.state.laid.slice(0, finds)) {
    engine.dispatch({ type: 'stroke', ...selectAlong(laid) });
  }
  return engine;
}

/** The page goes on with a search. */
const keepSearch = (context: BrowserContext, engine: wordSearch.GameEngine) =>
  keepInPage(context, { search: engine.save() });

/** Goes on with the kept search, and draws the selections that are missing, by mouse. */
async function finish(page: Page, engine: wordSearch.GameEngine) {
  await page.getByRole('button', { name: /^Continue Word search/ }).click();
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const hidden = engine.state.laid.filter((_, word) => !wordSearch.isFound(engine.state, word));
  for (const laid of hidden) {
    const { from, to } = selectAlong(laid);
    const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    engine.dispatch({ type: 'stroke', from, to });
  }
}

async function middleOf(page: Page, { x, y }: wordSearch.Square) {
  const cell = page.getByRole('row').nth(y).getByRole('gridcell').nth(x);
  const box = await cell.boundingBox();
  if (!box) throw new Error('That square is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Track = (open: OpenPage) => void;

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses a button of the summary. */
export const press = (page: Page, name: string | RegExp) =>
  page.locator('.search-ended').getByRole('button', { name }).first().click();

/** Opens the page on the results of a search that was over at the last visit. */
async function ended(track: Track, engine: wordSearch.GameEngine, title: string, options: PageOptions = {}) {
  const before = async (context: BrowserContext) => {
    await keepSearch(context, engine);
    await options.before?.(context);
  };
  const open = await openPage({ reducedMotion: 'reduce', ...options, before });
  track(open);
  await headingOf(open.page, title).waitFor();
  return { page: open.page, engine };
}

/** A search in which every word was found. */
export const won = (track: Track, wish: Partial<Searched> = {}, options: PageOptions = {}) =>
  ended(track, searched({ finds: 14, ...wish }), 'All found!', options);

/** A search whose time was up; what it lacks is missed. */
export async function lost(track: Track, finds: number, options: PageOptions = {}) {
  const engine = searched({ finds, clock: 'standard', seconds: 719.9 });
  engine.dispatch({ type: 'spendTime', ms: 1000 });
  return ended(track, engine, 'Time’s up!', options);
}

/** Opens the page on a search that lacks a word, and draws its selection. */
export async function wonByHand(track: Track) {
  const engine = searched({ finds: 13 });
  const open = await openPage({ reducedMotion: 'reduce', before: (context) => keepSearch(context, engine) });
  track(open);
  const { page } = open;
  await finish(page, engine);
  await headingOf(page, 'All found!').waitFor();
  return { page, engine };
}

/** In the pause; it asks. */
export async function giveUpPaused(page: Page) {
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
}

export async function giveUp(page: Page) {
  await page
    .getByRole('button', { name: /^(Menu|Pause)$/ })
    .first()
    .click();
  await giveUpPaused(page);
  await page.getByRole('button', { name: 'See results' }).click();
  await headingOf(page, 'Given up').waitFor();
}

/** A table as it is read: its rows, and their cells. */
export const rowsOf = (page: Page, table: string) =>
  page
    .locator(`${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())));

/** The letters of a grid, as its squares are called. */
export const lettersOf = async (page: Page) =>
  (await namesOf(page.getByRole('gridcell'))).map((name) => name[0]).join('');
