import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { gamesOf, statisticsOf } from '../../../src/stats/rules/statistics';
import { dayAt, dueDay } from '../../../src/study/play/schedule';
import type { Card } from '../../../src/study/rules/deck';
import { type Deck, readDeck } from '../../../src/study/rules/deck';
import { isLong } from '../../long';
import { axeFaults, faults } from '../support/axe-faults';
import { lookAt } from '../support/axe-scenes';
import { ByKeys } from '../support/by-keys';
import { keepInPage } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions } from '../support/play';
import { listen, Reader } from '../support/reader';
import { savedAt } from '../support/saved-at';
import { savedCards } from '../support/saved-cards';
import { savedRecord } from '../support/saved-record';

const opened = new Date('2026-03-01T12:00:00');
const today = dayAt(opened);
const dayMs = 86_400_000;

const openStudy = (saved: object, options: PageOptions = {}) =>
  openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await context.clock.install({ time: opened });
      await listen(context);
      await keepInPage(context, saved as Record<string, unknown>);
      await options.before?.(context);
    },
  });

const visit = async (saved: object, options?: PageOptions): Promise<Page> => (await openStudy(saved, options)).page;

/** By the statistics, as anybody comes there. */
async function toStudy(page: Page) {
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
}

async function deckIn(page: Page): Promise<Deck> {
  const deck = readDeck(await savedAt(page, 'study cards'));
  if (typeof deck === 'string') throw new Error(deck);
  return deck;
}

const cardIn = async (page: Page, word: string) => (await deckIn(page)).find((card) => card.word === word) as Card;

/** Which word is asked for, by the letters that lie there. */
async function asked(page: Page, deck: Deck): Promise<Card> {
  const letters = await page.getByRole('group', { name: 'Letters' }).getByRole('button').allTextContents();
  const sorted = letters
    .map((text) => text.replace(/\d/g, '').trim())
    .sort()
    .join('');
  const card = deck.find(({ word }) => [...word].sort().join('') === sorted);
  if (!card) throw new Error(`no card of ${sorted}`);
  return card;
}

long('words to learn come back on the right day, and not before, answered by keys alone', async () => {
  const { deck, kept } = savedCards(opened);
  const page = await visit(kept);
  const reader = new Reader(page);
  await toStudy(page);
  await page.getByText('3 words due today').waitFor();
  await page.getByText('2 of 5 words learned').waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Practise' }).press('Enter');
  const left = new Map<string, number>();
  for (const grade of [3, 2, 4]) {
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    const { word } = await asked(page, deck);
    await page.keyboard.type(word.toLowerCase());
    await page.getByRole('heading', { name: `${word}: got it!` }).waitFor();
    await reader.expectHeard(`${word}: got it!`);
    await page.keyboard.press(String(grade));
    await expect.poll(async () => (await cardIn(page, word)).answers.at(-1)?.day).toBe(today);
    left.set(word, dueDay(await cardIn(page, word)));
  }
  await page.getByRole('heading', { name: '3 of 3 words known first time' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByText(/^No words due today/).waitFor();
  // Days pass, while the page lies open.
  const all = await deckIn(page);
  for (let day = today + 1; day <= Math.max(...left.values()); day++) {
    await page.clock.fastForward(dayMs);
    const due = all.filter((card) => dueDay(card) <= day).length;
    const said = ['No words due today.', '1 word due today'][due];
    await page.getByText(said ?? `${due} words due today`).waitFor();
  }
  expect([...left.values()].every((day) => day > today)).toBe(true);
});

describe('in the stats and in Study', () => {
  const phone = { width: 390, height: 844 };
  const { deck, kept } = savedCards(opened);
  const { record, kept: played } = savedRecord(opened);
  const held: Route[] = [];
  let isHolding = true;
  let open: OpenPage;
  let page: Page;

  beforeEach(async () => {
    held.length = 0;
    isHolding = true;
    const before = (context: BrowserContext) =>
      context.route(/\.meanings$/, (route) => (isHolding ? void held.push(route) : route.continue()));
    open = await openStudy({ ...kept, ...played }, { touch: true, viewport: phone, before });
    ({ page } = open);
  });

  afterEach(() => open.close());

  it('a few figures are shown, and behind a tap the rest by level, and what each milestone asks', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Stats' }).tap();
    const games = page.getByRole('dialog', { name: 'Game' });
    for (const game of ['Scramble', 'Wordbler']) {
      await page.locator('.screen-head').getByRole('button').last().tap();
      await games.getByRole('button', { name: game }).tap();
      await games.waitFor({ state: 'hidden' });
      await page.locator('.screen-head').getByRole('button', { name: game }).waitFor();
    }
    const { played, won, average } = statisticsOf(gamesOf(record, 'wordbler'));
    const band = page.getByRole('button', { name: /Played/ });
    const figures = async () => (await band.locator('b').allTextContents()).map((text) => Number.parseInt(text, 10));
    await expect.poll(figures).toEqual([played, Math.round((100 * won) / played), Math.round(average!), 4]);
    expect(played).toBe(record.filter(({ game }) => game === 'wordbler').length);
    await page.getByRole('img', { name: /^Accuracy over \d+ games: \d+%/ }).waitFor();
    if (isLong) expect(await axeFaults(page)).toEqual([]);

    await band.tap();
    const details = page.getByRole('dialog', { name: 'Wordbler' });
    await details.waitFor();
    if (isLong) expect(await axeFaults(page)).toEqual([]);
    const facts = details.getByRole('definition').locator('b');
    const shown = async () => (await facts.allTextContents()).slice(0, 5).map(Number);
    const sums = (level?: string) => {
      const own = statisticsOf(gamesOf(record, 'wordbler', level));
      return [own.played, own.won, Math.round(own.average!), own.bestGame!.points, own.bestPlay!.best.points];
    };
    await expect.poll(shown).toEqual(sums());
    // Of two words that were missed in Wordbler, one was on this level, and is learned.
    await details.getByText('1 of 2 words learned').waitFor();
    await details.getByRole('combobox', { name: 'Level' }).selectOption('songbird');
    await expect.poll(shown).toEqual(sums('songbird'));
    await details.getByText('1 of 1 word learned').waitFor();
    await details.getByText('4-day streak').waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });

    // A finger on the shelf is led to what lies there.
    await page.locator('.shelf').tap();
    const milestones = details.getByRole('region', { name: 'Milestones' });
    const beaten = milestones.getByText('Beat the Expert');
    await expect.poll(async () => (await beaten.boundingBox())?.y).toBeLessThan(760);
    expect(await milestones.getByRole('listitem').count()).toBe(6);
  });

  it('words to learn are put together by fingers, shown, asked for once more, taken away, and come back on the next day', async () => {
    await toStudy(page);
    await page.getByText('3 words due today').waitFor();
    await page.getByText('2 of 5 words learned').waitFor();
    await page.getByRole('button', { name: 'Practise' }).tap();
    const showIt = page.getByRole('button', { name: 'Show answer' });
    await showIt.waitFor();
    // A hint that comes late moves nothing that a finger is about to press.
    const place = await showIt.boundingBox();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    for (const route of held) await route.continue();
    await page.getByRole('button', { name: 'Show definition' }).waitFor();
    expect(await showIt.boundingBox()).toEqual(place);
    const first = await asked(page, deck);
    const rack = page.getByRole('group', { name: 'Letters' });
    await rack.getByRole('button').first().tap();
    await page.getByRole('button', { name: /slot 1: take back$/ }).tap();
    for (const letter of first.word) await rack.getByRole('button', { name: letter, exact: true }).first().tap();
    await page.getByRole('heading', { name: `${first.word}: got it!` }).waitFor();
    await page.getByRole('button', { name: /^Well/ }).tap();
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    const second = await asked(page, deck);
    await page.getByRole('button', { name: 'Show answer' }).tap();
    await page.getByRole('heading', { name: `It was ${second.word}.` }).waitFor();
    await page.getByText('Anagrams').waitFor();
    await page.getByRole('button', { name: /^Not at all/ }).tap();
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
    const third = await asked(page, deck);
    await page.getByRole('button', { name: 'Stop asking this' }).tap();
    await expect.poll(async () => (await cardIn(page, third.word)).left).toBe(today);
    // What was not known is asked for once more; that changes nothing of when it is due.
    await page.getByText('2 of 3').waitFor();
    expect((await asked(page, deck)).word).toBe(second.word);
    await page.keyboard.type(second.word);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1 of 3 words known first time' }).waitFor();
    expect((await cardIn(page, second.word)).answers.at(-1)).toEqual({ day: today, grade: 'again' });
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByText(/^No words due today/).waitFor();
    // A day passes while the page lies open.
    await page.clock.fastForward(dayMs);
    const due = (await deckIn(page)).filter((card) => dueDay(card) <= today + 1 && card.left === undefined);
    expect(due.map(({ word }) => word)).toContain(second.word);
    await page.getByText(due.length === 1 ? '1 word due today' : `${due.length} words due today`).waitFor();
    const week = page.getByRole('region', { name: 'The next seven days' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await week.waitFor();
    expect(await week.getByRole('listitem').count()).toBe(7);
  });

  it('the word finder answers by keys alone, tells what goes with a word, and no definition of a rude one; so do drills', async () => {
    isHolding = false;
    await page.setViewportSize({ width: 1280, height: 800 });
    await toStudy(page);
    await page.getByRole('button', { name: 'Find words' }).press('Enter');
    const field = page.getByRole('searchbox', { name: 'Letters' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.type('c?t');
    await page.getByText('3 words').waitFor();
    expect(await page.locator('.book-words b').allTextContents()).toEqual(['CAT', 'COT', 'CUT']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const look = page.getByRole('region', { name: 'CAT' });
    await look.getByRole('button', { name: 'SCAT', exact: true }).waitFor();
    await look.getByRole('button', { name: 'ACT', exact: true }).press('Enter');
    await page.getByRole('region', { name: 'ACT' }).getByRole('button', { name: 'FACT', exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);
    // A rude word has no definition to be told.
    await field.fill('SHIT');
    await page.getByRole('button', { name: /^SHIT, / }).click();
    await page.getByRole('region', { name: 'SHIT' }).getByText('Anagrams').waitFor();
    expect(await page.locator('.senses').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Two letters/ }).press('Enter');
    await page.getByText('1 of 10').waitFor();
    await answerByKeys(page);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.getByText('2 of 10').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    // Any word is right that the letters make, and has a definition to be looked up.
    await page.getByRole('button', { name: /^Seven letters/ }).click();
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.locator('.study-verdict', { hasText: /^Answer: [A-Z]{7}/ }).waitFor();
    await page.locator('.study-chip').first().click();
    await page.getByRole('dialog').waitFor();
  });
});

long('the word finder answers fingers, with letters to press, in another language of play', async () => {
  const page = await visit(
    { settings: { words: 'es', letterKeys: true } },
    { touch: true, viewport: { width: 390, height: 844 } },
  );
  await toStudy(page);
  await page.getByRole('button', { name: 'Find words' }).tap();
  const keys = page.locator('.letter-grid');
  await page.getByRole('radio', { name: 'All letters' }).tap({ force: true });
  for (const letter of ['CH', 'I', 'C', 'O']) await keys.getByRole('button', { name: letter, exact: true }).tap();
  await page.locator('.book-words b').first().waitFor();
  const words = await page.locator('.book-words b').allTextContents();
  expect(words.every((word) => [...word.replace('CH', 'c')].sort().join('') === 'CIOc')).toBe(true);
});

/** Takes the first of the answers, and is told whether it is right. */
async function answerByKeys(page: Page) {
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.study-option').first().getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.locator('.study-verdict', { hasText: /^(Right!|Answer: )/ }).waitFor();
}

long('a drill is answered by keys alone, to its end', async () => {
  const page = await visit({});
  await toStudy(page);
  await page.getByRole('button', { name: /^Two letters/ }).press('Enter');
  for (let at = 1; at <= 10; at++) {
    await page.getByText(`${at} of 10`).waitFor();
    await answerByKeys(page);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
  }
  await page.getByRole('heading', { name: /^\d+ of 10 right$/ }).waitFor();
});

long('the word finder and a drill are gone through with keys alone', async () => {
  const page = await visit({});
  const hands = new ByKeys(page);
  await toStudy(page);
  await hands.tabTo(/^button "Find words"/);
  await hands.press('Enter');
  await page.getByRole('searchbox', { name: 'Letters' }).waitFor();
  if (!/^searchbox/.test(await hands.focus())) await hands.tabTo('Letters');
  await page.keyboard.type('??zzl*');
  await page.getByText(/^\d+ words$/).waitFor();
  await hands.tabTo('PUZZLE,');
  await hands.press('Enter');
  await page.getByRole('region', { name: 'PUZZLE' }).getByText('Anagrams').waitFor();
  await hands.press('Escape', 'Escape');
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
  await hands.tabTo('Two letters');
  await hands.press('Enter');
  await page.locator('.study-option').first().waitFor();
  await hands.tabTo(/^button "[A-Z]{2}"/);
  await hands.press('Space');
  expect(await hands.focus()).toContain('[pressed]');
  await hands.tabTo('Done');
  await hands.press('Enter');
  await hands.expectFocus(/^button "Continue"/);
  await hands.expectHeard(/^(Right|Answer)/);
});

long('axe-core finds no fault in Study, its cards, its word finder and its drills', async () => {
  const page = await visit(savedCards(opened).kept);
  await toStudy(page);
  await lookAt(page, 'study');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  await lookAt(page, 'a card');
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByText('Anagrams').waitFor();
  await lookAt(page, 'a card that is told');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find words' }).click();
  await page.getByRole('searchbox', { name: 'Letters' }).fill('+ING');
  await page.getByRole('button', { name: /^BEING, / }).click();
  await page.getByText('Anagrams').waitFor();
  await lookAt(page, 'word finder');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const [name, does] of [
    ['Hooks', 'Done'],
    ['Seven letters', 'Show answer'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('button', { name: does }).waitFor();
    await lookAt(page, name);
    await page.getByRole('button', { name: does }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await lookAt(page, `${name}, told`);
    await page.getByRole('button', { name: 'Back' }).click();
  }
});
