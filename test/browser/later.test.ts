import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** All that was asked for has been begun, and drawn. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

describe('a scene that is asked for twice in one task', () => {
  it.each([
    ['New game', 'Who plays?', '.screen.select'],
    ['Choose a list', 'Choose a category', '.screen.search-choose'],
    ['Choose a board', 'The board', '.screen.sc-choose'],
  ])('comes once, and works: %s', async (name, heading, screen) => {
    open = await openPage();
    const { page } = open;
    const button = page.getByRole('button', { name });
    for (let visit = 0; visit < 2; visit++) {
      await button.evaluate((card: HTMLButtonElement) => {
        card.click();
        card.click();
      });
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await settle(page);
      expect(await page.locator('.screen').count()).toBe(1);
      expect(await page.locator(screen).count()).toBe(1);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await button.waitFor();
      expect(await page.locator('.screen').count()).toBe(1);
    }
    open.check();
  });

  it('is the first of two that are', async () => {
    open = await openPage();
    const { page } = open;
    await page.getByRole('button', { name: 'Choose a board' }).evaluate((card: HTMLButtonElement) => {
      const others = [...document.querySelectorAll<HTMLButtonElement>('.menu article button')];
      card.click();
      for (const other of others) other.click();
    });
    await page.getByRole('heading', { name: 'The board' }).waitFor();
    await settle(page);
    expect(await page.locator('.screen').count()).toBe(1);
    open.check();
  });
});

describe('a game whose code is fetched when it is first chosen', () => {
  it('comes at once, and is fetched no second time', async () => {
    const asked: string[] = [];
    open = await openPage({
      before: async (context) => {
        context.on('request', (request) => asked.push(request.url()));
      },
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Choose a board' }).waitFor();
    const codes = () => asked.filter((url) => /scramble-scenes-[^/]*\.js$/.test(url)).length;
    expect(codes()).toBe(0);
    for (let visit = 0; visit < 2; visit++) {
      await page.getByRole('button', { name: 'Choose a board' }).click();
      await page.getByRole('heading', { name: 'The board' }).waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Choose a board' }).waitFor();
    expect(codes()).toBe(1);
    open.check();
  });

  it('that cannot be fetched says so in the menu, and the other games can be played', async () => {
    open = await openPage({
      before: (context) => context.route(/search-scenes-[^/]*\.js$/, (route) => route.abort()),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Choose a list' }).click();
    await page.getByRole('alert').getByText('This game could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    // The browser itself reports the request; the page reports nothing.
    open.errors.splice(0);
  });
});
