import { afterEach, describe, expect, it } from 'vitest';
import { BoardSearch } from './board-search';
import { hide } from './ears';
import { siteUrl } from './play';

let search: BoardSearch;

afterEach(() => search.open.close());

describe('a board of letters, among other tabs', () => {
  it('is paused when its tab is hidden, and says so', async () => {
    search = await BoardSearch.choose();
    await search.roll();
    await hide(search.page, true);
    await search.page.getByText('Paused, because the page was hidden. The clock stood still.').waitFor();
    expect(await search.covered()).toBe(true);
    search.open.check();
  });

  it('goes on in the tab that opens it last, and the other says so', async () => {
    search = await BoardSearch.choose();
    await search.roll();
    const [word] = await search.words(4);
    await search.page.keyboard.type(word!.word);
    await search.page.keyboard.press('Enter');
    await search.hears(word!.word, word!.points);
    const second = await search.open.context.newPage();
    await second.goto(siteUrl());
    await second.getByRole('button', { name: /^Go on with Scramble/ }).click();
    await second.getByRole('button', { name: 'Go on', exact: true }).click();
    await search.page.getByText('The game goes on in another tab.').waitFor();
    expect(await second.locator('.found-groups li span').first().textContent()).toBe(word!.word);
    search.open.check();
  });
});
