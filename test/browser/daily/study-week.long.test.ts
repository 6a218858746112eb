import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAt } from '../../../src/study/play/schedule';
import { joinedDecks, writeDeck } from '../../../src/study/rules/deck';
import { keepInPage } from '../support/game-of-two';
import { cutWords, faultsIn } from '../support/in-any-window';
import { typed } from '../support/on-the-way';
import { type OpenPage, openPage } from '../support/play';
import { savedCards, wordsAhead } from '../support/saved-cards';

const opened = new Date('2026-03-01T12:00:00');
let open: OpenPage;

beforeAll(async () => {
  const deck = joinedDecks(savedCards(opened).deck, wordsAhead(dayAt(opened)));
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install({ time: opened });
      await keepInPage(context, { 'study cards': JSON.parse(JSON.stringify(writeDeck(deck))) as object });
    },
  });
});

afterAll(() => open.close());

it('Study shows how many words come back on each day of the week to come, where there is room', async () => {
  const { page } = open;
  await typed(page, '#/study');
  const week = page.getByRole('region', { name: 'The next seven days' });
  await week.waitFor();
  const said = await week.getByRole('listitem').evaluateAll((all) => all.map((day) => day.ariaLabel));
  expect(said[0]).toMatch(/^Monday,? 2 March: 2 words$/);
  expect(said).toHaveLength(7);
  const counts = said.map((day) => Number(/(\d+) words?$/.exec(day ?? '')?.[1]));
  expect(counts.reduce((sum, own) => sum + own)).toBe(6);
  const windows = [
    [1440, 900],
    [768, 1024],
  ] as const;
  expect(await faultsIn(page, windows, () => cutWords(week.locator('small')))).toEqual({});
  await page.setViewportSize({ width: 390, height: 844 });
  await week.waitFor({ state: 'hidden' });
});
