import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../src/texts/en';
import { scramble as scrambleInEnglish } from '../../src/texts/en/scramble';
import { search as searchInEnglish } from '../../src/texts/en/search';
import { fr } from '../../src/texts/fr';
import { scramble as scrambleInFrench } from '../../src/texts/fr/scramble';
import { search as searchInFrench } from '../../src/texts/fr/search';
import { openAt } from './on-the-way';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const languages = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const spoken = (page: Page) => page.locator('html').getAttribute('lang');

/** Where a game was left, how its menu is opened, and what is seen of the game in each language. */
const games = [
  ['wordbler-two', '#/table', [en.curtain.lift, 'Menu'], en.board.shuffle, fr.board.shuffle, fr.curtain.lift],
  [
    'search-under-way',
    '#/search/play',
    [searchInEnglish.play.menu],
    searchInEnglish.play.paused.goOn,
    searchInFrench.play.paused.goOn,
    searchInFrench.play.menu,
  ],
  [
    'scramble-under-way',
    '#/scramble/play',
    [],
    scrambleInEnglish.pause.goOn,
    scrambleInFrench.pause.goOn,
    scrambleInFrench.pause.goOn,
  ],
] as const;

describe('What is read', () => {
  it.each([
    ['fr-CA', 'fr', fr.menu.settings],
    ['ja-JP', 'en', en.menu.settings],
  ])('is in the language that the browser likes, or else in English: %s', async (locale, lang, settings) => {
    open = await openPage({ locale });
    await button(open.page, settings).waitFor();
    expect(await spoken(open.page)).toBe(lang);
  });

  it.each(games)(
    'changes in the middle of a game, in its place and for good: %s',
    async (file, address, opening, before, after, again) => {
      open = await openAt(address, file);
      const { page } = open;
      for (const name of opening) await button(page, name).click();
      await button(page, en.menu.settings).click();
      // By keys: the choice has the focus, and keeps it.
      await languages(page, en.settings.language).focus();
      await page.keyboard.press('f');
      await languages(page, fr.settings.language).waitFor();
      expect(
        await languages(page, fr.settings.language).evaluate((own) => own === document.activeElement),
      ).toBe(true);
      expect(await spoken(page)).toBe('fr');
      await button(page, fr.settings.close).click();
      await button(page, after).waitFor();
      expect(await page.getByText(before, { exact: true }).count()).toBe(0);
      await page.reload();
      await button(page, again).waitFor();
      expect(await spoken(page)).toBe('fr');
    },
  );

  it('stays as it is where a language does not come, and says so; once more, and it comes', async () => {
    open = await openAt('#/');
    const { page, context, errors } = open;
    await button(page, en.menu.settings).click();
    await context.route(/de-texts/, (route) => route.abort());
    await languages(page, en.settings.language).selectOption('de');
    await page.getByRole('alert').getByText(en.settings.languageMissing('Deutsch')).waitFor();
    expect(await spoken(page)).toBe('en');
    expect(errors.splice(0).length).toBeGreaterThan(0);
  });
});
