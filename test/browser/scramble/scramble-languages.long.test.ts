import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scramble } from '../../../src/rules';
import { loadWords } from '../../strength/knowledge';
import { BoardSearch } from '../support/board-search';
import { pressMore } from '../support/ends';
import { keepInPage } from '../support/game-of-two';
import { long } from '../support/page-test';
import { comeBack, type OpenPage, openPage } from '../support/play';

let open: OpenPage;

/** Presses keys as a keyboard with such letters has them. */
async function typeKeys(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  for (const key of text)
    for (const type of ['keyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type, key, ...(type === 'keyDown' && { text: key }) });
  await session.detach();
}

const language = (page: Page) => page.getByRole('combobox', { name: 'Word language' });

long(
  'a Turkish board is chosen and searched by keys, a dotted and a dotless i, and is Turkish after a reload',
  async () => {
    const solver = new scramble.Solver(await loadWords('tr'));
    const search = await BoardSearch.choose({}, solver);
    open = search.open;
    const { page } = search;
    await language(page).selectOption('Türkçe');
    const wish = { side: 4, seed: '3010', shortest: 3, fewestWords: 50, fewestKnown: 0 } as const;
    await search.fillNumber(wish.seed);
    await page.getByRole('switch', { name: 'Plenty of familiar words' }).click();
    await search.press(/^Roll$/);
    await search.begin();
    expect(await page.evaluate(() => document.fonts.check('700 40px "M PLUS Rounded 1c"', 'ĞİŞ'))).toBe(true);
    const words = await search.words();
    const dotted = words.find(({ word }) => word.includes('İ'))!;
    const other = words.find((own) => own !== dotted && own.word.includes('I'))!;
    expect([dotted, other]).not.toContain(undefined);
    await typeKeys(page, dotted.word.toLocaleLowerCase('tr'));
    await page.keyboard.press('Enter');
    await search.hears(dotted.word, dotted.points);
    const board = await search.board();
    await page.keyboard.press('9');
    await comeBack(page);
    await search.reader.forget();
    await search.press(/^Continue Scramble/);
    await search.press('Keep playing');
    expect(await search.board()).toEqual(board);
    expect(await search.found()).toEqual([dotted.word]);
    await typeKeys(page, other.word.toLocaleLowerCase('tr'));
    await page.keyboard.press('Enter');
    await search.hears(other.word, other.points);
    // A letter that the language lacks is no letter.
    await page.keyboard.type('wq');
    await page.keyboard.press('Enter');
    await search.reader.expectHeard(/^! Use only A B C Ç .* Y Z, not “w”, “q”\.$/);
    await search.endTurn();
    const all = solver.solve(board).length;
    await search.lookCloser();
    await page.getByRole('heading', { name: new RegExp(`^All ${all} words`) }).waitFor();
    await page.getByRole('button', { name: `${dotted.word}, found by you`, exact: true }).click();
    const link = page.getByRole('link', { name: /Wiktionary/ });
    expect(await link.getAttribute('href')).toBe(
      `https://tr.wiktionary.org/wiki/${encodeURIComponent(dotted.word.toLocaleLowerCase('tr'))}`,
    );
    await search.press('Back');
    await pressMore(page, 'Menu');
    await search.press('Board and players');
    expect(await language(page).inputValue()).toBe('tr');
  },
);

long('a board whose words are missing waits aside, others are played, and it comes back with its words', async () => {
  const words = await loadWords('ru');
  const setup: scramble.Setup = {
    ...scramble.usualRules,
    board: { kind: 'dice', side: 4, seed: '3009', roll: 0 },
    players: [{ name: 'Ada' }],
    words: words.id,
  };
  const game = new scramble.GameEngine(setup, words);
  game.dispatch({ type: 'begin' });
  const [first] = new scramble.Solver(words).solve(game.board);
  game.dispatch({ type: 'type', word: first!.word });
  const ofRussian = /\/ru-[^/]*\.words$/;
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await keepInPage(context, { scramble: JSON.parse(JSON.stringify(game.save())) });
      await context.route(ofRussian, (route) => route.fulfill({ status: 404 }));
    },
  });
  const { page, context } = open;
  await page.getByRole('alert').filter({ hasText: 'The word list is missing on the server.' }).waitFor();
  await page.getByRole('button', { name: 'Board and players' }).click();
  await page.getByRole('button', { name: /^Roll$/ }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^Continue Scramble/ }).waitFor();
  await page.getByRole('button', { name: /^Continue Scramble/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.keyboard.press('9');
  await page.locator('dialog').getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Board and players' }).waitFor();
  await context.unroute(ofRussian);
  // What the server did not have is no fault of the page.
  open.errors.length = 0;
  await page.reload();
  await page.getByRole('button', { name: /^Continue Scramble/ }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect.poll(() => page.locator('.found-groups li span:first-child').allTextContents()).toEqual([first!.word]);
});
