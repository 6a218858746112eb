import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable } from './at-table';
import { decodedFiles, heard, listen, statesSoFar } from './ears';
import { keepInPage, newGame, savedGame } from './game-of-two';
import { dealt } from './left-table';
import { openPage, type PageOptions } from './play';

export const effectFiles = /\/effects-?[^/]*\.(webm|mp3)$/;
export const musicFiles = /\/music-?[^/]*\.(webm|mp3)$/;
export const failed = 'Couldn’t load the sounds';

/** In the menu of a page whose sounds are heard. */
export async function arrive(
  before: (context: BrowserContext) => Promise<unknown> = async () => {},
  options: PageOptions = {},
) {
  const asked: string[] = [];
  const open = await openPage({
    query: { seed: 'sound' },
    sound: true,
    ...options,
    before: async (context) => {
      await listen(context);
      context.on('request', (request) => asked.push(request.url()));
      await before(context);
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  const table = new AtTable(page, newGame('sound'));
  return { open, page, table, count: (files: RegExp) => asked.filter((url) => files.test(url)).length };
}

/** Before the curtain of a first turn, whose tiles are dealt already; without music, which other tests hear. */
export async function arriveAtTurn(
  before: (context: BrowserContext) => Promise<unknown> = async () => {},
  settings: object = {},
) {
  const game = dealt('sound');
  const saved = { openRacks: false, musicVolume: 0, ...settings };
  const at = await arrive(
    async (context) => {
      await keepInPage(context, { ...savedGame(game.save()), settings: saved });
      await before(context);
    },
    { reducedMotion: 'reduce' },
  );
  await at.table.press('Continue Wordbler');
  return { ...at, table: new AtTable(at.page, game) };
}

export const soon = <T>(ask: () => Promise<T>) => expect.poll(ask, { interval: 50 });

export async function holdBack(context: BrowserContext, files: RegExp) {
  let letThrough = () => {};
  const isThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(files, (route) => isThrough.then(() => route.fallback()));
  return letThrough;
}

/** A first gesture that does nothing else; then the effects are ready. */
export async function touchPage(page: Page) {
  await page.mouse.click(4, 4);
  await soon(() => decodedFiles(page)).toBe(1);
  await soon(() => statesSoFar(page)).toContain('running');
}

export async function layOne({ table, page }: Pick<Awaited<ReturnType<typeof arrive>>, 'table' | 'page'>) {
  await table.tap(table.cellPoint(0));
  await table.tap(table.squarePoint({ x: 7, y: 7 }));
  await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
}

/** Until it is heard: a sound that comes late on a busy machine is passed over. */
export async function layAgain(at: Awaited<ReturnType<typeof arrive>>) {
  await at.table.press('Undo');
  await layOne(at);
  return heard(at.page);
}
