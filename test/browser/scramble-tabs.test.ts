import { afterEach, describe, expect, it } from 'vitest';
import { BoardSearch } from './board-search';
import { hide } from './ears';

let search: BoardSearch;

afterEach(() => search.open.close());

describe('a board of letters', () => {
  it('is paused when its tab is hidden, and says so', async () => {
    search = await BoardSearch.choose();
    await search.roll();
    await hide(search.page, true);
    await search.page.getByText('Paused, because the page was hidden. The clock stood still.').waitFor();
    expect(await search.covered()).toBe(true);
    search.open.check();
  });
});
