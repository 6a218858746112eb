import { afterEach, describe, expect, it } from 'vitest';
import type { GameEngine } from '../../src/core';
import { isRude } from '../../src/match/rude-words';
import { keepInPage, newGame, playOn } from './game-of-two';
import { type OpenPage, openPage } from './play';

const playedIn = (game: GameEngine) =>
  game.state.history.flatMap((entry) => (entry.kind === 'played' ? [entry] : []));
const game = playOn(newGame('meanings'), 4);
const usual = { game, entry: playedIn(game)[0] };

let open: OpenPage;

afterEach(() => open.context.close());

async function openHistory(block = false, { game, entry } = usual) {
  const asked: string[] = [];
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      context.on('request', (request) => asked.push(request.url()));
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
      if (block) await context.route(/\.meanings$/, (route) => route.abort());
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Go on with the last game' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await page.locator(`[data-seat="${entry!.seat}"]`).click();
  return { page, asked, word: entry!.sheet.words[0]!.word };
}

describe('a word in the history', () => {
  it('tells what it means, and fetches the meanings only then', async () => {
    const { page, asked, word } = await openHistory();
    expect(asked.filter((url) => url.includes('.meanings'))).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).first().click();
    const panel = page.getByRole('dialog', { name: `What ${word} means` });
    await panel.waitFor();
    await panel.locator('.senses li, p').first().waitFor();
    await expect.poll(() => panel.textContent()).not.toContain('Looking it up');
    expect(await panel.textContent()).toMatch(/WordNet|No meaning at hand/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await page.getByRole('dialog').count()).toBe(1);
    open.check();
  });

  it('that is rude tells no meaning, and fetches none', async () => {
    const rude = playOn(newGame('meaning 1'), 9);
    const entry = playedIn(rude).find(({ sheet }) => isRude(sheet.words[0]!.word))!;
    const { page, asked, word } = await openHistory(false, { game: rude, entry });
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).first().click();
    const panel = page.getByRole('dialog', { name: `What ${word} means` });
    await panel.getByText('what it means is not shown').waitFor();
    expect(await panel.locator('.senses').count()).toBe(0);
    expect(asked.filter((url) => url.includes('.meanings'))).toEqual([]);
    open.check();
  });

  it('says that the meanings cannot be loaded, and offers to try again', async () => {
    const { page, word } = await openHistory(true);
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).first().click();
    await page.getByText('The meanings cannot be loaded.').waitFor();
    await open.context.unroute(/\.meanings$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The meanings cannot be loaded.').waitFor({ state: 'hidden' });
  });
});
