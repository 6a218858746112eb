import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scramble, wordSearch } from '../../../src/rules';
import { boardPictureSizes } from '../../../src/scramble/canvas/tray-pictures';
import { linkTo } from '../../../src/search/play/choice';
import { englishWords } from '../../../src/search/play/words';
import { en } from '../../texts/spoken';
import { allowCopying, inFirefox } from '../support/browser';
import { selectAlong } from '../support/ended-search';
import { judge, keepInPage, words } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { savedBy } from '../support/saved-file';
import { sheetIn } from '../support/share-sheet';

const { printing } = en;

let open: OpenPage;

const day = '2026-11-21';

async function openOn(saved: Readonly<Record<string, unknown>>): Promise<Page> {
  const before = async (context: BrowserContext) => {
    await allowCopying(context);
    await keepInPage(context, saved);
  };
  open = await openPage({ reducedMotion: 'reduce', before });
  return open.page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

it('the search of a day is shared by its day, in squares that give no word away', async () => {
  const engine = new wordSearch.GameEngine(wordSearch.dailySetup(day, englishWords())!, englishWords());
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'hint' });
  for (const laid of engine.state.laid.slice(0, 3)) engine.dispatch({ type: 'stroke', ...selectAlong(laid) });
  engine.dispatch({ type: 'giveUp' });
  const page = await openOn({ search: engine.save() });
  await press(page, 'Share');
  await sheetIn(page).button('Copy').click();
  await sheetIn(page).copied.waitFor();
  const text = await copied(page);
  await page.keyboard.press('Escape');
  const { laid, hinted, score } = engine.state;
  expect(text).toMatch(/^Wordbler · Daily grid · 21 November\n[🟩🟨⬜]{14}\n3 of 14 words, \S+ points?\nhttp/u);
  const squares = [...text.split('\n')[1]!];
  expect(squares).toEqual(laid.map((_, at) => (at > 2 ? '⬜' : hinted.includes(at) ? '🟨' : '🟩')));
  expect(text).toContain(`${Math.abs(score)}`.slice(-2));
  expect(text.endsWith(linkTo(engine.setup as wordSearch.Setup, page.url()))).toBe(true);
  for (const { word } of laid) expect(text).not.toContain(word);
  // What prints is fetched when it is first asked for, and may not come.
  await page.route(/\/printed-search-[^/]+\.js$/, (route) => route.abort());
  await press(page, en.common.more);
  await press(page, en.common.print);
  await page.getByRole('alert').getByText(printing.missing).waitFor();
  // Firefox names no file that did not come.
  if (!inFirefox) expect(open.errors.splice(0).join()).toContain('printed-search-');
});

it('the board of a day is shared by its day, and by hand where nothing else may', async () => {
  const { side, seed, shortest } = scramble.dailySpec(day)!;
  const engine = new scramble.GameEngine(
    {
      board: { kind: 'dice', side, seed, roll: 0 },
      players: [{ name: 'Ada' }],
      shortest,
      seconds: 180,
      strikeShared: false,
      words: judge.id,
    },
    judge,
  );
  engine.dispatch({ type: 'begin' });
  for (const word of words) {
    if (engine.state.turns[0]!.found.length === 2) break;
    if (word.length > 2) engine.dispatch({ type: 'type', word });
  }
  engine.dispatch({ type: 'endTurn' });
  const page = await openOn({ scramble: engine.save() });
  await page.locator('.end-card').getByText('Best missed').waitFor();
  await press(page, 'Share');
  const { button, field, copied: isCopied } = sheetIn(page);
  await button('Copy').click();
  await isCopied.waitFor();
  const { found, points } = engine.state.turns[0]!;
  const text = await copied(page);
  expect(text).toMatch(
    new RegExp(
      `^Wordbler · Daily board · 21 November\n(\\d\\+? [🟩⬜]{5}\n)+${points} points? with 2 words, \\d+ on the board\nhttp`,
      'u',
    ),
  );
  for (const { word } of found) expect(text).not.toContain(word);
  const { name, bytes } = await savedBy(page, () => button('Picture').click());
  expect(name).toBe('wordbler-scramble.png');
  expect(bytes.readUInt32BE(16)).toBe(boardPictureSizes.width);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button('Copy').click();
  await page.getByText('To copy the text').waitFor();
  expect(await field.inputValue()).toBe(text);
});
