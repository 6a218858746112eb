import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type LanguageId, playLanguages } from '../../../src/engine/alphabet/languages';
import { wordSearch } from '../../../src/rules';
import { linkTo } from '../../../src/search/play/choice';
import { shippedWords } from '../../search/rules/shipped-words';
import { selectAlong } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { long } from '../support/page-test';
import { comeBack, openPage, siteUrl } from '../support/play';
import { drag, fingerOf } from '../support/pointers';
import { listen } from '../support/reader';
import { savedSetup } from '../support/saved-search';
import { goToChoose, press, wordsField } from '../support/search-choosing';
import { Sitting } from '../support/search-sitting';
import { startDaily } from '../support/start-daily';

const speak = (page: Page, language: LanguageId) =>
  page.getByRole('combobox', { name: 'Word language' }).selectOption(playLanguages[language].name);

/** The search that the page plays, as whoever has its setup can lay it. */
async function searchOf(page: Page, language: LanguageId): Promise<wordSearch.GameEngine> {
  await expect.poll(async () => (await savedSetup(page))?.list.language).toBe(language);
  return laidOut((await savedSetup(page))!, language);
}

function laidOut(setup: wordSearch.Setup, language: LanguageId) {
  const engine = new wordSearch.GameEngine(setup, shippedWords(language));
  engine.dispatch({ type: 'begin' });
  return engine;
}

const everyday = (seed: string): wordSearch.Setup => ({
  list: wordSearch.listOfPage(shippedWords('ru'), { page: 'everyday', language: 'ru' }, seed),
  directions: [...wordSearch.directions],
  clock: 'standard',
  seed,
  filter: 'family-ru',
});

/** The words of the language cannot be had. */
const withoutWords = (page: Page, status: number) =>
  page.context().route(/\/ru-[^/]*\.pages$/, (route) => route.fulfill({ status, body: 'no words' }));

long('a word search in Greek is played by touch, over a reload, up to its end', async () => {
  const open = await openPage({
    touch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    query: { seed: 'ellinika' },
    before: listen,
  });
  const { page, context } = open;
  await goToChoose(page, true);
  await speak(page, 'el');
  await page.getByRole('radio', { name: /^Long words/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const engine = await searchOf(page, 'el');
  const { laid, grid } = engine.state;
  let finger = fingerOf(await context.newCDPSession(page));
  let sitting = new Sitting(open, engine, true);
  await sitting.letters.waitFor();
  const findFrom = async (first: number, end: number) => {
    for (const own of laid.slice(first, end)) {
      const { from, to } = selectAlong(own);
      await drag(finger, await sitting.point(from), await sitting.point(to));
      await sitting.expectHeardFound(own);
    }
  };
  expect((await sitting.squares()).map((name) => name[0]).join('')).toBe(grid.join(''));
  expect(await sitting.words()).toEqual(laid.map(({ word: own }) => own));
  await findFrom(0, 5);
  // The letters on the canvas are in the house's own font, whatever the device has.
  expect(await page.evaluate(() => document.fonts.check('700 20px "M PLUS Rounded 1c"', 'ΨΩ'))).toBe(true);
  await comeBack(page);
  finger = fingerOf(await context.newCDPSession(page));
  // Another page has said nothing yet.
  sitting = new Sitting(open, engine, true);
  await sitting.goOn();
  expect((await sitting.rows()).filter((row) => row.includes('found'))).toHaveLength(5);
  await findFrom(5, 14);
  await page.getByRole('heading', { name: 'All found!' }).waitFor();
  await page.getByRole('button', { name: /^Change name/ }).waitFor();
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'High scores' }).tap();
  const shown = page.getByRole('combobox', { name: 'Category' }).locator('option:checked');
  expect(await shown.textContent()).toMatch(/^\s*Long words \(Ελληνικά\) \(/);
});

long('a list of one’s own finds the letters open where they were left open', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { settings: { letterKeys: true, words: 'tr' } }),
  });
  const { page } = open;
  await goToChoose(page);
  await press(page, 'New list');
  const keys = page.getByRole('group', { name: 'Letters, Türkçe' });
  await wordsField(page).focus();
  for (const letter of ['I', 'İ', 'Ş']) await keys.getByRole('button', { name: letter, exact: true }).click();
  expect(await wordsField(page).inputValue()).toBe('IİŞ');
  await wordsField(page).fill('ılık iş');
  expect(await wordsField(page).inputValue()).toBe('ILIK İŞ');
  await press(page, 'Letter keyboard');
  await keys.waitFor({ state: 'detached' });
});

long('where the words of a language are not to be had a kept search waits until they are', async () => {
  const engine = laidOut(everyday('kept'), 'ru');
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.route(/\/ru-[^/]*\.pages$/, (route) => route.fulfill({ status: 404, body: '' }));
      await keepInPage(context, { search: engine.save() });
    },
  });
  const { page, context, errors } = open;
  await page.getByText('Its words didn’t load.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: /^Continue Word search/ }).count()).toBe(0);
  await context.unroute(/\/ru-[^/]*\.pages$/);
  await comeBack(page);
  const sitting = new Sitting(open, engine, false);
  await sitting.goOn();
  expect(await sitting.words()).toEqual(engine.setup.list.words);
  errors.splice(0);
});

long('where the words of a language are not to be had whoever begins is told so, and may play in another', async () => {
  const open = await openPage({ reducedMotion: 'reduce' });
  const { page, errors } = open;
  await withoutWords(page, 200);
  await goToChoose(page);
  await speak(page, 'ru');
  await press(page, 'Start');
  await page.getByRole('alert').getByText('The word list arrived damaged.', { exact: false }).waitFor();
  await speak(page, 'en');
  await press(page, 'Start');
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  errors.splice(0);
});

long('a link to a search opens in its own language', async () => {
  const setup = everyday('for a friend');
  const open = await openPage({ reducedMotion: 'reduce' });
  const { page } = open;
  await page.goto('about:blank');
  await page.goto(new URL(linkTo(setup, siteUrl())).href);
  await page.getByText('Everyday words (Русский), 8 directions, Author’s, 12:00').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => savedSetup(page)).toEqual(setup);
});

long('the grid of the day is one of the language that is played in', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    query: { words: 'fr' },
    before: (context) => context.clock.setFixedTime(new Date(2026, 10, 21, 12)),
  });
  const { page } = open;
  await startDaily(page, page.getByRole('button', { name: /^Daily grid/ }));
  await expect.poll(() => savedSetup(page)).toEqual(wordSearch.dailySetup('2026-11-21', shippedWords('fr')));
});

long('whoever reads German is told that the words are English, where they are chosen', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce', locale: 'de-DE' });
  await page.getByRole('button', { name: 'Kategorien' }).click();
  await page.getByText('Englische Wörter', { exact: true }).waitFor();
});
