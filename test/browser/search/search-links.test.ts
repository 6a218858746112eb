import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/core';
import { linkTo } from '../../../src/match/search/shared-link';
import { keptSetup } from '../support/kept-search';
import { it } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';
import { goToChoose, press } from '../support/search-choosing';

let open: OpenPage;

const setup: wordSearch.Setup = {
  list: wordSearch.presetList('space'),
  directions: ['right', 'down', 'upLeft'],
  clock: 'scaled',
  seed: 'for a friend',
  filter: 'family',
};

const linkOf = (shared: wordSearch.Setup) => new URL(linkTo(shared, siteUrl()));

describe('a shared link', () => {
  it('is made with a seed, and leads to the same grid', async () => {
    open = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce' });
    const { page } = open;
    await goToChoose(page);
    await page.getByRole('radio', { name: /^Space/ }).check({ force: true });
    await press(page, 'Seed and link');
    const seed = page.getByLabel('Seed', { exact: true });
    expect(await seed.inputValue()).toBe('choose');
    await seed.fill('');
    await page.getByText('A seed has 1 to 40 characters.').waitFor();
    expect(await page.getByRole('button', { name: 'Share the link' }).isDisabled()).toBe(true);
    await seed.fill('for a friend');
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.keyboard.press('Escape');
    await press(page, 'Start');
    await expect.poll(async () => (await keptSetup(page))?.seed).toBe('for a friend');
    const mine = await keptSetup(page);
    await open.close();
    open = await openPage({ reducedMotion: 'reduce' });
    await open.page.goto('about:blank');
    await open.page.goto(link);
    await open.page.getByText('Space, 8 directions, clock 12:00.').waitFor();
    await press(open.page, 'Play it');
    await expect.poll(() => keptSetup(open.page)).toEqual(mine);
  });

  it('opened in a page that plays already is followed, too', async () => {
    open = await openPage({ reducedMotion: 'reduce' });
    const { page } = open;
    await page.getByRole('button', { name: 'Categories' }).waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(setup).hash);
    await press(page, 'Play it');
    await expect.poll(() => keptSetup(page)).toEqual(setup);
  });

  it.each([
    ['cut off', linkOf(setup).hash.slice(0, -4), 'The link is damaged or was cut off.'],
    ['empty', '#search=', 'The link names no word search.'],
    ['of a later version', '#search=7.p~space', 'The link was made by another version'],
  ])('that is %s says so, and a search can be chosen all the same', async (_, hash, said) => {
    open = await openPage({ path: `index.html${hash}`, reducedMotion: 'reduce' });
    const { page } = open;
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}${hash}`);
    await page.getByRole('alert').getByText(said).waitFor();
    expect(new URL(page.url()).hash).toBe('#/search');
    await press(page, 'Start');
    await expect.poll(async () => (await keptSetup(page))?.list.id).toBe('gardenBirds');
  });
});
