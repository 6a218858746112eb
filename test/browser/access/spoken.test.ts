import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { firstFrame as firstInBengali } from '../../../src/texts/bn/first-frame';
import { firstFramesOf } from '../../../src/texts/first-frames';
import { firstFrame as firstInFrench } from '../../../src/texts/fr/first-frame';
import { inLong } from '../../long';
import { allOf, en } from '../../texts/spoken';
import { keepInPage } from '../support/game-of-two';
import { openAt, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';
import { keptBefore } from '../support/saved-release';
import { startCard } from '../support/start-daily';

const { scramble: scrambleInEnglish } = en;
const fr = await allOf('fr');
const scrambleInFrench = (await allOf('fr')).scramble;

let open: OpenPage;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const languages = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const spoken = (page: Page) => page.locator('html').getAttribute('lang');

/** Where a game was left, how its menu is opened, and what is seen of the game in each language. */
const games = [
  ['wordbler-two', '#/table', [en.curtain.lift, 'Menu'], en.board.shuffle, fr.board.shuffle, fr.curtain.lift],
  ['search-under-way', '#/search/play', [en.common.menu], en.common.keepPlaying, fr.common.keepPlaying, fr.common.menu],
  ['scramble-under-way', '#/scramble/play', [], en.common.keepPlaying, fr.common.keepPlaying, fr.common.keepPlaying],
] as const;

/** Where nobody is in the middle of a game: what lies there, and what stands there in each language. */
const elsewhere = [
  ['#/players', [], en.common.start, fr.common.start],
  ['#/over', ['wordbler-finished'], en.common.playAgain, fr.common.playAgain],
  ['#/review', ['wordbler-finished'], en.common.back, fr.common.back],
  ['#/record', [], en.computer.nextTurn, fr.computer.nextTurn],
  ['#/moving', [], en.transfer.moving.save, fr.transfer.moving.save],
  ['#/search', [], en.common.back, fr.common.back],
  ['#/search/over', ['search-score-not-named'], en.common.lookCloser, fr.common.lookCloser],
  ['#/scramble', [], scrambleInEnglish.roll, scrambleInFrench.roll],
  ['#/scramble/over', ['scramble-result'], en.common.lookCloser, fr.common.lookCloser],
  ['#/scramble/solve', [], scrambleInEnglish.solver.paste, scrambleInFrench.solver.paste],
] as const;

const record = '#player1 ann Ann\n#player2 ben Ben\n>ann: AEIRSTX 8G AX +18 18\n>ben: EIRS 9G IS +9 9\n';

/** Chooses French in the settings that lie open, by keys. */
async function chooseFrench(page: Page) {
  await languages(page, en.common.language).focus();
  await page.keyboard.press('f');
  await languages(page, fr.common.language).waitFor();
}

const phaser = /phaser-and-core-[^/]*\.js$/;

describe('The first frame', () => {
  /** Nothing of the game comes. */
  const stopped = async (locale: string, before: (context: BrowserContext) => Promise<unknown>) => {
    open = await openPage({
      locale,
      reducedMotion: 'reduce',
      before: async (context) => {
        await before(context);
        await context.route(phaser, (route) => route.abort());
      },
    });
    return open.page;
  };
  const saved = (language: string) => (context: BrowserContext) =>
    context.addInitScript((own) => localStorage.setItem('wordbler: language', own), language);

  async function expectStopped(page: Page, language: string, said: typeof firstInFrench) {
    await page.getByText(said.lost, { exact: true }).waitFor();
    await button(page, said.again).waitFor();
    expect(await spoken(page)).toBe(language);
    expect(await page.getByRole('progressbar', { name: said.loading, exact: true }).count()).toBe(1);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(said.description);
    expect(await page.locator('.first').textContent()).toContain(said.coming);
    // The browser names what did not come.
    expect(open.errors.splice(0).length).toBeGreaterThan(0);
  }

  it('is in the language that the browser likes, as is the menu after it; another is chosen in the middle of a game, for good, and what was refused last is said anew', async () => {
    const page = await stopped('fr-CA', (context) => keepInPage(context, keptBefore('wordbler-two')));
    await expectStopped(page, 'fr', firstInFrench);
    await page.context().unroute(phaser);
    await button(page, firstInFrench.again).click();
    await button(page, fr.common.settings).waitFor();
    expect(await spoken(page)).toBe('fr');
    // Where the words are in another language, that is said before they are played.
    await page.getByRole('button', { name: new RegExp(`^${fr.menu.dailies.search}`) }).click();
    await startCard(page).getByText(fr.common.inEnglish).waitFor();
    await page.keyboard.press('Escape');
    // Without a script it says in every language that it needs one.
    const lines = await page.evaluate(async (url) => {
      const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      return [...page.querySelectorAll<HTMLElement>('noscript p')].map((line) => [line.lang, line.textContent]);
    }, siteUrl());
    const { ['ar-XB']: _, ...frames } = firstFramesOf('probe');
    expect(lines).toEqual(
      expect.arrayContaining(Object.entries(frames).map(([language, { noScript }]) => [language, noScript])),
    );

    await typed(page, '#/table');
    await button(page, fr.curtain.lift).click();
    await page.getByRole('button', { name: fr.board.shuffle, disabled: false }).waitFor();
    // Tiles lie there: they go home first.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    const said = page.locator('.message.refusal');
    await said.getByText(fr.refusals.nothingLaid).waitFor();
    await page.keyboard.press('9');
    await button(page, fr.common.settings).click();
    await languages(page, fr.common.language).focus();
    await page.keyboard.press('Home');
    await languages(page, en.common.language).waitFor();
    // Where a language does not come, what is read stays as it is, and says so.
    await page.route(/de-texts/, (route) => route.abort());
    await languages(page, en.common.language).selectOption('de');
    await page
      .getByRole('alert')
      .getByText(en.settings.languageMissing({ language: 'Deutsch' }))
      .waitFor();
    expect(await spoken(page)).toBe('en');
    expect(open.errors.splice(0).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await said.getByText(en.refusals.nothingLaid).waitFor();
    await button(page, en.board.shuffle).waitFor();
    await page.reload();
    await button(page, en.curtain.lift).waitFor();
    expect(await spoken(page)).toBe('en');
  });

  long('is in the language that was read here last', async () => {
    const page = await stopped('fr-CA', saved('bn'));
    await expectStopped(page, 'bn', firstInBengali);
  });

  long('speaks a language whose sentences do not come no longer than until that is known', async () => {
    open = await openPage({
      locale: 'fr',
      before: (context) => context.route(/fr-texts/, (route) => route.abort()),
    });
    const { page, errors } = open;
    await page.getByText(en.settings.languageMissing({ language: 'Français' })).waitFor();
    expect(await spoken(page)).toBe('en');
    expect(errors.splice(0).length).toBeGreaterThan(0);
  });
});

inLong(describe)('What is read', () => {
  long('is English where the browser likes a language that is not there', async () => {
    open = await openPage({ locale: 'ja-JP' });
    await button(open.page, en.common.settings).waitFor();
    expect(await spoken(open.page)).toBe('en');
  });

  long.each(games)(
    'changes in the middle of a game, in its place and for good: %s',
    async (file, address, opening, before, after, again) => {
      open = await openAt(address, file);
      const { page } = open;
      for (const name of opening) await button(page, name).click();
      await button(page, en.common.settings).click();
      // By keys: the choice has the focus, and keeps it.
      await chooseFrench(page);
      expect(await languages(page, fr.common.language).evaluate((own) => own === document.activeElement)).toBe(true);
      expect(await spoken(page)).toBe('fr');
      await button(page, fr.common.close).click();
      await button(page, after).waitFor();
      expect(await page.getByText(before, { exact: true }).count()).toBe(0);
      await page.reload();
      await button(page, again).waitFor();
      expect(await spoken(page)).toBe('fr');
    },
  );

  long('changes in one scene after another, there and back, by a button and a key', async () => {
    open = await openPage({
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { record, ...keptBefore(...elsewhere.flatMap(([, files]) => files)) }),
    });
    const { page } = open;
    await button(page, en.common.playAgain).waitFor();
    for (const [turn, [address, , inEnglish, inFrench]] of elsewhere.entries()) {
      const [from, to, before, after] = turn % 2 === 0 ? [en, fr, inEnglish, inFrench] : [fr, en, inFrench, inEnglish];
      await typed(page, address);
      await button(page, before).waitFor();
      const openSettings = async () => {
        if (address === '#/search') await button(page, from.common.menu).click();
        else if (/over$/.test(address)) await button(page, from.common.more).click();
        await button(page, from.common.settings).click();
      };
      // Who plays has a key alone for them.
      if (address !== '#/players') {
        await openSettings();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      if (address !== '#/search') await page.keyboard.press('9');
      else await openSettings();
      await languages(page, from.common.language).selectOption(to === fr ? 'fr' : 'en');
      await button(page, to.common.close).click();
      await button(page, after).waitFor();
      expect(await button(page, before).count()).toBe(0);
      expect(await spoken(page)).toBe(to === fr ? 'fr' : 'en');
    }
  });

  long('is said anew where it was said before', async () => {
    open = await openAt('#/moving');
    const { page } = open;
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('no json') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('alert').getByText(en.transfer.moving.faults.notOurs).waitFor();
    await page.keyboard.press('9');
    await chooseFrench(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText(fr.transfer.moving.faults.notOurs).waitFor();
  });
});
