import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BoardSearch } from '../support/board-search';
import { selectAlong } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';
import { drag, mouseOf } from '../support/pointers';
import { listen } from '../support/reader';
import { begun, Sitting } from '../support/search-sitting';

let open: OpenPage;

/** The bird that is in sight, by its class; and which of its parts move. */
const bird = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('.at-play > .mascot')].filter(
      (one) => one.getBoundingClientRect().width > 0,
    );
    const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
    return {
      birds: seen.length,
      pose: seen[0]?.classList[1],
      moves: parts.flatMap((part) => (seen[0]?.contains(part) ? [part!.classList[0]] : [])),
      looksUp: Number(getComputedStyle(seen[0]!).getPropertyValue('--look-y')) < 0,
    };
  });

describe('the bird beside a game of finding words', () => {
  it('watches the finger, says no, hops, and yawns once when nobody has done anything for a while', async () => {
    const engine = begun({ finds: 1 });
    open = await openPage({
      viewport: { width: 844, height: 390 },
      before: async (context) => {
        await context.clock.install();
        await listen(context);
        await keepInPage(context, { search: engine.save(), settings: { muted: true } });
      },
    });
    const { page } = open;
    const at = new Sitting(open, engine, false);
    await at.goOn();
    const mouse = mouseOf(page);
    const { from, to } = selectAlong(engine.state.laid[5]!);
    const [start, end] = [await at.point(from), await at.point(to)];
    await drag(mouse, start, await at.point({ x: from.x, y: from.y === 0 ? 1 : from.y - 1 }));
    await expect.poll(async () => (await bird(page)).moves).toContain('m-droop');
    await drag(mouse, start, end);
    await expect.poll(async () => (await bird(page)).moves).toContain('m-hop');
    expect(await bird(page)).toMatchObject({ birds: 1, pose: 'happy' });

    await stopTime(page);
    await page.mouse.move(4, 4);
    expect((await bird(page)).looksUp).toBe(true);
    await page.clock.runFor(29_900);
    expect((await bird(page)).pose).toBe('idle');
    await page.clock.runFor(200);
    expect((await bird(page)).pose).toBe('yawn');
    await page.clock.runFor(2000);
    expect((await bird(page)).pose).toBe('idle');
    await page.clock.runFor(90_000);
    expect((await bird(page)).pose, 'once').toBe('idle');
    await page.mouse.move(5, 5);
    await page.clock.runFor(30_100);
    expect((await bird(page)).pose).toBe('yawn');
    await page.mouse.move(9, 9);
    await page.clock.runFor(20);
    expect((await bird(page)).pose, 'awake').toBe('idle');
  });

  it('sits before the word on a phone, and does so for a path, too', async () => {
    const search = await BoardSearch.choose({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'no-preference',
    });
    open = search.open;
    const { page } = search;
    await search.roll();
    const mouse = mouseOf(page);
    const [word] = await search.words(4);
    await search.drag(mouse, word!.path.slice(0, 2));
    await expect.poll(async () => (await bird(page)).moves).toContain('m-droop');
    await search.drag(mouse, word!.path);
    await expect.poll(async () => (await bird(page)).moves).toContain('m-hop');
    const { birds, pose } = await bird(page);
    expect([birds, pose]).toEqual([1, 'happy']);
  });
});
