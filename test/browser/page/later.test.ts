import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { often } from '../../long';
import { AtTable, hurryDeal } from '../support/at-table';
import { won } from '../support/ended-search';
import { pressMore } from '../support/ends';
import { keepInPage, newGame, players, playOn, savedGame } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';

let open: OpenPage;

/** All that was asked for has been begun, and drawn. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

long.each([
  ['Players and rules', 'Who plays?', '.screen.select'],
  ['Categories', 'Word search', '.screen.search-choose'],
] as const)('a scene that is asked for twice in one task comes once: %s', async (name, heading, screen) => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name });
  for (let visit = 0; visit < 2; visit++) {
    await button.evaluate((card: HTMLButtonElement) => {
      card.click();
      card.click();
    });
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await settle(page);
    expect(await page.locator('.screen').count()).toBe(1);
    expect(await page.locator(screen).count()).toBe(1);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await button.waitFor();
    expect(await page.locator('.screen').count()).toBe(1);
  }
});

long('a game has its table painted while the menu idles, once for as long as it stays so large', async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await keepInPage(context, savedGame(playOn(newGame('painted'), 2).save()));
      await context.addInitScript(() => {
        const { createPattern } = CanvasRenderingContext2D.prototype;
        Object.assign(window, { felts: 0 });
        CanvasRenderingContext2D.prototype.createPattern = function (...of) {
          (window as unknown as { felts: number }).felts++;
          return createPattern.apply(this, of);
        };
      });
    },
  });
  const { page } = open;
  const felts = () => page.evaluate(() => (window as unknown as { felts: number }).felts);
  await expect.poll(felts).toBe(1);
  expect(await page.getByRole('button', { name: 'Continue Wordbler' }).isVisible()).toBe(true);
  for (let visit = 0; visit < 2; visit++) {
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await page.getByRole('button', { name: 'Show my tiles' }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
  }
  expect(await felts()).toBe(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  expect(await felts()).toBe(2);
  open.check();
});

long('a game whose code cannot be fetched says so in the menu, and the other games can be played', async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => context.route(/search-scenes-[^/]*\.js$/, (route) => route.abort()),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Categories' }).click();
  await page.getByRole('alert').getByText('Couldn’t load this game.').waitFor();
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  // The browser itself reports the request; the page reports nothing.
  open.errors.splice(0);
});

const keepNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
  });

describe('a game whose code does not come', () => {
  const code = /search-scenes-[^/]*\.js$/;
  const coming = 'Loading Word search…';
  const late = 'Word search: still loading.';

  /** The menu of a page whose time the test can stop. */
  async function openMenu(answer: (route: Route) => unknown) {
    open = await openPage({
      reducedMotion: 'reduce',
      before: async (context) => {
        await context.clock.install();
        await context.route(code, (route) => void answer(route));
      },
    });
    await open.page.getByRole('button', { name: 'Categories' }).waitFor();
    return open.page;
  }

  /** Chooses the game; time passes only when the test says so from then on. */
  async function chooseIn(page: Page) {
    const choice = page.getByRole('button', { name: 'Categories' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await choice.click();
    await page.clock.runFor(100);
    await choice.waitFor({ state: 'detached' });
    return page;
  }

  const choose = async (answer: (route: Route) => unknown) => chooseIn(await openMenu(answer));

  async function waitLong(page: Page) {
    await page.clock.runFor(8000);
    await page.getByRole('alert').getByText(late).waitFor();
  }

  long('leads back to the menu', async () => {
    const page = await choose(() => {});
    await waitLong(page);
    await page.getByRole('button', { name: 'Back to menu' }).click();
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
    expect(await page.locator('.screen').count()).toBe(1);
  });

  long('can be left at once, is waited for again, and comes once though it was left', async () => {
    const held: Route[] = [];
    const page = await choose((route) => held.push(route));
    for (let visit = 0; visit < 2; visit++) {
      await page.clock.runFor(300);
      await page.getByRole('button', { name: 'Back to menu' }).click();
      await page.clock.runFor(100);
      await page.getByRole('button', { name: 'Categories' }).click();
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    for (const route of held) await route.continue();
    await page.getByRole('heading', { name: 'Word search', level: 1 }).waitFor();
    await settle(page);
    expect(await page.locator('.screen').count()).toBe(1);
    open.check();
  });

  long('comes when it is left, and is there the next time', async () => {
    const held: Route[] = [];
    const page = await choose((route) => held.push(route));
    await waitLong(page);
    await page.getByRole('button', { name: 'Back to menu' }).click();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
    const answered = page.waitForResponse(code);
    for (const route of held) await route.continue();
    await (await answered).finished();
    await settle(page);
    expect(await page.locator('.screen.menu').count()).toBe(1);
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('heading', { name: 'Word search', level: 1 }).waitFor();
    expect(await page.locator('.screen').count()).toBe(1);
    open.check();
  });

  it('says that it is being fetched, then that it does not come, and is asked for anew, and comes; of scenes asked for in one task the first comes, once', async () => {
    let asked = 0;
    const page = await openMenu((route) => (asked++ === 0 ? undefined : route.continue()));
    const codes: string[] = [];
    page.on('request', (request) => /scramble-scenes-[^/]*\.js$/.test(request.url()) && codes.push(request.url()));
    // First while its code is not there, then when it is.
    for (let visit = 0; visit < often(1, 2); visit++) {
      await page.getByRole('button', { name: 'Board and players' }).evaluate((card: HTMLButtonElement) => {
        const others = [...document.querySelectorAll<HTMLButtonElement>('.menu article button')];
        for (const button of [card, card, ...others]) button.click();
      });
      await page.getByRole('heading', { name: 'Scramble', level: 1 }).waitFor();
      await settle(page);
      expect(await page.locator('.screen').count()).toBe(1);
      expect(await page.locator('.screen.sc-choose').count()).toBe(1);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('button', { name: 'Board and players' }).waitFor();
      expect(await page.locator('.screen').count()).toBe(1);
    }
    expect([codes.length, asked]).toEqual([1, 0]);

    await chooseIn(page);
    expect(await page.locator('.screen').count()).toBe(0);
    await page.clock.runFor(300);
    expect(await page.getByRole('status').getByText(coming).isVisible()).toBe(true);
    await page.clock.runFor(7000);
    expect(await page.getByText(late).count()).toBe(0);
    await page.clock.runFor(1000);
    await page.getByRole('alert').getByText(late).waitFor();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Word search', level: 1 }).waitFor();
    expect(asked).toBe(2);
    open.check();
  });

  long('is not asked for anew where no server is, and the page stays', async () => {
    const page = await choose(() => {});
    await waitLong(page);
    await page.context().route(siteUrl(), (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The server isn’t answering.').waitFor();
    await page.getByRole('button', { name: 'Back to menu' }).click();
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
    // The browser itself reports the request; the page reports nothing.
    open.errors.splice(0);
  });

  long('warns that the game under way would be lost where nothing can be kept', async () => {
    open = await openPage({
      reducedMotion: 'reduce',
      before: async (context) => {
        await context.clock.install();
        await keepNothing(context);
        await context.route(code, () => {});
      },
    });
    const { page } = open;
    const table = new AtTable(page, newGame('unkept'));
    await table.sitDown(players);
    await hurryDeal(page);
    await table.beginTurn();
    await table.press('Menu');
    await table.press('Leave');
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor({ state: 'detached' });
    await page.clock.fastForward(8000);
    await page.getByRole('alert').getByText('Your game will be lost').waitFor();
    await page.getByRole('button', { name: 'Back to menu' }).click();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    open.check();
  });
});

long('a panel that comes when its scene has gone is not shown, and nothing is said of it', async () => {
  const held: Route[] = [];
  let isHeld = true;
  const { page } = await won((own) => {
    open = own;
  });
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  isHeld = false;
  await Promise.all([page.waitForResponse('**/*.js'), ...held.map((route) => route.continue())]);
  await page.waitForLoadState('networkidle');
  await settle(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('Couldn’t load').count()).toBe(0);
});
