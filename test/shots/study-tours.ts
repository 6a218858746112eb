import type { Page } from 'playwright-core';
import { dayAt } from '../../src/study/play/schedule';
import { joinedDecks, writeDeck } from '../../src/study/rules/deck';
import { savedCards, wordsAhead } from '../browser/support/saved-cards';
import { savedPuzzle } from '../browser/support/saved-puzzle';
import { opened } from './held-clock';
import type { Tour } from './tours';

const deck = joinedDecks(savedCards(opened).deck, wordsAhead(dayAt(opened)));
const saved = { 'study cards': JSON.parse(JSON.stringify(writeDeck(deck))) as object };

const go = async (page: Page, address: string) => {
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
};

/** Where words are learned and looked up. */
export const studyTours: Record<string, Tour> = {
  study: {
    kept: { ...saved, ...savedPuzzle('2026-11-27').kept },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Study', exact: true }).click();
      await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
      await snap('study');
      await page.getByRole('button', { name: 'Practise' }).click();
      await page.getByRole('button', { name: 'Show answer' }).waitFor();
      await snap('study-card');
      await page.getByRole('button', { name: 'Show answer' }).click();
      await page.getByText('Anagrams').waitFor();
      await page.locator('.senses, .study-means p').first().waitFor();
      await snap('study-card-told');
      for (const grade of ['3', '3', '3']) {
        await page.getByRole('button', { name: 'Well' }).waitFor();
        await page.keyboard.press(grade);
        const show = page.getByRole('button', { name: 'Show answer' });
        await show.or(page.locator('#study-over')).waitFor();
        if (await show.isVisible()) await show.click();
      }
      await page.locator('#study-over').waitFor();
      await snap('study-cards-over');
    },
  },
  puzzle: {
    kept: savedPuzzle('2026-11-27').kept,
    tour: async (page, snap) => {
      await go(page, '#/study');
      await page.getByRole('button', { name: /^Score/ }).waitFor();
      await page.getByRole('button', { name: /^Score/ }).click();
      await page.locator('.hud').first().waitFor();
      await snap('puzzle-table');
    },
  },
  'puzzle-over': {
    kept: savedPuzzle('2026-11-27', 'best').kept,
    tour: async (page, snap) => {
      await go(page, '#/study/puzzle');
      await page.getByRole('heading', { name: 'Solved!' }).waitFor();
      await snap('puzzle-over');
    },
  },
  'study-empty': {
    tour: async (page, snap) => {
      await go(page, '#/study');
      await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
      await snap('study-empty');
    },
  },
  'how-it-works': {
    tour: async (page, snap) => {
      await go(page, '#/how');
      await page.locator('.how-contents').waitFor();
      await snap('how-it-works');
      for (const link of ['solver&en&9', 'dictionary&en&3&CAT', 'checks&en&8', 'undo&en&3']) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#how=${link}`);
        const [name = ''] = link.split('&');
        await page.locator(`.how-${name}`).waitFor();
        await snap(`how-${name}`);
      }
    },
  },
  'word-book': {
    tour: async (page, snap) => {
      await go(page, '#/study/words');
      const field = page.getByRole('searchbox', { name: 'Letters' });
      await field.waitFor();
      await snap('word-book-empty');
      await field.fill('+ING');
      await page.getByText(/First 200/).waitFor();
      await snap('word-book');
      await page.getByRole('button', { name: /^BEING, / }).click();
      await page.getByText('Anagrams').waitFor();
      await page.locator('.senses').waitFor();
      await snap('word-book-word');
    },
  },
  drills: {
    tour: async (page, snap) => {
      for (const [name, picture] of [
        ['Two letters', 'twos'],
        ['Hooks', 'hooks'],
        ['Rare letters', 'heavy'],
        ['Seven letters', 'racks'],
      ] as const) {
        await go(page, '#/study');
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
        await page.locator('#study-ask').waitFor();
        await snap(`drill-${picture}`);
        if (picture === 'racks') await page.getByRole('button', { name: 'Show answer' }).click();
        else {
          await page.locator('.study-option').first().click();
          await page.getByRole('button', { name: 'Done' }).click();
        }
        await page.getByRole('button', { name: 'Continue' }).waitFor();
        await snap(`drill-${picture}-told`);
        await page.getByRole('button', { name: 'Back' }).click();
        await page.getByRole('button', { name: 'Back' }).click();
      }
    },
  },
};
