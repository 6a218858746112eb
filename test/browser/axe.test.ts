import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { presets } from '../../src/core';
import { AtTable } from './at-table';
import { findPlay } from './find-play';
import { isWord, keepInPage, keptGame, newGame, playOn, shortWords } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sizes = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 } },
];

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.context.close();
  open = undefined;
});

async function visit(options: PageOptions): Promise<Page> {
  open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', ...options });
  return open.page;
}

/** Every rule but those of level AAA; what is found wrong, in words. */
async function faults(page: Page): Promise<string[]> {
  // What fades in is not yet as strong as it will be.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run({
    resultTypes: ['violations'],
    rules: Object.fromEntries(
      axe.getRules().map(({ ruleId, tags }) => [ruleId, { enabled: !tags.includes('wcag2aaa') && !tags.includes('deprecated') }]),
    ),
  })`);
  return describeFaults(violations);
}

const describeFaults = (violations: AxeResults['violations']) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );

// As axe-core has it, but single letters are words here, too.
const contrast = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
};

// axe-core knows no top layer, so that open panels must lie above by a number.
const flattened = (felt: string) => `
  html, body, #wordbler { background: var(${felt}) !important }
  canvas, .message.none { display: none }
  dialog[open] { z-index: 9 }`;

/** What axe-core cannot tell of words over the felt, which shades: whether they can be read where it is lightest and darkest. */
async function faultsOnFelt(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const felt of ['--felt', '--felt-deep']) {
    const cover = await page.addStyleTag({ content: flattened(felt) });
    const { violations, passes } = await page.evaluate<AxeResults>(`(() => {
      axe.configure({ checks: [{ id: 'color-contrast', options: ${JSON.stringify(contrast)} }] });
      return axe.run({ runOnly: ['color-contrast'] });
    })()`);
    await cover.evaluate((element: HTMLElement) => element.remove());
    expect(passes[0].nodes.length, 'words looked at').toBeGreaterThan(0);
    found.push(...describeFaults(violations).map((fault) => `on ${felt}: ${fault}`));
  }
  return found;
}

/** Names the scene in what is reported, and goes on to the next one all the same. */
async function lookAt(page: Page, scene: string) {
  expect.soft([...(await faults(page)), ...(await faultsOnFelt(page))], scene).toEqual([]);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click({ force: true });

/** Opens a panel, looks, and closes it. */
async function lookInto(page: Page, panel: string, opens: Promise<void>) {
  await opens;
  await page.getByRole('dialog').waitFor();
  await lookAt(page, panel);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A game some plays old, on the table. */
async function onTable(options: PageOptions, rules = presets.wordbler) {
  const game = playOn(newGame('first', rules), 3);
  const page = await visit({
    ...options,
    before: (context) => keepInPage(context, keptGame(game.save())),
  });
  await press(page, /^Go on with the last game/);
  return new AtTable(page, game);
}

describe.each(sizes)('on $name axe-core finds no fault in', ({ viewport }) => {
  it('the start that failed', async () => {
    const page = await visit({
      viewport,
      before: (context) => context.route(/\.words$/, (route) => route.fulfill({ status: 404 })),
    });
    await page.getByText('The word list is missing on the server.').waitFor();
    await lookAt(page, 'boot failed');
  });

  it('the menu and its panels', async () => {
    const page = await visit({ viewport });
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await lookAt(page, 'menu');
    await lookInto(page, 'settings', press(page, 'Settings'));
    await lookInto(page, 'help', press(page, 'How to play'));
    await lookInto(page, 'about', press(page, 'About'));
    await press(page, 'New game');
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await lookAt(page, 'player select');
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('ADA');
    await press(page, 'Start');
    await lookAt(page, 'player select with faults');
  });

  it('the table and its panels', async () => {
    const { page, game } = await onTable({ viewport });
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    await lookAt(page, 'curtain');
    await press(page, 'Show my tiles');
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await lookAt(page, 'board');
    await lookInto(page, 'history', page.keyboard.press('1'));
    await lookInto(page, 'keys', page.keyboard.press('?'));
    await lookInto(page, 'game menu', page.keyboard.press('9'));
    await page.keyboard.press('Enter');
    await page.getByText('Lay at least one tile first.').first().waitFor();
    await lookAt(page, 'refusal');
    await page.keyboard.press('6');
    const letter = game.faces[game.state.racks[game.state.toMove][0]!].letter;
    await page.keyboard.press(letter);
    await lookAt(page, 'exchange');
    await page.keyboard.press('Escape');
  });

  it('the letter chooser, the score sheet and the end', async () => {
    const game = newGame('blank-40', { failsToEnd: 2 });
    game.dispatch({ type: 'begin' });
    const page = await visit({
      viewport,
      before: (context) => keepInPage(context, keptGame(game.save())),
    });
    await press(page, /^Go on with the last game/);
    const table = new AtTable(page, game);
    await table.beginTurn();
    const play = findPlay(game, shortWords, isWord)!;
    const blank = game.state.racks[game.state.toMove].findIndex((tile) => game.faces[tile!].letter === '');
    await table.tap(table.cellPoint(blank));
    await lookInto(page, 'letter chooser', table.tap(table.squarePoint({ x: 7, y: 7 })));
    await table.layAll(play);
    await press(page, /^Done/);
    await page.getByRole('dialog', { name: / scores / }).waitFor();
    await lookAt(page, 'score sheet');
    await press(page, 'Go on');
    for (let fails = 0; fails < 2; fails++) {
      await table.beginTurn();
      await press(page, 'Pass');
    }
    await page.getByRole('heading', { name: / wins?$/ }).waitFor();
    await lookAt(page, 'game over');
  });
});

describe.each(['light', 'contrast'])('in the %s look axe-core finds no fault in', (look) => {
  it('the menu, the table and a panel', async () => {
    const save = playOn(newGame('first'), 3).save();
    const page = await visit({
      before: (context) => keepInPage(context, { game: save, settings: { openRacks: true, look } }),
    });
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await lookAt(page, 'menu');
    await press(page, 'New game');
    await lookAt(page, 'player select');
    await press(page, 'Back');
    await press(page, /^Go on with the last game/);
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await lookAt(page, 'board');
    await page.keyboard.press('1');
    await lookAt(page, 'history');
  });
});
