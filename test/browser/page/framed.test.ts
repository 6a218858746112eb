import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { isLong } from '../../long';
import { inFirefox } from '../support/browser';
import { keepInPage } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions, siteUrl } from '../support/play';
import { keptBefore } from '../support/saved-release';

let open: OpenPage;

interface Frame {
  /** Beside the host page, or from the root of its server. */
  src: string;
  sandbox?: string;
  headers?: Record<string, string>;
}

/** A Firefox lets every frame copy. */
function refuseCopying() {
  if (window !== top) navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
}

/** A page around the game, which allows it nothing that it need not. */
async function inFrame(
  { sandbox, src, headers = {} }: Frame,
  options: PageOptions = {},
  saved?: Readonly<Record<string, unknown>>,
) {
  const seal = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  const rights = "fullscreen 'none'; autoplay 'none'; clipboard-write 'none'; web-share 'none'";
  const body = `<!doctype html><body style="margin: 0"><iframe ${seal} allow="${rights}" src="${src}"
    style="display: block; border: 0; width: 100vw; height: 100vh"></iframe>`;
  open = await openPage({
    reducedMotion: 'reduce',
    path: 'host.html',
    ...options,
    before: async (context) => {
      if (saved) await keepInPage(context, saved);
      if (inFirefox) await context.addInitScript(refuseCopying);
      await context.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
    },
  });
  return { page: open.page, frame: open.page.frameLocator('iframe') };
}

const press = (frame: FrameLocator, name: string | RegExp) =>
  frame.getByRole('button', { name, disabled: false }).click();

async function refuseScreen(page: Page, frame: FrameLocator) {
  await page.keyboard.press('.');
  await frame.getByText('Full screen isn’t available here.').first().waitFor();
}

/** Each game is begun, answered by what works for it, refuses the whole screen with a sentence, and is left. */
async function playWordbler(page: Page, frame: FrameLocator) {
  await press(frame, 'Play now: Wordbler');
  await frame.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  const done = (await frame.getByRole('button', { name: 'Done' }).boundingBox())!;
  expect(done.x + done.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await refuseScreen(page, frame);
}

async function playAll(page: Page, frame: FrameLocator) {
  await playWordbler(page, frame);
  await page.keyboard.press('Control+Enter');
  const computer = frame.locator('.seat', { hasText: 'Pip' }).locator('.score');
  await expect.poll(async () => Number(await computer.textContent())).toBeGreaterThan(0);
  await press(frame, 'Menu');
  await press(frame, /^Leave/);

  await press(frame, 'Play now: Scramble');
  await frame.getByText('Drag, tap or type a word.').waitFor();
  await refuseScreen(page, frame);
  await page.keyboard.press('7');
  // They are known as soon as the worker has solved the board.
  await press(frame, 'Count words left');
  await page.keyboard.press('Escape');
  await press(frame, 'Back');

  await press(frame, 'Play now: Word search');
  await frame.getByRole('grid', { name: 'Letters' }).waitFor();
  await refuseScreen(page, frame);
}

const isolated = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

describe('in a frame that may do nothing but run', () => {
  it('Wordbler is played without an origin and isolated, in a small frame, and it is said that nothing is kept; in the long run so are the others, up to a large one', async () => {
    const { page, frame } = await inFrame(
      { sandbox: 'allow-scripts', src: '/open/wordbler/?seed=framed', headers: isolated },
      { viewport: { width: 320, height: 240 } },
    );
    await frame.getByText(/^This browser isn’t saving data/).waitFor();
    if (!isLong) await playWordbler(page, frame);
    else {
      await playAll(page, frame);
      await page.setViewportSize({ width: 1600, height: 1000 });
      await frame.getByRole('grid', { name: 'Letters' }).waitFor();
    }
    // Chromium names each place that would have had the focus first; the page gives it by itself.
    const others = open.errors.filter((error) => !error.startsWith('Blocked autofocusing'));
    expect(others).toEqual([]);
    open.errors.length = 0;
  });

  long('all games are played and kept with an origin', async () => {
    const { page, frame } = await inFrame({
      sandbox: 'allow-scripts allow-same-origin',
      src: './index.html?seed=framed',
    });
    await playAll(page, frame);
    await page.goto(page.url());
    for (const game of ['Wordbler', 'Scramble'])
      await frame.getByRole('button', { name: `Continue ${game}` }).waitFor();
  });

  long('whatever it refuses to hand out is told, and lies ready to be copied', async () => {
    const damaged = { ...keptBefore('wordbler-two')['game']!, digest: 'a' };
    const { page, frame } = await inFrame(
      { sandbox: 'allow-scripts allow-same-origin', src: './index.html' },
      {},
      { ...keptBefore('wordbler-finished', 'search-score-not-named', 'scramble-result'), game: damaged },
    );
    const go = (hash: string) => page.frames()[1]!.evaluate((to) => location.assign(to), hash);
    const mayNot = frame.getByText('Nothing saved?').filter({ visible: true });
    /** A press that the frame refuses, and what is told of it. */
    const refused = async (name: string | RegExp, holds?: RegExp) => {
      await press(frame, name);
      await mayNot.first().waitFor();
      if (!holds) return;
      expect(await frame.getByRole('textbox', { name: 'Text and link' }).inputValue()).toMatch(holds);
      await page.keyboard.press('Escape');
      await mayNot.first().waitFor({ state: 'hidden' });
    };
    await go('#/over');
    await press(frame, 'More');
    await refused('Save game file', /^#/);
    await press(frame, 'More');
    await refused('Save picture');
    await page.keyboard.press('Escape');
    await press(frame, /^Share$/);
    await press(frame, 'Link');
    await frame.getByText('To copy the text').waitFor();
    await page.keyboard.press('Escape');
    await go('#/search/over');
    await frame.locator('.search-ended').waitFor();
    await press(frame, /^Share$/);
    await press(frame, 'Picture');
    await mayNot.first().waitFor();
    expect(await frame.getByRole('textbox', { name: 'Text and link' }).inputValue()).toContain('#search=');
    await page.keyboard.press('Escape');
    await go('#/scramble/over');
    await frame.locator('.scramble-ended').waitFor();
    await press(frame, /^Share$/);
    expect(await frame.getByRole('textbox', { name: 'Text and link' }).inputValue()).toContain('#scramble=');
    await page.keyboard.press('Escape');
    await go('#/moving');
    await refused('Save file', /"wordbler/);
    await go('#/');
    await refused('Save to file', /"digest":"a"/);
    // The browser names what it refused.
    open.errors.length = 0;
  });
});

describe('where it cannot run, the page says why', () => {
  const tooOld = /Wordbler needs Chrome or Edge 110/s;
  const without = (what: string) => (context: BrowserContext) => context.addInitScript(`delete window.${what}`);

  async function isSaid(there: Page | FrameLocator, sentence: RegExp) {
    await there.getByText(sentence).waitFor();
    expect(await there.getByRole('paragraph').filter({ visible: true }).count()).toBe(1);
    // The browser names what it refused.
    open.errors.length = 0;
  }

  const says = async (sentence: RegExp, options: PageOptions & { frame?: Frame }) => {
    const { frame } = options;
    if (!frame) open = await openPage(options);
    await isSaid(frame ? (await inFrame(frame, options)).frame : open.page, sentence);
  };

  it('in a frame without an origin, on a site that has no header for it; from a file; in a browser without Intl.Segmenter', async () => {
    const frame = { sandbox: 'allow-scripts', src: './index.html' };
    await says(/This frame can’t reach Wordbler\. .*Access-Control-Allow-Origin/s, { frame });

    const folder = await mkdtemp(join(tmpdir(), 'wordbler-file-'));
    const names = inject('siteFiles').map(({ name }) => name);
    await mkdir(join(folder, 'assets'));
    for (const name of names.filter((name) => /^(index\.html|assets\/(without-modules|index)-[^/]*\.js)$/.test(name)))
      await writeFile(join(folder, name), await (await fetch(siteUrl({ path: name }))).text());
    await open.page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await isSaid(open.page, /Wordbler can’t run from a file/);
    await rm(folder, { recursive: true });

    await without('Intl.Segmenter')(open.context);
    await open.page.goto(siteUrl());
    await isSaid(open.page, tooOld);
  });

  long('where the script does not come', () =>
    says(/^Couldn’t load Wordbler/, {
      before: (context) => context.route(/index-[^/]*\.js$/, (route) => route.abort()),
    }),
  );

  long('where there is nothing to draw on', () =>
    says(/^Wordbler can’t draw in this browser\. Restart it/, {
      before: (context) =>
        context.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        }),
    }),
  );

  long.each(['matchMedia', 'ResizeObserver'])('in a browser without %s', (what) =>
    says(tooOld, { before: without(what) }),
  );
});
