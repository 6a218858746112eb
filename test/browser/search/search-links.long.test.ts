import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { linkTo } from '../../../src/search/play/choice';
import { long } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { savedSetup } from '../support/saved-search';
import { press } from '../support/search-choosing';

const setup: wordSearch.Setup = {
  list: wordSearch.presetList('space'),
  directions: ['right', 'down', 'upLeft'],
  clock: 'scaled',
  seed: 'for a friend',
  filter: 'family',
};

const linkOf = (shared: wordSearch.Setup) => new URL(linkTo(shared, siteUrl()));

describe('a shared link', () => {
  long('opened in a page that plays already is followed, too', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Categories' }).waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(setup).hash);
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => savedSetup(page)).toEqual(setup);
  });

  long.each([
    ['cut off', linkOf(setup).hash.slice(0, -4), 'This link is damaged.'],
    ['empty', '#search=', 'This link has no grid.'],
    ['of a later version', '#search=7.p~space', 'This link is from another version'],
  ])('that is %s says so, and a search can be chosen all the same', async (_, hash, said) => {
    const { page } = await openPage({ path: `index.html${hash}`, reducedMotion: 'reduce' });
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}${hash}`);
    await page.getByRole('alert').getByText(said).waitFor();
    expect(new URL(page.url()).hash).toBe('#/search');
    await press(page, 'Start');
    await expect.poll(async () => (await savedSetup(page))?.list.id).toBe('gardenBirds');
  });
});
