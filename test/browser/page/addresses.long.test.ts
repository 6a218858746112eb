import { describe } from 'vitest';
import { type Address, goTo, isAt, openAt, typed } from '../support/on-the-way';
import { it } from '../support/page-test';

async function visit(address: string, ...files: string[]) {
  const open = await openAt(address, ...files);
  return open.page;
}

const games = ['wordbler-two', 'search-under-way', 'scramble-under-way'];
const ends = ['wordbler-finished', 'search-score-not-named', 'scramble-result'];

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
    '#/how',
    '#/how/page',
  ];
  const ended: Address[] = ['#/over', '#/review', '#/replay', '#/search/over', '#/scramble/over'];

  it.each([
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

  it('of a game that is over leads to its end', async () => {
    const page = await visit('#/search/play', 'search-score-not-named');
    await isAt(page, '#/search/over');
  });
});
