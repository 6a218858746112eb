import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { WordblerGame } from '../../../src/embed/host/api';
import type { Asked } from '../../../src/embed/protocol';
import { scramble } from '../../../src/rules';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { long, often } from '../../long';
import { serveHost } from '../support/host-site';
import { type OpenPage, openPage, teach } from '../support/play';
import { goodWords } from '../support/search-choosing';
import { sheetIn } from '../support/share-sheet';

let open: OpenPage | undefined;
let host: Awaited<ReturnType<typeof serveHost>> | undefined;

// Panels name what is focused in them, and focus it themselves: in a frame the browser has something to say to that.
// Firefox
// says of a message to another host that nobody got it, as is meant.
const harmless = /Blocked autofocusing|target origin provided \(‘https:\/\/other\.example’\) does not match/;

afterEach(async () => {
  await open?.context.close();
  expect((open?.errors ?? []).filter((error) => !harmless.test(error))).toEqual([]);
  await host?.close();
  open = undefined;
  host = undefined;
});

let warnings: string[] = [];

async function embed(change?: (page: string) => string) {
  warnings = [];
  host = await serveHost(change);
  const before = async (context: BrowserContext) => {
    await teach(context);
    context.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
  };
  open = await openPage({ path: host.url, origins: [new URL(host.url).origin], before });
  return open.page;
}

/** The names of what was told, in order. */
const told = (page: Page) => page.locator('li').allTextContents();
const expectTold = (page: Page, ...names: string[]) =>
  expect.poll(() => told(page)).toEqual(expect.arrayContaining(names));

/** Asks the element; what fails is answered with its code. */
const ask = <Type extends keyof Asked>(page: Page, type: Type, asked?: unknown) =>
  page.evaluate(
    ([type, asked]) => {
      const game = document.querySelector('wordbler-game') as unknown as Record<
        string,
        (asked: unknown) => Promise<unknown>
      >;
      return game[type as string]!(asked).catch((error) => ({ code: error.code }));
    },
    [type, asked] as const,
  );

async function expectNoScroll(page: Page) {
  for (const key of ['Space', 'ArrowDown', 'PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

interface Standing {
  state: { game: string; phase: string; scores: number[]; names: string[] } | null;
  save: { setup: { board: scramble.BoardSource }; commands: object[] };
}
const stateOf = (page: Page) => ask(page, 'getState') as Promise<Standing>;

const solver = new scramble.Solver(lexicon);

describe('a page around the game', () => {
  it('is written as README has it', async () => {
    const [readme, sample] = await Promise.all(
      ['../../../src/embed/README.md', '../../host/index.html'].map((path) =>
        readFile(new URL(path, import.meta.url), 'utf8'),
      ),
    );
    expect(readme).toContain(sample!.replace('http://localhost:4173/', 'https://games.example/wordbler/'));
    expect(sample!.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  it('begins a game, hears what happens, is obeyed, and stores what a frame of no origin may not', async () => {
    const page = await embed((sample) => `${sample}<input aria-label="Search"><div style="height: 3000px"></div>`);
    const frame = page.frameLocator('iframe');
    await expectTold(page, 'ready', 'loading', 'gameplayStart', 'turn', 'stateChanged');
    // Who has been answered is not given up for calling once too often.
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe')!;
      for (let times = 0; times < 40; times++)
        contentWindow!.postMessage({ ns: 'wordbler', v: 1, type: 'hello' }, '*', [new MessageChannel().port2]);
    });
    // In haste: each is left while it still begins.
    await page.evaluate(
      async ([length, ...games]) => {
        const game = document.querySelector<WordblerGame>('wordbler-game')!;
        await Promise.all(Array.from({ length }, (_, at) => game.newGame({ game: games[at % 3]! })));
      },
      [often(3, 12), 'wordbler', 'scramble', 'wordsearch'] as const,
    );
    // Casual, as from the menu, unless the page asks for the author's.
    expect((await stateOf(page)).save.setup).toMatchObject({ rules: 'casual', clock: 'off' });
    await ask(page, 'newGame', { game: 'wordsearch', rules: 'authors' });
    expect((await stateOf(page)).save.setup).toMatchObject({ clock: 'standard' });
    await ask(page, 'newGame', { game: 'scramble', seed: '3009', players: ['Ann', 'Ben'] });
    const { state, save } = await stateOf(page);
    expect(state).toMatchObject({ game: 'scramble', names: ['Ann', 'Ben'], scores: [0, 0], over: false });
    await frame.getByRole('button', { name: 'Start' }).click();
    const board = scramble.boardFrom(save.setup.board, 'en');
    const word = solver
      .solve(board)
      .map(({ word }) => word)
      .find(({ length }) => length === 4)!;
    await page.evaluate(() => document.querySelector('ol')!.replaceChildren());
    await ask(page, 'focus');
    await page.keyboard.type(`${word.toLowerCase()}\n`);
    await expectTold(page, 'wordFound', 'score', 'stateChanged');
    expect((await stateOf(page)).state?.scores[0]).toBeGreaterThan(0);

    await expectNoScroll(page);
    const picture = await page.evaluate(async () => {
      const image = await (document.querySelector('wordbler-game') as WordblerGame).snapshot();
      const { width, height } = await createImageBitmap(image);
      return { type: image.type, width, height };
    });
    expect(picture).toMatchObject({
      type: 'image/png',
      width: await page.locator('iframe').evaluate((f) => f.clientWidth),
    });

    await page.evaluate(() => document.querySelector('ol')!.replaceChildren());
    await ask(page, 'pause');
    await frame.getByRole('dialog', { name: 'Paused' }).waitFor();
    expect(await told(page)).toContain('gameplayStop');
    await page.keyboard.press('Escape');
    await page.keyboard.type('abc');
    await expectNoScroll(page);
    await frame.getByRole('dialog', { name: 'Paused' }).waitFor();
    await ask(page, 'resume');
    await frame.getByRole('dialog', { name: 'Paused' }).waitFor({ state: 'detached' });
    await expectTold(page, 'gameplayStart');
    expect((await stateOf(page)).state?.phase).toBe('turn');

    await ask(page, 'setTheme', 'light');
    await expect.poll(() => frame.locator('#wordbler').getAttribute('class')).toContain('light');
    expect(await ask(page, 'setTheme', 'pink')).toEqual({ code: 'malformed' });
    expect(await ask(page, 'setVolume', { sound: 0.3 })).toEqual({});
    const { save: left } = await stateOf(page);
    await ask(page, 'newGame', { game: 'wordbler', seed: 'one', players: ['Ann', 'Ben'] });
    await expectTold(page, 'turn');
    expect((await stateOf(page)).state).toMatchObject({ game: 'wordbler', names: ['Ann', 'Ben'] });
    expect(await ask(page, 'loadState', { ...left, digest: 'none' })).toEqual({ code: 'badSave' });
    expect(await ask(page, 'loadState', left)).toEqual({});
    await frame.locator('.sc-round').waitFor();
    const again = await stateOf(page);
    expect(again.save.commands.slice(0, left.commands.length)).toEqual(left.commands);
    await page.evaluate(() => scrollTo(0, 500));
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.getByLabel('Search').click();
    await page.keyboard.type('a ?');
    expect(await page.getByLabel('Search').inputValue()).toBe('a ?');

    // A frame of no origin goes on with what the page has stored, and leaves it more.
    await page.evaluate((left) => {
      const game = document.querySelector('wordbler-game')!;
      game.remove();
      game.setAttribute('sandbox', 'allow-scripts');
      game.setAttribute('src', './game/');
      localStorage['scramble'] = JSON.stringify(left);
      document.querySelector('ol')!.replaceChildren();
      document.body.prepend(game);
    }, left);
    await expectTold(page, 'ready');
    await frame.locator('.sc-round').waitFor();
    expect((await stateOf(page)).save.setup).toEqual(left.setup);
    await ask(page, 'newGame', { game: 'wordsearch' });
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('search');
  });

  long(
    'is told of what its address has that cannot be read, and stores what a frame of no origin may not',
    async () => {
      const page = await embed((sample) =>
        sample.replace(
          'game="scramble"',
          'sandbox="allow-scripts" src="./game/" game="wordsearch" theme="pink" seed="a"',
        ),
      );
      const frame = page.frameLocator('iframe');
      await expectTold(page, 'ready', 'error', 'gameplayStart');
      await expect.poll(() => warnings.filter((text) => text.includes('theme'))).toHaveLength(1);
      await frame.locator('.search-play').waitFor();
      const first = await stateOf(page);
      expect(first.state?.game).toBe('wordsearch');
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('search');
      // What such a frame may not hand on, the page around it is asked to.
      const shared = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.querySelector('wordbler-game')!.addEventListener('share', (event) => {
              event.preventDefault();
              resolve((event as CustomEvent<{ url: string }>).detail.url);
            }),
          ),
      );
      await frame.getByRole('button', { name: 'Menu' }).first().click();
      await frame.getByRole('button', { name: 'More' }).click();
      await frame.getByRole('button', { name: 'Share' }).click();
      await sheetIn(frame).button('Share').click();
      expect(await shared).toMatch(/\/game\/#s=/);
      await page.reload();
      await expectTold(page, 'ready', 'gameplayStart');
      await frame.locator('.search-play').waitFor();
      const again = await stateOf(page);
      expect(again.save.setup).toEqual(first.save.setup);
      expect(again.save.commands.length).toBeGreaterThanOrEqual(first.save.commands.length);

      // What the host hands out spoiled makes room and waits aside at the host, too.
      await page.addInitScript(() => {
        if (window !== top) return;
        const game = JSON.parse(localStorage['search']);
        localStorage['search'] = JSON.stringify({ ...game, digest: 'none' });
      });
      await page.reload();
      await expectTold(page, 'ready', 'gameplayStart');
      const aside = await page.evaluate(() => JSON.parse(localStorage['set aside']));
      expect(aside).toMatchObject([{ place: 'search', value: { setup: first.save.setup, digest: 'none' } }]);

      // Another frame is to hear another host, and nobody else.
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.id = 'deaf';
        frame.src = './game/?embed=1&host=https://other.example';
        document.body.append(frame);
      });
      const deaf = page.frameLocator('#deaf');
      await deaf.getByRole('button', { name: 'Players and rules' }).waitFor();
      const hello = () =>
        new Promise<unknown[]>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          const heard: unknown[] = [];
          port1.onmessage = ({ data }) => heard.push(data);
          const frame = document.querySelector<HTMLIFrameElement>('#deaf');
          (frame?.contentWindow ?? window).postMessage({ ns: 'wordbler', v: 1, type: 'hello' }, '*', [port2]);
          // Behind it in the same queues.
          const wait = (turns: number) => (turns > 0 ? setTimeout(wait, 0, turns - 1) : resolve(heard));
          wait(20);
        });
      const answers = [await page.evaluate(hello), await deaf.locator('body').evaluate(hello)].flat();
      expect(answers).toEqual([]);
    },
  );

  long('keeps lists, which a frame of no origin may not seal, and is believed', async () => {
    const page = await embed((sample) => sample.replace('game="scramble"', 'sandbox="allow-scripts" src="./game/"'));
    const frame = page.frameLocator('iframe');
    await expectTold(page, 'ready');
    const lists = [{ name: 'Our travels', words: goodWords }];
    await page.evaluate((lists) => {
      localStorage['own word lists'] = JSON.stringify(lists);
    }, lists);
    await page.reload();
    await frame.getByRole('button', { name: 'Categories' }).click();
    await frame.getByRole('button', { name: 'Edit Our travels' }).click();
    await frame.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage['own word lists'])).toBe('[]');
    expect(await frame.getByText(/isn’t saving data/).count()).toBe(0);
  });
});
