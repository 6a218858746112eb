import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { firstFrame as firstInBengali } from '../../../src/texts/bn/first-frame';
import { en } from '../../../src/texts/en';
import { scramble as scrambleInEnglish } from '../../../src/texts/en/scramble';
import { search as searchInEnglish } from '../../../src/texts/en/search';
import { firstFramesOf } from '../../../src/texts/first-frames';
import { fr } from '../../../src/texts/fr';
import { firstFrame as firstInFrench } from '../../../src/texts/fr/first-frame';
import { scramble as scrambleInFrench } from '../../../src/texts/fr/scramble';
import { search as searchInFrench } from '../../../src/texts/fr/search';
import { keepInPage } from '../support/game-of-two';
import { keptBefore } from '../support/kept-release';
import { openAt } from '../support/on-the-way';
import { it } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';

let open: OpenPage;
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

/** Where nobody is in the middle of a game: what lies there, and what stands there in each language. */
const elsewhere = [
  ['#/players', [], en.select.start, fr.select.start],
  ['#/over', ['wordbler-finished'], en.over.playAgain, fr.over.playAgain],
  ['#/review', ['wordbler-finished'], en.review.back.label, fr.review.back.label],
  ['#/record', [], en.record.next, fr.record.next],
  ['#/moving', [], en.carrying.moving.save, fr.carrying.moving.save],
  ['#/search', [], en.menu.settings, fr.menu.settings],
  [
    '#/search/over',
    ['search-score-not-named'],
    searchInEnglish.end.buttons.sameGrid,
    searchInFrench.end.buttons.sameGrid,
  ],
  ['#/scramble', [], scrambleInEnglish.choose.roll, scrambleInFrench.choose.roll],
  ['#/scramble/over', ['scramble-result'], scrambleInEnglish.result.same, scrambleInFrench.result.same],
  ['#/scramble/solve', [], scrambleInEnglish.solver.paste, scrambleInFrench.solver.paste],
] as const;

const record = '#player1 ann Ann\n#player2 ben Ben\n>ann: AEIRSTX 8G AX +18 18\n>ben: EIRS 9G IS +9 9\n';

/** Chooses French in the settings that lie open, by keys. */
async function chooseFrench(page: Page) {
  await languages(page, en.settings.language).focus();
  await page.keyboard.press('f');
  await languages(page, fr.settings.language).waitFor();
}

describe('The first frame', () => {
  /** Nothing of the game comes. */
  const stopped = async (locale: string, before: (context: BrowserContext) => Promise<unknown>) => {
    open = await openPage({
      locale,
      before: async (context) => {
        await before(context);
        await context.route(/phaser-and-core-[^/]*\.js$/, (route) => route.abort());
      },
    });
    return open.page;
  };
  const kept = (language: string) => (context: BrowserContext) =>
    context.addInitScript((own) => localStorage.setItem('wordbler: language', own), language);

  it.each([
    ['fr', 'that the browser likes', firstInFrench, 'fr-CA', async () => {}],
    ['bn', 'that was read here last', firstInBengali, 'fr-CA', kept('bn')],
  ] as const)(
    'is in the language %s, %s, as is why it goes no further',
    async (language, _, said, locale, before) => {
      const page = await stopped(locale, before);
      await page.getByText(said.lost, { exact: true }).waitFor();
      await button(page, said.again).waitFor();
      expect(await spoken(page)).toBe(language);
      expect(await page.getByRole('progressbar', { name: said.loading, exact: true }).count()).toBe(1);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(said.description);
      expect(await page.locator('.first').textContent()).toContain(said.coming);
      expect(open.errors.splice(0).length).toBeGreaterThan(0);
    },
  );

  it('says without a script in every language that it needs one', async () => {
    open = await openPage();
    const lines = await open.page.evaluate(async (url) => {
      const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      return [...page.querySelectorAll<HTMLElement>('noscript p')].map((line) => [
        line.lang,
        line.textContent,
      ]);
    }, siteUrl());
    const { ['ar-XB']: _, ...frames } = firstFramesOf('probe');
    expect(lines).toEqual(
      expect.arrayContaining(Object.entries(frames).map(([language, { noScript }]) => [language, noScript])),
    );
  });

  it('speaks a language whose sentences do not come no longer than until that is known', async () => {
    open = await openPage({
      locale: 'fr',
      before: (context) => context.route(/fr-texts/, (route) => route.abort()),
    });
    const { page, errors } = open;
    await page.getByText(en.settings.languageMissing('Français')).waitFor();
    expect(await spoken(page)).toBe('en');
    expect(errors.splice(0).length).toBeGreaterThan(0);
  });
});

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
      await chooseFrench(page);
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

  it.each(elsewhere)('changes at %s, too, by a button or a key', async (address, files, before, after) => {
    open = await openPage({
      reducedMotion: 'reduce',
      path: `index.html${address}`,
      before: (context) => keepInPage(context, { record, ...keptBefore(...files) }),
    });
    const { page } = open;
    await button(page, before).waitFor();
    await button(page, en.menu.settings).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (address !== '#/search') await page.keyboard.press('9');
    else await button(page, en.menu.settings).click();
    await chooseFrench(page);
    await button(page, fr.settings.close).click();
    await button(page, after).waitFor();
    expect(await button(page, before).count()).toBe(0);
    expect(await spoken(page)).toBe('fr');
  });

  it('is said anew where it was said before', async () => {
    open = await openAt('#/moving');
    const { page } = open;
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('no json') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('alert').getByText(en.carrying.moving.faults.notOurs).waitFor();
    await page.keyboard.press('9');
    await chooseFrench(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText(fr.carrying.moving.faults.notOurs).waitFor();
  });

  it('is said anew on a table: what was refused last', async () => {
    open = await openAt('#/table', 'wordbler-two');
    const { page } = open;
    await button(page, en.curtain.lift).click();
    await page.getByRole('button', { name: en.board.shuffle, disabled: false }).waitFor();
    // Tiles lie there: they go home first.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    const said = page.locator('.message.refusal');
    await said.getByText(en.refusals.nothingLaid).waitFor();
    await page.keyboard.press('9');
    await button(page, en.menu.settings).click();
    await chooseFrench(page);
    await page.keyboard.press('Escape');
    await said.getByText(fr.refusals.nothingLaid).waitFor();
  });

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
