import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { linkTo } from '../../../src/search/play/choice';
import { englishWords } from '../../../src/search/play/words';
import { some } from '../../long';
import { en } from '../../texts/spoken';
import { axeFaults } from '../support/axe-faults';
import { keepInPage } from '../support/game-of-two';
import { faultsWhenPressed } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions, siteUrl } from '../support/play';
import { savedSetup } from '../support/saved-search';
import {
  goodWords,
  goToChoose,
  listName,
  press,
  throwAway,
  wordsField,
  write,
  writeWords,
} from '../support/search-choosing';
import { sheetIn } from '../support/share-sheet';
import { startDaily } from '../support/start-daily';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce', ...options });
  await goToChoose(open.page, options.touch);
  return open.page;
}

// Whoever begins no search leaves the page to the next test.
let desk: OpenPage;

beforeAll(async () => {
  desk = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce' });
  await goToChoose(desk.page);
});
afterEach(() => desk.check());
afterAll(() => desk.close());

const phone = { touch: true, viewport: { width: 390, height: 844 } };

async function chooseAgain(): Promise<Page> {
  await throwAway(desk.page);
  return desk.page;
}

describe('how to search', () => {
  it.each(some([390, 1280], [1280]))(
    'is told by a button and a key, but not to whoever types, and high scores are at hand, %i wide',
    async (width) => {
      const page = width < 700 ? await visit(phone) : await chooseAgain();
      await press(page, 'Menu');
      await press(page, 'High scores');
      await page.getByRole('dialog', { name: en.common.highScores }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const help = page.getByRole('dialog', { name: 'Help' });
      await press(page, 'Menu');
      await press(page, 'Help');
      await help.getByText('Find fourteen words').waitFor();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'hidden' });
      await page.keyboard.press('?');
      await help.waitFor();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'hidden' });
      const tab = page.getByRole('radio', { name: /^My lists/ });
      if (await tab.isVisible()) await tab.check({ force: true });
      await write(page, 'Which', ['WHO']);
      for (const [field, typed] of [
        [wordsField(page), 'WHO?'],
        [listName(page), 'Which?'],
      ] as const) {
        await field.press('End');
        await page.keyboard.press('?');
        await expect.poll(() => field.inputValue()).toBe(typed);
        expect(await help.isVisible()).toBe(false);
      }
    },
  );
});

long('a category is found by its name and begun by keys alone', async () => {
  const page = await visit();
  await page.getByRole('searchbox', { name: 'Find a category' }).focus();
  await page.keyboard.type('zzz');
  await page.getByText('No category has that name.').waitFor();
  for (let sign = 0; sign < 3; sign++) await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: /^Garden birds/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('radio', { checked: true, name: /Unplayed$/ });
  const below = await chosen.getAttribute('value');
  const at = wordSearch.presetIds.indexOf(below as wordSearch.PresetId);
  expect(at).toBeGreaterThan(3);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await savedSetup(page))?.list.id).toBe(below);
});

long('a category is the same for everyone on one day', async () => {
  const page = await visit({ before: (context) => context.clock.setFixedTime(new Date(2026, 10, 21, 12)) });
  await page.getByText(/^Saturday,? 21 November$/).waitFor();
  await startDaily(page, page.getByRole('button', { name: 'Play', exact: true }));
  await expect.poll(() => savedSetup(page)).toEqual(wordSearch.dailySetup('2026-11-21', englishWords()));
});

describe('the compass', () => {
  const pressed = (page: Page) => page.locator('.way[aria-pressed="true"]').count();

  // All eight are chosen yet.
  it('turns by keys, round the ring and as on a number pad; by mouse it keeps two directions, and says why', async () => {
    const page = await chooseAgain();
    await page.getByRole('button', { name: /^Directions/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('up, times 20');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await pressed(page)).toBe(7);
    expect(await page.getByRole('button', { name: 'up-right, times 30', pressed: false }).count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('up-left, times 30');
    await page.keyboard.press('2');
    expect(await page.getByRole('button', { name: 'down, times 10', pressed: false }).count()).toBe(1);
    await page.keyboard.press('9');
    expect(await pressed(page)).toBe(7);

    await page.getByRole('radio', { name: 'Easy 2' }).check({ force: true });
    expect(await pressed(page)).toBe(2);
    await press(page, 'down, times 10');
    const alert = page.getByRole('alert').filter({ hasText: 'Choose at least two directions.' });
    await alert.waitFor();
    expect(await pressed(page)).toBe(2);
    await press(page, 'up-right, times 30');
    await alert.waitFor({ state: 'detached' });
    await page.getByText('5 letters × 30 = 150 points').waitFor();
    await press(page, 'down, times 10');
    expect(await pressed(page)).toBe(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Directions: 2 of 8/ }).waitFor();
  });

  long('turns by touch on a phone', async () => {
    const page = await visit(phone);
    await page.locator('.category', { hasText: 'Harbour' }).tap();
    await page.getByRole('button', { name: /^Directions/ }).tap();
    for (const way of ['left, times 20', 'up, times 20', 'up-left, times 30'])
      await page.getByRole('button', { name: way, exact: true }).tap();
    await expect.poll(() => pressed(page)).toBe(5);
    await page.getByText('The time counts up. Only words score.').waitFor();
    await page.getByRole('radio', { name: 'Author’s' }).tap({ force: true });
    await page.getByRole('radio', { name: 'Off' }).tap({ force: true });
    await page.getByText('No clock, no time bonus.').waitFor();
    await page.getByRole('radio', { name: 'Casual' }).tap({ force: true });
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await expect
      .poll(() => savedSetup(page))
      .toMatchObject({
        list: { id: 'harbour' },
        rules: 'casual',
        clock: 'off',
        directions: ['right', 'down', 'downLeft', 'downRight', 'upRight'],
      });
  });
});

/** A desktop, a tablet, a small phone, and a phone on its side. */
const windows = [
  [1440, 900],
  [768, 1024],
  [360, 640],
  [844, 390],
] as const;

long('on a desktop, a tablet and a phone axe-core finds no fault, and nothing sticks out', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const look = async (what: string, tab = /^My lists/) => {
    const here = async () => {
      const list = page.getByRole('radio', { name: tab });
      if ((await page.getByRole('dialog').count()) === 0 && (await list.isVisible())) await list.check({ force: true });
      return [...(await axeFaults(page)), ...(await sticksOut(page))];
    };
    expect.soft(await faultsWhenPressed(page, windows, here), what).toEqual({});
  };
  await look('categories', /^Categories/);
  await page.getByRole('button', { name: /^Directions/ }).click();
  await look('compass');
  await press(page, 'Done');
  await look('own lists');
  await write(page, 'Our travels', goodWords.with(9, 'FJO'));
  await look('a list with a fault');
  await writeWords(page, goodWords);
  await press(page, 'Save list');
  await page.getByText('“Our travels” saved.').waitFor();
  await look('own lists with one');
  await press(page, 'Share grid');
  await look('sharing');
});

long.each(['light', 'contrast'])('in the %s look axe-core finds no fault', async (look) => {
  const page = await visit({ before: (context) => keepInPage(context, { settings: { look } }) });
  expect.soft(await axeFaults(page), 'categories').toEqual([]);
  await page.getByRole('button', { name: /^Directions/ }).click();
  expect.soft(await axeFaults(page), 'compass').toEqual([]);
  await page.keyboard.press('Escape');
  await press(page, 'New list');
  expect.soft(await axeFaults(page), 'own list').toEqual([]);
});

// The last in this page: they begin searches.
describe('a choice', () => {
  const harbour = {
    list: wordSearch.presetList('harbour'),
    directions: wordSearch.directions.filter((way) => way !== 'upLeft'),
    clock: 'scaled',
    cappedBonus: true,
    filter: 'family',
  };

  it('of a category, its directions and its rules is shared as a link with a seed, which leads to the same grid', async () => {
    const page = await chooseAgain();
    expect(await page.getByRole('radio', { name: /Unplayed$/ }).count()).toBe(24);
    await page.getByRole('radio', { name: /^Harbour/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Author’s' }).check({ force: true });
    await page.getByRole('button', { name: /^Directions/ }).click();
    await page.getByRole('radio', { name: 'By directions' }).check({ force: true });
    await page.getByRole('radio', { name: 'All 8' }).check({ force: true });
    await press(page, 'up-left, times 30');
    await page.getByText('7 directions: 14:00 on the clock.').waitFor();
    const cap = page.getByRole('switch', { name: /^Cap time bonus/ });
    expect(await cap.isChecked()).toBe(false);
    await cap.check({ force: true });
    await press(page, 'Done');
    await page.getByRole('button', { name: /^Directions: 7 of 8/ }).waitFor();

    await press(page, 'Share grid');
    const { button, link: shared } = sheetIn(page);
    await button('More').click();
    const seed = page.getByLabel('Game code', { exact: true });
    const chosen = await shared();
    expect(await seed.inputValue()).toBe('choose');
    await seed.fill('');
    await page.getByText('Use 1 to 40 characters.').waitFor();
    expect(await shared(), 'the last that is one').toBe(chosen);
    await seed.fill('for a friend');
    await expect.poll(shared).not.toBe(chosen);
    const link = await shared();
    await page.keyboard.press('Escape');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('Harbour, 7 directions, Author’s, 14:00').waitFor();
    await page.getByRole('dialog', { name: 'A grid for you' }).getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => savedSetup(page)).toEqual({ ...harbour, seed: 'for a friend' });
  });

  it('is remembered, and ends no search under way without a word; nor does a link that is cut off', async () => {
    const { page } = desk;
    await page.keyboard.press('9');
    await press(page, 'Leave');
    await goToChoose(page);
    await press(page, 'Start');
    await page.getByRole('dialog', { name: 'Start a new grid?' }).waitFor();
    await page.keyboard.press('Escape');
    expect((await savedSetup(page))?.seed).toBe('for a friend');
    await press(page, 'Start');
    await press(page, 'Start new grid');
    await expect.poll(async () => (await savedSetup(page))?.seed).not.toBe('for a friend');
    expect(await savedSetup(page)).toEqual({ ...harbour, seed: expect.any(String) });

    await page.keyboard.press('9');
    await press(page, 'Leave');
    const cutOff = new URL(linkTo((await savedSetup(page))!, siteUrl())).hash.slice(0, -4);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, cutOff);
    await page.getByRole('alert').getByText('This link is damaged.').waitFor();
    expect(new URL(page.url()).hash).toBe('#/search');
  });
});

/** Buttons and fields that lie outside the window, or are cut by it, though nothing scrolls there. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document.querySelector('.search-choose')!;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrolls(element.parentElement));
    return [...top.querySelectorAll('button, input, h1, h2')]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
      .filter((element) => {
        const { left, right, top: above, bottom } = element.getBoundingClientRect();
        return left < -1 || above < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`);
  });
