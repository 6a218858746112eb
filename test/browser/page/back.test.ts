import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { inLong, some } from '../../long';
import { fromEnd } from '../support/ends';
import { keepInPage } from '../support/game-of-two';
import { type Address, back, dialog, forward, goTo, isAt, openAt, press, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';
import { keptBefore } from '../support/saved-release';

async function visit(address: string, ...files: string[]) {
  const open = await openAt(address, ...files);
  return open.page;
}

/** Opens something, sees it, and Back closes it and nothing else. */
async function closesByBack(page: Page, open: () => Promise<unknown>, name: string | RegExp, at: Address) {
  await open();
  await dialog(page, name).waitFor();
  await back(page);
  await dialog(page, name).waitFor({ state: 'detached' });
  await isAt(page, at);
}

/** The way back and the title stand at one place on every screen, in one row with what else is there. */
async function hasItsHead(page: Page) {
  for (const [width, height, x, y, high] of [
    [390, 844, 16, 12, 48],
    [768, 1024, 28, 20, 52],
    [1280, 800, 28, 20, 52],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = async () => {
      const head = (await page.locator('.screen-head').boundingBox())!;
      return [head.x, head.y, head.height].map(Math.round);
    };
    await expect.poll(box).toEqual([x, y, high]);
  }
}

/** A view of the same scene counts as something open, and what is written there is not lost without a word. */
async function loseNoList(page: Page) {
  const lists = page.getByRole('button', { name: 'New list' });
  await lists.click();
  await page.getByLabel('List name').fill('Half');
  await back(page);
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await back(page);
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await lists.waitFor();
  await isAt(page, '#/search');
}

const refused: [string, string][] = [
  ['#/search/play', 'Nothing to continue.'],
  ['#/review', 'No finished game to show.'],
  ['#day=2026-11-31', 'This link is damaged.'],
  ['#/nowhere', 'Page not found.'],
  ['#/scramble/play', 'Nothing to continue.'],
  ['#/scramble/watch', 'Choose a board to watch first.'],
  ['#day=2026-11-28/nothing', 'This link is damaged.'],
];

describe('on one page, which was come to from another with the address of a game', () => {
  let open: OpenPage;
  let page: Page;

  // Each goes on where the one before has ended.
  beforeAll(async () => {
    open = await openPage({
      reducedMotion: 'reduce',
      path: 'licences.txt',
      before: (context) => keepInPage(context, keptBefore('wordbler-two')),
    });
    page = open.page;
    await page.goto(`${siteUrl({ query: { seed: 'back' } })}#/table`);
  });
  afterAll(() => open.close());

  it('Back asks at a curtain, closes what is open over a game, sheet after sheet, as it was opened, and asks again; so does Alt and the left arrow; Forward comes back to the game', async () => {
    const question = dialog(page, 'Leave?');
    await dialog(page, /^Pass to/).waitFor();
    await back(page);
    await question.getByText('Your game is saved.').waitFor();
    await isAt(page, '#/table');
    await back(page);
    await question.waitFor({ state: 'detached' });
    await back(page);
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await press(page, 'Show my tiles');
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await closesByBack(page, () => press(page, 'Menu'), 'Menu', '#/table');

    await page.keyboard.press('=');
    const sheet = dialog(page, / scores \d+$/);
    await sheet.waitFor();
    const seat = await sheet.getAttribute('aria-label');
    await back(page);
    await sheet.waitFor({ state: 'detached' });
    await page.locator('.seat', { hasText: seat!.split(' ')[0]! }).click();
    const history = page.locator('dialog.history[open]');
    await history.locator('.word-link').last().click();
    await sheet.locator('.word-link, .definition-link, button:not(.gold)').first().click();
    const definition = dialog(page, /^Definition of [A-Z]+$/);
    for (const panel of [definition, sheet, history]) {
      await panel.waitFor();
      await back(page);
      await panel.waitFor({ state: 'detached' });
    }

    await page.keyboard.press('Alt+ArrowLeft');
    await question.getByRole('button', { name: 'Leave' }).click();
    await isAt(page, '#/');
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await forward(page);
    await isAt(page, '#/table');
  });

  it('an address opens its scene, typed or loaded anew; one that cannot be opened leads to the menu, and says so', async () => {
    await goTo(page, '#/study/words');
    await hasItsHead(page);
    for (const address of ['#/players', '#/search', '#/scramble', '#/scramble/solve'] as const) {
      await typed(page, address);
      await isAt(page, address);
      await hasItsHead(page);
    }
    // From wherever it was, the menu lies under it.
    await typed(page, '#/');
    await isAt(page, '#/');
    for (const [address, said] of some(refused, refused.slice(0, 4))) {
      await typed(page, address);
      await page.getByRole('alert').getByText(said).waitFor();
      await isAt(page, '#/');
    }
  });

  it('Back goes the way that was come, and Forward goes it again; Back loses no list that is written, and leaves the page from the menu', async () => {
    await closesByBack(page, () => press(page, 'Settings'), 'Settings', '#/');
    await press(page, 'Players and rules');
    await isAt(page, '#/players');
    await back(page);
    await isAt(page, '#/');
    await forward(page);
    await isAt(page, '#/players');
    await press(page, 'Back');
    await isAt(page, '#/');
    await press(page, 'Categories');
    await isAt(page, '#/search');
    await loseNoList(page);
    await back(page);
    await isAt(page, '#/');
    expect(new URL(page.url()).search).toBe('?seed=back');
    await back(page);
    await page.waitForURL('**/licences.txt');
  });
});

inLong(describe)('Back', () => {
  long('closes what is open in the menu and where a game is chosen', async () => {
    const page = await visit('#/');
    for (const name of ['Settings', 'Help']) await closesByBack(page, () => press(page, name), name, '#/');
    await press(page, 'Players and rules');
    await closesByBack(page, () => press(page, /^Rules/), 'Game rules', '#/players');
    await back(page);
    await press(page, 'Categories');
    await closesByBack(page, () => press(page, 'Menu'), 'Menu', '#/search');
    await press(page, 'Menu');
    await closesByBack(page, () => press(page, 'High scores'), 'High scores', '#/search');
    await loseNoList(page);
    // What was closed does not open again by Forward.
    await forward(page);
    await isAt(page, '#/search');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await back(page);
    await isAt(page, '#/');
  });

  long('goes one scene back in Scramble and from the ends of the grid games', async () => {
    const page = await visit('#/search/over', 'scramble-result', 'search-score-not-named');
    await isAt(page, '#/search/over');
    const tables = async () => {
      await press(page, 'More');
      await press(page, 'High scores');
    };
    await closesByBack(page, tables, 'High scores', '#/search/over');
    await back(page);
    await isAt(page, '#/');
    await press(page, 'Board and players');
    await press(page, 'Solve a board');
    await page.getByLabel(/^Type or paste/).fill('perslatgsineters');
    await page.getByRole('option').first().waitFor();
    await press(page, 'Watch the solution');
    for (const address of ['#/scramble/watch', '#/scramble/solve', '#/scramble', '#/'] as const) {
      await isAt(page, address);
      if (address !== '#/') await back(page);
    }
    await typed(page, '#/scramble/over');
    await isAt(page, '#/scramble/over');
    await back(page);
    await isAt(page, '#/');
  });

  long('is heard in the moment in which one scene gives way to another, and so is an address', async () => {
    const page = await visit('', 'wordbler-finished');
    await isAt(page, '#/over');
    /**
     * In the task of the press, when the scene has not gone yet, or in one soon after. Its button hears nothing then.
     */
    const pressAndBack = async (name: string, tasks: number) => {
      const button = page.getByRole('button', { name }).first();
      await button.evaluate(async (button: HTMLElement, tasks) => {
        button.setAttribute('data-pressed', '');
        button.click();
        // The way is told with the end of the task.
        await Promise.resolve();
        for (let task = 0; task < tasks; task++) await new Promise((resolve) => setTimeout(resolve));
        history.back();
      }, tasks);
      await page.locator('[data-pressed]').waitFor({ state: 'detached' });
    };
    const twoAddresses = () =>
      page.evaluate(() => {
        location.hash = '#/players';
        location.hash = '#/search';
      });
    for (const tasks of [0, 1, 3]) {
      await press(page, 'Look closer');
      await pressAndBack('Review', tasks);
      await expect.poll(() => page.evaluate(() => history.state.way.length)).toBe(2);
      await isAt(page, '#/over');
    }
    await back(page);
    await isAt(page, '#/');
    for (const name of ['Players and rules', 'Board and players']) {
      await pressAndBack(name, 0);
      await expect.poll(() => page.evaluate(() => history.state.way.length)).toBe(1);
      await isAt(page, '#/');
    }
    await twoAddresses();
    await isAt(page, '#/search');
    await back(page);
    await isAt(page, '#/');
    // Back to an entry that was typed, not led to.
    await typed(page, '#/scramble');
    await isAt(page, '#/scramble');
    await press(page, 'Solve a board');
    for (const address of ['#/scramble/solve', '#/scramble', '#/'] as const) {
      await isAt(page, address);
      if (address !== '#/') await back(page);
    }
  });

  long('goes from a result to the review, the replay and back, and on to the menu', async () => {
    const page = await visit('', 'wordbler-finished');
    await isAt(page, '#/over');
    await fromEnd(page, 'Review');
    await isAt(page, '#/review');
    await back(page);
    await isAt(page, '#/over');
    await fromEnd(page, 'Replay');
    await isAt(page, '#/replay');
    await page.reload();
    await isAt(page, '#/replay');
    await back(page);
    await isAt(page, '#/over');
    await back(page);
    await isAt(page, '#/');
    await forward(page);
    await isAt(page, '#/over');
  });

  long('in Scramble closes the hints, asks while letters are searched, and pauses meanwhile', async () => {
    const page = await visit('#/scramble/play', 'scramble-under-way');
    await press(page, 'Keep playing');
    await page.keyboard.press('7');
    await page.locator('dialog.scramble-hints[open]').waitFor();
    await back(page);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await back(page);
    await dialog(page, 'Leave?').getByRole('button', { name: 'Keep playing' }).click();
    await page.keyboard.type('prang');
    await page.keyboard.press('Enter');
    await page.getByText('PRANG').first().waitFor();
    await back(page);
    await dialog(page, 'Leave?').getByRole('button', { name: 'Leave' }).click();
    await isAt(page, '#/');
    await page.getByText('4 words').waitFor();
  });
});

long.each(['shared with that page', 'closed'])(
  'in a frame of another page the game is played, where the history is %s',
  async (how) => {
    const isClosed = how === 'closed';
    const open = await openPage({
      reducedMotion: 'reduce',
      path: 'host.html',
      before: async (context) => {
        await context.route('**/host.html', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<iframe sandbox="allow-scripts allow-same-origin" src="./index.html" style="width:1200px;height:700px"></iframe>',
          }),
        );
        if (isClosed)
          await context.addInitScript(() => {
            if (window === top) return;
            for (const write of ['pushState', 'replaceState'] as const)
              history[write] = () => {
                throw new DOMException('not here', 'SecurityError');
              };
          });
      },
    });
    const { page } = open;
    const frame = page.frameLocator('iframe');
    const newGame = frame.getByRole('button', { name: 'Players and rules' });
    await newGame.click();
    await frame.locator('.screen.select').waitFor();
    if (isClosed) await frame.getByRole('button', { name: 'Back' }).click();
    else await back(page);
    await newGame.waitFor();
    await frame.getByRole('button', { name: 'Settings' }).click();
    await frame.getByRole('dialog', { name: 'Settings' }).waitFor();
    // The page around adds an entry of its own: from then on the game leaves the history alone.
    await page.evaluate(() => history.pushState(null, '', '?another'));
    await frame.getByRole('button', { name: 'Close' }).click();
    await newGame.click();
    await frame.getByRole('button', { name: 'Back' }).click();
    await newGame.waitFor();
    expect(new URL(page.url()).search).toBe('?another');
  },
);
