import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { replays } from '../../bench/felt/idle';
import { beginAndLeave, kinds } from '../../bench/felt/memory';
import { motions } from '../../bench/felt/motion';
import { desk, Visit } from '../../bench/felt/visit';
import { type Way, walk, ways } from '../../bench/felt/ways';
import { launchChromium } from '../support/chromium';
import { hasten } from '../support/page-time';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Nothing is measured, so nothing need be seen to move. */
async function onVisit(kept: Way['kept'], act: (visit: Visit) => Promise<unknown>) {
  const visit = await Visit.start(browser, { screen: desk, ...(kept && { kept }) });
  const faults: string[] = [];
  visit.page.on('pageerror', ({ message }) => faults.push(message));
  try {
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await hasten(visit.page.context());
    await act(visit);
    expect(faults).toEqual([]);
  } finally {
    await visit.close();
  }
}

describe('what the bench measures is come to and gone through:', () => {
  it.each(Object.entries({ ...ways, ...replays }))('%s', async (_, way) => {
    await onVisit(way.kept, (visit) => walk(visit, inject('siteUrl'), way));
  });

  it.each(Object.entries(motions))('%s', async (_, { way, act }) => {
    await onVisit(way.kept, async (visit) => {
      await walk(visit, inject('siteUrl'), way);
      await act(visit);
    });
  });

  it('a game of each kind, begun and left', async () => {
    await onVisit(undefined, async (visit) => {
      await visit.page.goto(inject('siteUrl'));
      for (const game of kinds.keys()) await beginAndLeave(visit, game);
    });
  });
});
