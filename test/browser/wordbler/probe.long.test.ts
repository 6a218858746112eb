import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame } from '../support/game-of-two';
import { type OpenPage, openPage, siteUrl } from '../support/play';
import { buildAndServe, type Site } from '../support/site-server';

let site: Site;
let open: OpenPage | undefined;

beforeAll(async () => {
  site = await buildAndServe('production');
});

afterAll(async () => {
  await open?.close();
  await site?.close();
});

/** The scripts of a built site that know of the probe. */
async function scriptsWithProbe(url: string, files: Site['files']): Promise<string[]> {
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(scripts.map(async (name) => (await fetch(new URL(name, url))).text()));
  return scripts.filter((_, at) => /probe|window\.wordbler/.test(sources[at]!));
}

describe('the probe, which shows every rack', () => {
  it('is in the site that is built for tests, and in no script of the one for people', async () => {
    expect(await scriptsWithProbe(inject('siteUrl'), inject('siteFiles'))).toHaveLength(1);
    expect(await scriptsWithProbe(site.url, site.files)).toEqual([]);
    expect(inject('pageModules')).toContain('src/wordbler/scenes/probe.ts');
    expect(site.pageModules).not.toContain('src/wordbler/scenes/probe.ts');
  });

  it('does not come by its address where people play', async () => {
    const game = newGame('probe');
    game.dispatch({ type: 'begin' });
    open = await openPage({
      reducedMotion: 'reduce',
      origins: [new URL(site.url).origin],
      before: (context) => keepInPage(context, { game: game.save() }),
    });
    const { page } = open;
    for (const [url, shown] of [
      [siteUrl({ query: { probe: '1' } }), true],
      [`${site.url}?probe=1`, false],
    ] as const) {
      await page.goto(url);
      const table = new AtTable(page, game);
      await table.press('Continue Wordbler');
      await table.beginTurn();
      // By that name there is always something: the element whose id it is.
      expect(await page.evaluate(`'picture' in window.wordbler`)).toBe(shown);
    }
  });
});
