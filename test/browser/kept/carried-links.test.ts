import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GameEngine, scramble, wordSearch } from '../../../src/rules';
import type { AnySave } from '../../../src/shared/play/same-game';
import { carriedIn, carriedLink } from '../../../src/transfer/play/carried';
import { isLong } from '../../long';
import { family } from '../../search/rules/words';
import { faults } from '../support/axe-faults';
import { allowCopying } from '../support/browser';
import { fromEnd, pressMore } from '../support/ends';
import { judge, keepInPage, newGame, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { savedAt } from '../support/saved-at';
import { keptBefore } from '../support/saved-release';
import { sheetIn } from '../support/share-sheet';

const release = keptBefore('wordbler-finished', 'search-under-way', 'scramble-under-way', 'scramble-result');
const saved = (engine: { save?(): object }) => engine.save!() as AnySave;
const finished = saved(GameEngine.restore(release['finished game'], judge) as GameEngine);
const search = saved(wordSearch.GameEngine.restore(release['search'], family) as wordSearch.GameEngine);
const result = saved(scramble.GameEngine.restore(release['scramble'], judge) as scramble.GameEngine);

const linkOf = (save: AnySave) => carriedLink(save, siteUrl())!;

async function follow(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
}

/** In a page that runs already, as when a link is pasted over the address. */
const paste = (page: Page, link: string) =>
  page.evaluate((to) => {
    location.href = to;
  }, link);

it('an own game is asked for before a link takes its place; a finished game of a link goes out again as the same', async () => {
  const own = saved(playOn(newGame('mine'), 3));
  const other = saved(playOn(newGame('another'), 2));
  const { page } = await openPage({
    site: linkOf(other),
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    touch: true,
    before: async (context) => {
      await allowCopying(context);
      await keepInPage(context, { game: own });
    },
  });
  await page.getByRole('dialog').getByText('Your own game waits until it’s over.').waitFor();
  if (isLong) expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my game' }).tap();
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await paste(page, linkOf(other).slice(0, -5));
  await page.getByRole('alert').getByText('This link is damaged.').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect(await savedAt(page, 'game')).toEqual(own);

  await paste(page, linkOf(other));
  await page.getByRole('button', { name: 'Open link' }).tap();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/table');
  expect(await savedAt(page, 'game')).toMatchObject(other);
  expect(await savedAt(page, 'set aside')).toEqual([{ place: 'game', value: own }]);
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  // Nobody comes back to the link.
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).tap();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  expect(await page.getByText('Open the link again').count()).toBe(0);

  await paste(page, linkOf(finished));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/over');
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const { button, text, link, copied } = sheetIn(page);
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await link()).toBe(linkOf(finished));
  await button('Copy').tap();
  await copied.waitFor();
  expect(await onClipboard()).toBe(await text());
  expect(await text()).toMatch(/^Wordbler\n.+\nhttp/);
  await button('Link').tap();
  await expect.poll(onClipboard).toBe(linkOf(finished));
  if (isLong) expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // A game that has gone further is the same game: nobody need be asked.
  await paste(page, linkOf(saved(playOn(newGame('another'), 5))));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/table');
  expect(((await savedAt(page, 'game')) as AnySave).commands.length).toBeGreaterThan(other.commands.length);
});

long('a damaged link changes nothing, and what is wrong with it is said', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const other = saved(playOn(newGame('another'), 2));
  const link = linkOf(other);
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  for (const [hash, said] of [
    [link.slice(0, -5), 'This link is damaged.'],
    [`${siteUrl()}#s=`, 'There’s no game in this link.'],
    [link.replace(/.$/, '%00'), 'This link is damaged.'],
    [carriedLink({ ...other, version: 9 }, siteUrl())!, 'needs a newer version'],
    [carriedLink({ ...other, commands: [{ type: 'win' }] }, siteUrl())!, 'The saved game is damaged.'],
    [carriedLink({ ...other, game: 'chess' }, siteUrl())!, 'isn’t played here'],
  ] as const) {
    await paste(page, hash);
    await page.getByRole('alert').getByText(said).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  }
  expect(await savedAt(page, 'game')).toBeUndefined();
});

it('a link pasted once more, while it is asked whether to leave the game, is opened all the same', async () => {
  const own = saved(playOn(newGame('mine'), 3));
  const { page } = await openPage({
    reducedMotion: 'reduce',
    path: 'index.html#/table',
    before: (context) => keepInPage(context, { game: own }),
  });
  await page.locator('.hud').waitFor();
  const question = page.getByRole('dialog', { name: 'Leave?' });
  await paste(page, new URL(linkOf(result)).hash);
  await question.waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/table');
  await paste(page, new URL(linkOf(finished)).hash);
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await paste(page, new URL(linkOf(finished)).hash);
  await question.waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/table');
  await paste(page, new URL(linkOf(finished)).hash);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/over');
  expect(await savedAt(page, 'game')).toMatchObject({ setup: own.setup });
});

long(
  'a finished game of a link is there after a reload, drawn as a code and replayed; its link is chosen, not copied',
  async () => {
    const open = await openPage({
      reducedMotion: 'reduce',
      before: allowCopying,
    });
    const { page } = open;
    await follow(page, linkOf(finished));
    await expect.poll(() => new URL(page.url()).hash).toBe('#/over');
    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const { button, field } = sheetIn(page);
    await button('More').click();
    await button('Show QR code').click();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await button('Link').click();
    await page.getByText('To copy the text, press Ctrl+C.').waitFor();
    const chosen = () => field.evaluate((input: HTMLTextAreaElement) => input.selectionEnd! - input.selectionStart!);
    expect(await chosen()).toBe(linkOf(finished).length);
    await page.keyboard.press('Escape');
    await fromEnd(page, 'Review');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/review');
    await page.goBack();
    await fromEnd(page, 'Replay');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/replay');
  },
);

long('a word search and a board of Scramble are played on, or looked at, by keys alone', async () => {
  const open = await openPage({ reducedMotion: 'reduce' });
  const { page } = open;
  await follow(page, linkOf(search));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/search/play');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  const { button, field, link } = sheetIn(page);
  await field.waitFor();
  const again = carriedIn(new URL(await link()).hash) as AnySave;
  expect(again.setup).toEqual(search.setup);
  expect(again.commands.slice(0, search.commands.length)).toEqual(search.commands);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await follow(page, linkOf(result));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/scramble/over');
  // A system that has a panel for sharing, and then does not let it be used.
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (sent) => {
      document.title = String(sent?.url);
      navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await button('More').press('Enter');
  await button('Share replay').press('Enter');
  await expect.poll(link).toBe(linkOf(result));
  await button('Share').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe(linkOf(result));
  await page.keyboard.press('Enter');
  await page.getByText(/^(Copied\.|To copy the text)/).waitFor();
});

long('a game that made room for a link comes back as soon as there is room again', async () => {
  const own = keptBefore('scramble-under-way');
  const open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, own) });
  const { page } = open;
  const goOn = page.getByRole('button', { name: /^Continue Scramble/ });
  await goOn.waitFor();
  await follow(page, linkOf(result));
  await page.getByRole('button', { name: 'Open link' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/scramble/over');
  expect(await savedAt(page, 'set aside')).toMatchObject([{ place: 'scramble' }]);
  await pressMore(page, 'Menu');
  await goOn.click();
  await page.locator('.sc-round').waitFor();
  expect(await savedAt(page, 'scramble')).toMatchObject({ setup: (own['scramble'] as AnySave).setup });
  expect(await savedAt(page, 'set aside')).toBeUndefined();
});

long('a game that went on in another tab waits aside as it is there, beside what that tab has laid aside', async () => {
  const mine = saved(playOn(newGame('mine', { failsToEnd: 20 }), 2));
  const kept = { game: mine, settings: { openRacks: true } };
  const open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
  const { page, context } = open;
  const commands = async (at: Page) => ((await savedAt(at, 'game')) as AnySave).commands.length;
  const seedOf = (value: unknown) => (value as { setup: { seed: string } }).setup.seed;
  const goOn = async (at: Page) => {
    await at.getByRole('button', { name: /^Continue Wordbler/ }).click();
    await at.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    const before = await commands(at);
    await at.keyboard.press('Control+Enter');
    await expect.poll(() => commands(at)).toBeGreaterThan(before);
  };
  const opens = async (at: Page, seed: string) => {
    await paste(at, linkOf(saved(playOn(newGame(seed), 2))));
    await expect.poll(async () => seedOf(await savedAt(at, 'game'))).toBe(seed);
  };
  await goOn(page);
  const other = await context.newPage();
  await other.goto(siteUrl());
  await goOn(other);
  const further = await savedAt(other, 'game');
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await opens(page, 'second');
  expect(await savedAt(page, 'set aside')).toEqual([{ place: 'game', value: further }]);
  await opens(other, 'third');
  await opens(page, 'fourth');
  const aside = (await savedAt(page, 'set aside')) as { value: unknown }[];
  expect(aside.map(({ value }) => seedOf(value))).toEqual(['mine', 'second', 'third']);
});
