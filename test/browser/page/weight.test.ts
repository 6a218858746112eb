import { gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { presets } from '../../../src/rules';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';

it('what a browser fetches up to a playable board is what the table of the build says, and all else comes behind the words', async () => {
  const asked: string[] = [];
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' }));
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await keepInPage(context, { 'last table': { seats, rules: presets.casual } });
      context.on('response', (response) => {
        const name =
          response
            .url()
            .replace(siteUrl(), '')
            .replace(/[?#].*$/, '') || 'index.html';
        if (!asked.includes(name)) asked.push(name);
      });
      await context.addInitScript(`
        window.shifts = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
          .observe({ type: 'layout-shift', buffered: true });
        window.contexts = [];
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
          contexts.push(kind);
          return getContext.call(this, kind, ...more);
        };
      `);
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => {})');
  const moved = await page.evaluate<number>('window.shifts.reduce((sum, value) => sum + value, 0)');
  // A tenth is what is said to disturb nobody.
  expect(moved, 'what moves as the menu and its letters come').toBeLessThan(0.01);
  // The line does not lie idle while the menu is begun.
  const begun = await page.evaluate<number>("performance.getEntriesByName('first-scene')[0].startTime");
  // It is told of when it has come, which may be later than the menu.
  const table = await page.waitForFunction<number | undefined>(
    "performance.getEntriesByType('resource').find(({ name }) => /board-chunk-.*js$/.test(name))?.startTime",
  );
  expect(await table.jsonValue()).toBeLessThan(begun);
  await page.getByRole('button', { name: 'Play now: Wordbler' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

  expect(await page.evaluate('[...new Set(window.contexts)]')).toEqual(['2d']);
  const { files, transferred } = inject('siteWeights');
  // A browser without a window has no use for the icon.
  const icon = files.find(({ name }) => /icon-[^/]*\.svg$/.test(name))!;
  const needed = files.filter((file) => !file.later && file !== icon);
  const names = needed.map(({ name }) => name);
  expect(asked.filter((name) => names.includes(name)).sort()).toEqual(names.sort());
  let all = 0;
  for (const { name, transferred: weight } of needed) {
    const body = Buffer.from(await (await fetch(new URL(name, siteUrl()))).arrayBuffer());
    const sent = /\.(html|css|js|svg)$/.test(name) ? gzipSync(body).length : body.length;
    expect(sent, name).toBe(weight);
    all += sent;
  }
  expect(all).toBe(transferred - icon.transferred);
  const others = asked.filter((name) => !names.includes(name));
  const later = files.filter((file) => file.later).map(({ name }) => name);
  expect(others.filter((name) => !later.includes(name))).toEqual([]);
  const words = asked.findIndex((name) => name.endsWith('.words'));
  for (const name of others) expect(asked.indexOf(name), name).toBeGreaterThan(words);
});
