import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { often, some } from '../../long';
import { type Address, back, dialog, isAt, press, typed } from '../support/on-the-way';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

const games = [
  ['Wordbler', '#/table'],
  ['Scramble', '#/scramble/play'],
  ['Word search', '#/search/play'],
] as const;

/** Begins a game from the menu, or goes on with it, and leaves it for the menu. */
async function beginAndLeave(page: Page, game: string, address: Address) {
  await press(page, new RegExp(`^(Play now: |Continue )${game}$`));
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
  await isAt(page, address);
  await back(page);
  await dialog(page, 'Leave?').getByRole('button', { name: 'Leave', exact: true }).click();
  await typed(page, '#/');
  await isAt(page, '#/');
}

/** How much of the page there is once all that nothing reaches any more is gone. */
async function alive(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const countOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: countOf('Nodes'), listeners: countOf('JSEventListeners') };
}

it('No game that is left stays behind: neither its panels nor who listened for it', async () => {
  const open = await openPage({ reducedMotion: 'reduce' });
  const { page, context } = open;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  for (const [game, address] of some(games, games.slice(0, 1))) {
    // The first one of a kind brings what is kept for the next.
    await beginAndLeave(page, game, address);
    const before = await alive(session);
    for (let round = 0; round < often(1, 3); round++) await beginAndLeave(page, game, address);
    const after = await alive(session);
    // The panels of one game are a thousand nodes with dozens of listeners; what is just fading is far less.
    expect(after.nodes - before.nodes, game).toBeLessThan(500);
    expect(after.listeners - before.listeners, game).toBeLessThan(50);
  }
});
