import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AnySave } from '../../../src/shared/play/same-game';
import { inLong } from '../../long';
import { AtTable, hurryDeal } from '../support/at-table';
import { keepInPage, newGame, players, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage } from '../support/play';
import { savedAt } from '../support/saved-at';
import { goodWords, goToChoose, ownList, press, write, writeAndSave } from '../support/search-choosing';

type Silence = 'opening' | 'asking';

const saved = playOn(newGame('kept before'), 2);
const later = playOn(newGame('kept before'), 3);

// A text, because tools change functions. As the session says, databases do not say that they are open, or open and
// say nothing more, until they are let; then all that was withheld is said.
const canBeSilent = `(() => {
  if (!location.protocol.startsWith('http')) return;
  const silence = sessionStorage.getItem('silence');
  const withheld = [];
  window.speak = () => withheld.splice(0).forEach((say) => say());
  window.isWaiting = () => withheld.length > 0;
  if (!silence) return;
  for (const [{ prototype }, name] of [[IDBRequest, 'onsuccess'], [IDBTransaction, 'oncomplete']]) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { ...own, set(hear) {
      const isWithheld = this instanceof IDBOpenDBRequest === (silence === 'opening') && !window.spoke;
      own.set.call(this, isWithheld ? (event) => withheld.push(() => hear.call(this, event)) : hear);
    } });
  }
})()`;

let open: OpenPage;

/** A first page with a kept game, whose databases say nothing, or what they know. */
async function visit(silence: Silence | '', left = ''): Promise<Page> {
  open = await openPage({
    query: { seed: 'silent' },
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, { game: saved.save() });
      await context.addInitScript(leftBehind, { silence, left });
      await context.addInitScript(canBeSilent);
    },
  });
  return open.page;
}

/** A game that a page could not keep in time. */
const leftGame = (game: typeof later) => JSON.stringify([['game', game.save()]]);

/** How it is at first, and what the page before had to leave. */
function leftBehind({ silence, left }: { silence: string; left: string }) {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('silence') !== null) return;
  sessionStorage.setItem('silence', silence);
  if (left) localStorage.setItem('wordbler: not yet kept', left);
}

const goOn = () => open.page.getByRole('button', { name: 'Continue Wordbler' });
const notice = () => open.page.getByText(/^This browser isn’t saving data/);

/** The same page, with databases that say nothing, or that say what they know. */
async function returnWith(page: Page, silence: Silence | '') {
  await page.evaluate((silence) => sessionStorage.setItem('silence', silence), silence);
  await comeBack(page);
}

/** Winds the clock six seconds on, from when there is something to wait for. */
async function waitInVain(page: Page) {
  await expect.poll(() => page.evaluate('window.isWaiting()')).toBe(true);
  await page.clock.runFor(6100);
}

/** What wakes up late is told nothing: whatever would still be done there is done before this is read. */
async function wakeUp(page: Page) {
  await page.evaluate('window.spoke = true; window.speak()');
  expect(await savedAt(page, 'game')).toEqual(saved.save());
}

it('storage that is silent is given up with a sentence; a game is played, and no kept or left one is lost', async () => {
  const page = await visit('opening', leftGame(later));
  await waitInVain(page);
  await notice().waitFor();
  // What a page had to leave is there at once, and kept when it can be.
  await goOn().click();
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await page.keyboard.press('Control+Enter');
  await wakeUp(page);
  await returnWith(page, '');
  await goOn().waitFor();
  const { commands } = later.save();
  await expect
    .poll(async () => ((await savedAt(page, 'game')) as AnySave).commands.slice(0, commands.length))
    .toEqual(commands);
});

inLong(describe).each(['opening', 'asking'] as const)('storage that is silent at %s', (silence) => {
  long('is given up with a sentence; a game is played all the same, and the kept one is found again', async () => {
    const page = await visit(silence);
    await waitInVain(page);
    await notice().waitFor();
    expect(await goOn().count()).toBe(0);
    const table = new AtTable(page, newGame('silent'));
    await table.sitDown(players);
    await hurryDeal(page);
    await table.beginTurn();
    await table.press('Pass');
    table.note({ type: 'pass', seat: table.game.state.toMove });
    await table.beginTurn();
    await wakeUp(page);
    await returnWith(page, '');
    await goOn().waitFor();
    expect(await savedAt(page, 'game')).toEqual(saved.save());
  });

  long('loses nothing that the last page had to leave behind', async () => {
    const page = await visit(silence, leftGame(later));
    await waitInVain(page);
    await notice().waitFor();
    await goOn().waitFor();
    await returnWith(page, '');
    await goOn().waitFor();
    await expect.poll(() => savedAt(page, 'game')).toEqual(later.save());
  });

  long('keeps own lists that it does not show', async () => {
    const page = await visit('');
    await goToChoose(page);
    await writeAndSave(page, 'Our travels');
    await returnWith(page, silence);
    await waitInVain(page);
    await page.getByRole('button', { name: 'Categories' }).click();
    await waitInVain(page);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await ownList(page, 'Our travels').count()).toBe(0);
    await write(page, 'Other travels', goodWords);
    await press(page, 'Save list');
    await ownList(page, 'Other travels').waitFor();
    await wakeUp(page);
    await returnWith(page, '');
    await goToChoose(page);
    expect(await ownList(page, 'Our travels').isChecked()).toBe(true);
    expect(await ownList(page, 'Other travels').count()).toBe(0);
  });
});
