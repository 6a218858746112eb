import { afterEach, describe, expect, inject, it } from 'vitest';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.context.close();
  open = undefined;
});

const wordList = /\.words$/;

describe('the dictionary', () => {
  it('is fetched, unpacked and built by the worker alone', async () => {
    open = await openPage({
      before: (context) =>
        context.addInitScript(() => {
          const never = () => {
            throw new Error('not on the page');
          };
          Object.assign(window, { fetch: never, DecompressionStream: never, XMLHttpRequest: never });
        }),
    });
    await open.page.getByRole('button', { name: 'Players and rules' }).waitFor();
    open.check();
    const pageModules = inject('pageModules');
    expect(pageModules.some((module) => module.includes('core/lexicon/lexicon'))).toBe(true);
    expect(pageModules.filter((module) => /build-graph|graph-builder|node-register/.test(module))).toEqual(
      [],
    );
  });

  it('says that its list is missing, and loads at the second try', async () => {
    open = await openPage({
      before: (context) => context.route(wordList, (route) => route.fulfill({ status: 404 })),
    });
    const { page, context } = open;
    await page.getByText('The word list is missing on the server.').waitFor();
    await context.unroute(wordList);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  });

  it('says that its list is damaged, and loads at the second try', async () => {
    open = await openPage({
      before: (context) =>
        context.route(wordList, async (route) => {
          const answer = await route.fetch();
          const body = Buffer.from(await answer.body());
          body[body.length >> 1]! ^= 1;
          await route.fulfill({ response: answer, body });
        }),
    });
    const { page, context } = open;
    await page.getByText('The word list arrived damaged.').waitFor();
    await context.unroute(wordList);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  });

  it('says that its worker cannot start, and starts it at the second try', async () => {
    const script = /dictionary\.worker.*\.js$/;
    open = await openPage({ before: (context) => context.route(script, (route) => route.abort()) });
    const { page, context } = open;
    await page.getByText('The dictionary stopped working.').waitFor();
    await context.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  });
});
