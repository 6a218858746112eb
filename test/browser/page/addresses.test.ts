import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { type Address, dialog, isAt, openAt, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';

async function visit(address: string, ...files: string[]) {
  const open = await openAt(address, ...files);
  return open.page;
}

const games = ['wordbler-two', 'search-under-way', 'scramble-under-way'];
const ends = ['wordbler-finished', 'search-score-not-named', 'scramble-result'];

/** Opens it by its address, and by that address loaded anew. */
async function goTo(page: Page, address: Address) {
  const asks = ['#/table', '#/search/play', '#/scramble/play'].includes(new URL(page.url()).hash);
  await typed(page, address);
  if (asks) await dialog(page, 'Leave?').getByRole('button', { name: 'Leave' }).click();
  await isAt(page, address);
  await page.reload();
  await isAt(page, address);
}

describe('every scene has an address', () => {
  const underWay: Address[] = [
    '#/',
    '#/players',
    '#/table',
    '#/search',
    '#/search/play',
    '#/scramble',
    '#/scramble/play',
    '#/scramble/solve',
    '#/study',
    '#/study/words',
    '#/study/cards',
    '#/study/drill',
  ];
  const ended: Address[] = ['#/over', '#/review', '#/replay', '#/search/over', '#/scramble/over'];

  it('that opens it, typed or loaded anew; one that cannot be opened leads to the menu, and says so', async () => {
    const page = await visit('#/table', 'wordbler-two');
    await isAt(page, '#/table');
    await goTo(page, '#/study/words');
    // From wherever it was, the menu lies under it.
    await typed(page, '#/');
    await isAt(page, '#/');
    for (const [address, said] of [
      ['#/search/play', 'Nothing to continue.'],
      ['#/review', 'No finished game to show.'],
      ['#/scramble/play', 'Nothing to continue.'],
      ['#day=2026-11-31', 'This link is damaged.'],
      ['#/scramble/watch', 'Choose a board to watch first.'],
      ['#/nowhere', 'Page not found.'],
      ['#day=2026-11-28/nothing', 'This link is damaged.'],
    ] as const) {
      await typed(page, address);
      await page.getByRole('alert').getByText(said).waitFor();
      await isAt(page, '#/');
    }
  });

  long.each([
    ['under way', underWay, games],
    ['ended', ended, ends],
  ] as const)('that opens it, typed or loaded anew: games %s', async (_, addresses, files) => {
    const page = await visit(addresses[0]!, ...files);
    await isAt(page, addresses[0]!);
    for (const address of addresses.slice(1)) await goTo(page, address);
    // From wherever it was, the menu lies under it.
    await typed(page, '#/');
    await isAt(page, '#/');
  });

  long('of a game that is over leads to its end', async () => {
    const page = await visit('#/search/play', 'search-score-not-named');
    await isAt(page, '#/search/over');
  });
});
