import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { long } from '../../long';
import { allOf, en } from '../../texts/spoken';
import { openRules } from '../support/at-table';
import { inFirefox } from '../support/browser';
import { type DeployedSite, deploySite } from '../support/deployed-site';
import { cutWords } from '../support/in-any-window';
import { back, dialog, isAt } from '../support/on-the-way';
import { comeBack, type OpenPage, openPage } from '../support/play';
import { damage, heldAs, isKept, playNow } from '../support/saved-site';
import { startDaily } from '../support/start-daily';

const bn = await allOf('bn');
const scrambleInBengali = (await allOf('bn')).scramble;

let site: DeployedSite;
let open: OpenPage | undefined;

beforeEach(async () => {
  site = await deploySite();
});

afterEach(async () => {
  await open?.close();
  open = undefined;
  await site.close();
});

const visit = (path = site.url, query?: Record<string, string>) =>
  openPage({
    path,
    ...(query && { query }),
    serviceWorkers: 'allow',
    origins: [site.origin],
    reducedMotion: 'reduce',
  });

async function leaveByBack(page: Page) {
  await back(page);
  await dialog(page, 'Leave?').getByRole('button', { name: 'Leave' }).click();
}

/** Hands over what another program shares. */
const share = (page: Page, field: string, content: string, name?: string) =>
  page.evaluate(
    ([own, text, file]) => {
      const form = Object.assign(document.createElement('form'), {
        action: './',
        method: 'post',
        enctype: 'multipart/form-data',
      });
      const input = Object.assign(document.createElement('input'), { name: own });
      if (file) {
        input.type = 'file';
        const given = new DataTransfer();
        given.items.add(new File([text!], file));
        input.files = given.files;
      } else input.value = text!;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [field, content, name],
  );

const scriptOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')!.src);
const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

/** A newer game is on the host, and lies ready. */
async function deployNewer(page: Page) {
  site.deploy();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const { installing } = registration;
    if (installing?.state === 'installing')
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    if (!registration.waiting || registration.active !== active) throw new Error('it does not wait');
  });
}

long('a language that is played in needs no network from then on', async () => {
  // One rack in eighty makes no word, and has no hint.
  open = await visit(site.url, { seed: 'needs none' });
  const { page } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await openRules(page);
  await page.getByRole('combobox', { name: 'Word language' }).selectOption('Türkçe');
  const asked = (kind: string) => site.asked.some((name) => name.startsWith('assets/tr-') && name.endsWith(kind));
  await expect.poll(() => asked('.words') && asked('.familiarity')).toBe(true);
  await expect.poll(() => heldAs(page, /\/tr-[^/]*\.(words|familiarity|pages)$/)).toBe(3);
  site.isDown = true;
  await comeBack(page);
  await playNow(page, 'Wordbler');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await page.keyboard.press('7');
  await expect.poll(() => page.locator('.announcer').textContent()).toMatch(/Hint 1 of 3/);
  await comeBack(page);
  await playNow(page, 'Word search');
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
});

long('a language that is read needs no network from when it is chosen, nor do its letters', async () => {
  open = await visit();
  const { page } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  await page.getByRole('button', { name: en.common.settings }).click();
  await page.getByRole('combobox', { name: en.common.language, exact: true }).selectOption('bn');
  await page.getByRole('button', { name: bn.common.settings, exact: true }).waitFor({ state: 'attached' });
  const saved = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return held.flat().filter(({ url }) => /bn-texts-|bengali-/.test(url)).length;
    });
  await expect.poll(saved).toBe(4);
  const asked = site.asked.length;
  site.isDown = true;
  await comeBack(page);
  await page.getByRole('button', { name: bn.common.settings, exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  expect(await page.evaluate(() => document.fonts.check('800 40px "M PLUS Rounded 1c"', 'বাংলা'))).toBe(true);
  // What a game alone says came with all else.
  await page.getByRole('button', { name: bn.menu.playNowOf({ game: bn.common.scramble }) }).click();
  await page.getByRole('grid', { name: scrambleInBengali.play.grid }).waitFor({ state: 'attached' });
  expect(site.asked).toHaveLength(asked);
});

it('after one visit to the menu the three games, their words, their sounds and the licences need no network; a newer game waits in mid-game, and is opened on the menu', async () => {
  open = await visit();
  const { page, context } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  const begun = site.asked.indexOf('service-worker.js');
  const before = site.asked.slice(0, begun);
  const board = inject('siteWeights').files.filter(({ name, later }) => !later && !/icon-/.test(name));
  // A first board asks for nothing any more when all else begins to be fetched.
  expect(before).toEqual(expect.arrayContaining(board.map(({ name }) => name)));
  expect(before.filter((name) => /\.(meanings|webm|mp3)$|(search|scramble)-scenes/.test(name))).toEqual([]);
  // What only other browsers can play, and what only stores look at, nobody waits for.
  expect(site.asked.filter((name) => /\.mp3$|screenshot|preview/.test(name))).toEqual([]);
  // Nor what is played in no language that was chosen.
  expect(
    site.asked.filter((name) => /\/(?!en-)\w\w-[^/]*\.(words|familiarity|pages)$|cyrillic|greek/.test(name)),
  ).toEqual([]);

  await expect.poll(() => heldAs(page, /\/\d{4}-[^/]*\.finds$/)).toBe(1);
  const asked = site.asked.length;
  site.isDown = true;
  const sounds: boolean[] = [];
  page.on('response', (response) => {
    if (/effects-[^/]*\.webm$/.test(response.url()))
      // Firefox's driver knows not where it came from; the network is down.
      sounds.push(response.ok() && (inFirefox || response.fromServiceWorker()));
  });
  await share(page, 'text', 'Play this: https://elsewhere.example/wordbler/#search=nothing and win');
  await expect.poll(() => page.url()).toBe(`${site.url}#/search`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  await leaveByBack(page);
  await isAt(page, '#/search');
  await back(page);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'About' }).click();
  const [licences] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'All licences' }).click(),
  ]);
  await licences.getByText('Richard Davey').first().waitFor();
  await licences.close();
  await page.keyboard.press('Escape');
  await playNow(page, 'Scramble');
  await page.getByRole('grid', { name: 'Letters of the board' }).waitFor({ state: 'attached' });
  await leaveByBack(page);
  await playNow(page, 'Wordbler');
  const shuffle = page.getByRole('button', { name: 'Shuffle', disabled: false });
  await shuffle.waitFor();
  await expect.poll(() => sounds.length).toBeGreaterThan(0);
  expect(sounds).not.toContain(false);
  expect(site.asked).toHaveLength(asked);

  site.isDown = false;
  const began = await scriptOf(page);
  // What is damaged does not go on into the newer one.
  expect(await damage(page, /\.words$/)).toBe(1);
  await deployNewer(page);
  const words = inject('siteFiles').filter(({ name }) => /\/en-[^/]*\.words$/.test(name));
  const bytesIn = () =>
    page.evaluate(async () => {
      const newest = await caches.open((await caches.keys()).at(-1)!);
      const named = (await newest.keys()).filter(({ url }) => url.endsWith('.words'));
      return Promise.all(named.map(async (own) => (await (await newest.match(own))!.arrayBuffer()).byteLength));
    });
  expect(await bytesIn()).toEqual(words.map(({ bytes }) => bytes));
  await shuffle.click();
  const opens = (own: Page) => own.getByRole('button', { name: 'Update' });
  expect(await opens(page).count()).toBe(0);
  expect(await scriptOf(page)).toBe(began);

  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Update ready.').waitFor();
  const way = page.locator('.notice button');
  await page.setViewportSize({ width: 360, height: 616 });
  await way.evaluate((own) => {
    [...own.childNodes].find((node) => node instanceof Text)!.data = 'Aktualisieren';
  });
  expect(await cutWords(way)).toEqual([]);
  await way.click();
  await expect.poll(() => scriptOf(page)).not.toBe(began);
  await page.getByRole('button', { name: /^Continue Wordbler/ }).waitFor();
  expect(await opens(page).count()).toBe(0);

  await expect.poll(() => shelves(page)).toBe(1);
});

long('a newer game leaves another page its own files, and what that needed goes behind it', async () => {
  open = await visit();
  const { page, context } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  await playNow(page, 'Scramble');
  await page.getByRole('grid', { name: 'Letters of the board' }).waitFor({ state: 'attached' });
  await leaveByBack(page);
  const other = await context.newPage();
  await other.goto(site.url);
  // It has its words: they are about to be damaged.
  await other.getByRole('button', { name: /^Continue Scramble/ }).waitFor();
  const began = await scriptOf(other);
  expect(await damage(page, /\.words$/)).toBe(1);
  await deployNewer(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => scriptOf(page)).not.toBe(began);
  await page.getByRole('button', { name: /^Continue Scramble/ }).waitFor();

  // What this page asks for now has gone from the host.
  await other.getByRole('button', { name: /^Continue Scramble/ }).click();
  await other.getByRole('grid', { name: 'Letters of the board' }).waitFor({ state: 'attached' });
  expect(await scriptOf(other)).toBe(began);
  expect(await shelves(page)).toBe(2);
  await other.close();
  await comeBack(page);
  await expect.poll(() => shelves(page)).toBe(1);
});

long('the daily play needs no network, though nobody has looked at one before', async () => {
  open = await visit();
  const { page } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  await expect.poll(() => heldAs(page, /\/\d{4}-[^/]*\.finds$/)).toBe(1);
  site.isDown = true;
  await comeBack(page);
  await startDaily(page, page.getByRole('button', { name: 'Daily play: New' }));
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
});

long('what another program shares is taken to where it is read: a link, a record, a file of lists', async () => {
  open = await visit();
  const { page } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  await share(page, 'text', 'Play this: https://elsewhere.example/wordbler/#search=nothing and win');
  await expect.poll(() => page.url()).toBe(`${site.url}#/search`);
  await page
    .getByRole('heading', { name: 'Categories' })
    .or(page.getByRole('button', { name: 'Start', exact: true }))
    .first()
    .waitFor();

  await share(page, 'files', '#player1 Ada Ada\n#player2 Bob Bob\n>Ada: AEINRST 8D STAINER +70 70\n', 'game.gcg');
  await expect.poll(() => page.url()).toBe(`${site.url}#/record`);
  await page.getByRole('heading', { name: 'Game file' }).waitFor();

  const words = [
    'LISBON',
    'KYOTO',
    'PARIS',
    'ROME',
    'OSLO',
    'CAIRO',
    'DELHI',
    'LIMA',
    'QUITO',
    'SOFIA',
    'TOKYO',
    'VIENNA',
    'ZAGREB',
    'BERN',
  ];
  const lists = { app: 'wordbler', kind: 'word lists', version: 1, lists: [{ name: 'Towns', words }] };
  await share(page, 'files', JSON.stringify(lists), 'lists.json');
  await page.getByText('Towns').first().waitFor();
  expect(page.url()).toBe(`${site.url}#/search`);

  await share(page, 'files', '{"app":"wordbler","kind":"everything"}', 'everything.json');
  await expect.poll(() => page.url()).toBe(`${site.url}#/moving`);
  await page.getByRole('alert').filter({ hasText: 'The file is damaged' }).waitFor();
});

long('no worker comes from a frame, nor when it is said that the page is embedded', async () => {
  open = await visit(`${site.origin}/host.html`);
  const { page } = open;
  const frame = page.frames()[1]!;
  await frame.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
  const alone = await open.context.newPage();
  await alone.goto(`${site.url}?embed=1`);
  await alone.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
  for (const own of [frame, alone.mainFrame()]) {
    // The last thing that is made ready, and what comes behind it.
    await expect
      .poll(() => own.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(/player-select-[^/]*\.js$/));
    await own.evaluate(async () => {
      for (let times = 0; times < 3; times++) await new Promise((resolve) => requestIdleCallback(resolve));
    });
  }
  expect(site.asked).not.toContain('service-worker.js');
  expect(await alone.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
