import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { isRude } from '../../../src/shared/play/word-definition';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

type Played = ReturnType<typeof playedIn>[number];
const playedIn = (game: GameEngine) => game.state.history.flatMap((entry) => (entry.kind === 'played' ? [entry] : []));
const game = playOn(newGame('meaning 1'), 9);
const isRudeOne = (entry: Played) => isRude(entry.sheet.words[0]!.word);
const rude = playedIn(game).find(isRudeOne)!;
const usual = playedIn(game).find((entry) => !isRudeOne(entry) && entry.seat === rude.seat)!;

async function openHistory() {
  const asked: string[] = [];
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      context.on('request', (request) => asked.push(request.url()));
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await page.locator(`[data-seat="${rude.seat}"]`).click();
  return { ...open, asked };
}

/** From the history by the score sheet to the definition. */
async function look(page: Page, entry: Played): Promise<Locator> {
  const { word } = entry.sheet.words[0]!;
  const link = page.getByRole('dialog').getByRole('button', { name: word, exact: true }).first();
  await link.click();
  await page.getByRole('dialog', { name: / scores \d+$/ }).waitFor();
  await link.click();
  const panel = page.getByRole('dialog', { name: `Definition of ${word}` });
  await panel.waitFor();
  return panel;
}

it('a word in the history tells no definition if it is rude; else it fetches it only then, and again where that has failed', async () => {
  const { page, context, errors, asked } = await openHistory();
  const fetched = () => asked.filter((url) => url.includes('.meanings'));
  const panel = await look(page, rude);
  await panel.getByText('too rude to define here').waitFor();
  expect(await panel.locator('.senses').count()).toBe(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(fetched()).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await context.route(/\.meanings$/, (route) => route.abort());
  const other = await look(page, usual);
  await page.getByText('Couldn’t load the definitions.').waitFor();
  await context.unroute(/\.meanings$/);
  asked.splice(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Couldn’t load the definitions.').waitFor({ state: 'hidden' });
  await other.locator('.senses p, p').first().waitFor();
  await expect.poll(() => other.textContent()).not.toContain('Looking it up');
  expect(await other.textContent()).toMatch(/WordNet|No definition for/);
  // What this word needs, and no more.
  expect(fetched().length).toBeGreaterThan(0);
  expect(fetched().length).toBeLessThan(4);
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog').count()).toBe(1);
  // What failed to come is one of them.
  errors.splice(0);
});
