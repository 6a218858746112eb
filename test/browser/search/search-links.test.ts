import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { linkTo } from '../../../src/search/play/choice';
import { keptSetup } from '../support/kept-search';
import { it, long } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { press } from '../support/search-choosing';
import { sheetIn } from '../support/share-sheet';

const setup: wordSearch.Setup = {
  list: wordSearch.presetList('space'),
  directions: ['right', 'down', 'upLeft'],
  clock: 'scaled',
  seed: 'for a friend',
  filter: 'family',
};

const linkOf = (shared: wordSearch.Setup) => new URL(linkTo(shared, siteUrl()));

describe('a shared link', () => {
  it('that is cut off says so; one is made with a seed, and leads to the same grid', async () => {
    const { page } = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Categories' }).waitFor();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      linkOf(setup).hash.slice(0, -4),
    );
    await page.getByRole('alert').getByText('This link is damaged.').waitFor();
    expect(new URL(page.url()).hash).toBe('#/search');
    await page.getByRole('radio', { name: /^Space/ }).check({ force: true });
    await press(page, 'Share grid');
    const { button, link: shared } = sheetIn(page);
    await button('More').click();
    const seed = page.getByLabel('Game code', { exact: true });
    const chosen = await shared();
    expect(await seed.inputValue()).toBe('choose');
    await seed.fill('');
    await page.getByText('Use 1 to 40 characters.').waitFor();
    expect(await shared(), 'the last that is one').toBe(chosen);
    await seed.fill('for a friend');
    await expect.poll(shared).not.toBe(chosen);
    const link = await shared();
    await page.keyboard.press('Escape');
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('Space, 8 directions, Casual').waitFor();
    await press(page, 'Play');
    const { list, seed: told } = setup;
    await expect.poll(() => keptSetup(page)).toMatchObject({ list, seed: told, rules: 'casual' });
    expect((await keptSetup(page))!.directions).toHaveLength(8);
  });

  long('opened in a page that plays already is followed, too', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Categories' }).waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(setup).hash);
    await press(page, 'Play');
    await expect.poll(() => keptSetup(page)).toEqual(setup);
  });

  long.each([
    ['cut off', linkOf(setup).hash.slice(0, -4), 'This link is damaged.'],
    ['empty', '#search=', 'This link has no word search.'],
    ['of a later version', '#search=7.p~space', 'This link is from another version'],
  ])('that is %s says so, and a search can be chosen all the same', async (_, hash, said) => {
    const { page } = await openPage({ path: `index.html${hash}`, reducedMotion: 'reduce' });
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}${hash}`);
    await page.getByRole('alert').getByText(said).waitFor();
    expect(new URL(page.url()).hash).toBe('#/search');
    await press(page, 'Start');
    await expect.poll(async () => (await keptSetup(page))?.list.id).toBe('gardenBirds');
  });
});
