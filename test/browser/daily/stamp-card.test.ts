import { expect } from 'vitest';
import { daysBefore, writeAttempts } from '../../../src/daily/rules/attempts';
import { cardSizes } from '../../../src/shared/canvas/card-picture';
import { dayOf } from '../../../src/shared/play/day';
import { BoardSearch } from '../support/board-search';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { keepAt } from '../support/saved-at';
import { savedBy } from '../support/saved-file';
import { sheetIn } from '../support/share-sheet';
import { begin, startCard } from '../support/start-daily';

const day = dayOf(new Date());
const phone = { reducedMotion: 'reduce', touch: true, viewport: { width: 390, height: 844 } } as const;
const grid = { found: 13, of: 14, points: 900, ms: 240_000, marks: 'fffffffffffffm' };
const board = { found: 7, points: 12 };
const find = { found: 20, of: 24, points: 20, hints: 1 };

const endTurn = { name: 'End turn' };

it('a link to a day opens its card, what came of it, or the archive; a daily begins on its table, which lies face down; its seal comes down once, and the whole card is shared as one text that gives nothing away', async () => {
  const [yesterday, , before] = daysBefore(day);
  const open = await openPage({
    ...phone,
    path: `#day=${before}`,
    before: (own) => keepInPage(own, { dailies: writeAttempts([{ daily: 'find', day: yesterday!, result: find }]) }),
  });
  const { page, context } = open;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const strip = page.getByRole('region', { name: 'Dailies' });
  const follow = (to: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `day=${to}`);
  const archive = page.getByRole('dialog', { name: 'Calendar' });
  await archive.getByRole('button', { name: 'Daily play: practice' }).waitFor();
  await follow(`${before}/scramble`);
  await startCard(page).getByText('How many words can you find?').waitFor();
  expect(await page.getByText('Counts once.').count()).toBe(0);
  await follow(`${day}/scramble`);
  await startCard(page).getByText('Counts once.').waitFor();
  expect(await startCard(page).getByText('English words').count()).toBe(0);
  await startCard(page).getByText('Day 2 of your streak').waitFor();
  expect(await startCard(page).locator('.mini-tray .tile').count()).toBe(16);
  await begin(page);
  // Before its letters are turned up there is no turn that could be paused.
  await expect.poll(() => BoardSearch.at(open).covered()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', endTurn).tap();
  await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', endTurn).tap();
  await page.getByRole('button', { name: 'Next: Daily grid' }).waitFor();
  await page.goBack();
  await strip.getByRole('button', { name: /^Daily board: 0 points/ }).waitFor();
  expect(await strip.locator('.seal.stamped').count()).toBe(1);

  // Another page has played all three meanwhile.
  const played = [
    { daily: 'search', day, result: grid },
    { daily: 'scramble', day, result: board },
    { daily: 'find', day, result: find },
  ] as const;
  await keepAt(page, 'dailies', writeAttempts([...played]));
  await page.reload();
  await strip.getByText('All done').waitFor();
  expect(await strip.locator('.seal').count()).toBe(3);
  expect(await strip.locator('.seal.stamped').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await follow(`${day}/search`);
  const told = page.getByRole('dialog', { name: /^Daily grid, / });
  await told.getByText('13 of 14').waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'hidden' });
  await strip.getByRole('button', { name: 'Share' }).tap();
  const { button, copied } = sheetIn(page);
  await button('Copy').tap();
  await copied.waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toMatch(/^Wordbler · /);
  expect(lines).toContain('Daily grid: 13 of 14, 4:00');
  expect(lines).toContain('Daily board: 12 points');
  expect(lines).toContain('🟩🟩🟩🟨⬜');
  expect(lines.at(-1)).toBe(`${siteUrl()}#day=${day}`);
  const { name, bytes } = await savedBy(page, () => button('Picture').tap());
  expect(name).toBe(`wordbler-${day}.png`);
  const { width, height } = cardSizes;
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
});
