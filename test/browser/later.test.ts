import { afterEach, describe, expect, it } from 'vitest';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

describe('a game whose code is fetched when it is first chosen', () => {
  it('comes at once, and is fetched no second time', async () => {
    const asked: string[] = [];
    open = await openPage({
      before: async (context) => {
        context.on('request', (request) => asked.push(request.url()));
      },
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Choose a board' }).waitFor();
    const codes = () => asked.filter((url) => /scramble-scenes-[^/]*\.js$/.test(url)).length;
    expect(codes()).toBe(0);
    for (let visit = 0; visit < 2; visit++) {
      await page.getByRole('button', { name: 'Choose a board' }).click();
      await page.getByRole('heading', { name: 'The board' }).waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Choose a board' }).waitFor();
    expect(codes()).toBe(1);
    open.check();
  });

  it('that cannot be fetched says so in the menu, and the other games can be played', async () => {
    open = await openPage({
      before: (context) => context.route(/search-scenes-[^/]*\.js$/, (route) => route.abort()),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Choose a list' }).click();
    await page.getByRole('alert').getByText('This game could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    // The browser itself reports the request; the page reports nothing.
    open.errors.splice(0);
  });
});
