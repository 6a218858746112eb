import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { comeBack, type OpenPage, openPage, siteUrl } from '../support/play';
import { savedAt } from '../support/saved-at';
import { savedOfFind } from '../support/saved-find';
import { begin, startCard, startDaily } from '../support/start-daily';

let open: OpenPage;

const everyDaily = [
  { name: 'Daily grid', id: 'search', place: 'search', address: '#/search/play' },
  { name: 'Daily board', id: 'scramble', place: 'scramble', address: '#/scramble/play' },
  { name: 'Daily play', id: 'find', place: 'find', address: '#/find' },
];

const dailyOn = (own: Page, name: string) =>
  own.getByRole('region', { name: 'Dailies' }).getByRole('button', { name: new RegExp(`^${name}`) });

const hashOf = (own: Page) => new URL(own.url()).hash;

it.each([0, 100])('each daily that two tabs begin %i ms apart counts once, and goes on in one of them', async (ms) => {
  open = await openPage({ reducedMotion: 'reduce' });
  const { page, context } = open;
  const other = await context.newPage();
  await other.goto(siteUrl());
  const pages = [page, other];
  for (const { name, id, place, address } of everyDaily) {
    for (const own of pages) await comeBack(own);
    for (const own of pages) await dailyOn(own, name).click();
    for (const own of pages) await startCard(own).waitFor();
    const later = other.evaluate((ms) => new Promise((passed) => setTimeout(passed, ms)), ms);
    await Promise.all([begin(page), later.then(() => begin(other))]);
    // The one that came too late goes on with it, which the first is told.
    const standing = async (own: Page) => {
      if (hashOf(own) === address) return 'at play';
      const label = dailyOn(own, name).getAttribute('aria-label', { timeout: 1000 });
      const isTold = own.getByText('The game is open in another tab.').first().isVisible();
      return `${await label.catch(() => 'nowhere')}, told: ${await isTold}`;
    };
    await expect
      .poll(async () => (await Promise.all(pages.map(standing))).sort())
      .toEqual([`${name}: continue, told: true`, 'at play'].sort());
    const { attempts } = (await savedAt(page, 'dailies')) as { attempts: { daily: string }[] };
    const [counted, ...more] = attempts.filter(({ daily }) => daily === id);
    expect(counted).not.toHaveProperty('again');
    expect(more).toEqual([]);
    expect(await savedAt(page, place)).toBeDefined();
  }
});

it.each(everyDaily)(
  'a daily that another window has begun is gone on with, even where this one has not looked since: $name',
  async ({ name, address }) => {
    open = await openPage({ reducedMotion: 'reduce' });
    const { page, context } = open;
    const other = await context.newPage();
    await other.goto(siteUrl());
    await dailyOn(other, name).waitFor();
    await startDaily(page, dailyOn(page, name));
    const attempts = async () => (await savedAt(page, 'dailies')) as { attempts: object[] } | undefined;
    await expect.poll(attempts).toBeDefined();
    await page.getByRole('button', { name: /^Hint/ }).waitFor();
    await dailyOn(other, name).click();
    await expect.poll(() => hashOf(other)).toBe(address);
    await page.getByText('The game is open in another tab.').waitFor();
    expect((await attempts())?.attempts).toEqual([expect.not.objectContaining({ again: true })]);
  },
);

it.each([
  { name: 'Daily grid', choosing: '#/search', press: /^Play$/ },
  { name: 'Daily board', choosing: '#/scramble', press: /^Daily board$/ },
])(
  'a daily that another window has begun is gone on with where a game is chosen: $name',
  async ({ name, choosing, press }) => {
    open = await openPage({ reducedMotion: 'reduce' });
    const { page, context } = open;
    const other = await context.newPage();
    await other.goto(siteUrl() + choosing);
    const today = other.getByRole('button', { name: press });
    await today.waitFor();
    const strip = page.getByRole('region', { name: 'Dailies' });
    await startDaily(page, strip.getByRole('button', { name: new RegExp(`^${name}`) }));
    const attempts = async () => (await savedAt(page, 'dailies')) as { attempts: object[] } | undefined;
    await expect.poll(attempts).toBeDefined();
    await page.getByRole('button', { name: /^Hint/ }).waitFor();
    await today.click();
    await expect.poll(() => hashOf(other)).toBe(`${choosing}/play`);
    expect((await attempts())?.attempts).toEqual([expect.not.objectContaining({ again: true })]);
  },
);

it('a menu that was left for another tab has what was begun there', async () => {
  open = await openPage({ reducedMotion: 'reduce' });
  const { page, context } = open;
  const other = await context.newPage();
  await other.goto(siteUrl());
  const today = dailyOn(other, 'Daily grid');
  await today.waitFor();
  await page.bringToFront();
  await startDaily(page, dailyOn(page, 'Daily grid'));
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  await page.getByRole('button', { name: /^Hint/ }).click();
  const kinds = async () =>
    ((await savedAt(page, 'search')) as { commands: { type: string }[] }).commands.map(({ type }) => type);
  await expect.poll(kinds).toContain('hint');
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => today.getAttribute('aria-label')).toBe('Daily grid: continue');
  await today.click();
  await other.getByRole('grid', { name: 'Letters' }).waitFor();
  expect(await kinds()).toContain('hint');
  const { attempts } = (await savedAt(other, 'dailies')) as { attempts: object[] };
  expect(attempts).toEqual([expect.not.objectContaining({ again: true })]);
});

it('a daily play that another tab has begun is gone on with where one of before would be practised', async () => {
  const { kept } = savedOfFind('2026-11-26', 'best');
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install({ time: new Date('2026-11-27T12:00:00') });
      await keepInPage(context, { find: kept });
    },
  });
  const { page, context } = open;
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/find';
  });
  const again = page.getByRole('button', { name: 'Practise again' });
  await again.waitFor();
  const other = await context.newPage();
  await other.goto(siteUrl());
  await startDaily(other, dailyOn(other, 'Daily play'));
  const day = async () => ((await savedAt(page, 'find')) as { day: string }).day;
  await expect.poll(day).toBe('2026-11-27');
  await again.click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  expect(await day()).toBe('2026-11-27');
});
