import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type EvenStep, evenGameOf, type GameEngine, justRight, levels, nextStep, type Seat } from '../../../src/rules';
import { stepNamed } from '../../../src/texts/sentences/board';
import { adviseOn } from '../../../src/wordbler/ai/review';
import { visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { en } from '../../texts/spoken';
import { knowledge } from '../../wordbler/ai/shipped-knowledge';
import { chooseLevel, chooseMascots, levelOf, levelsOf } from '../support/at-table';
import { fromEnd } from '../support/ends';
import { keepInPage, playOn } from '../support/game-of-two';
import { gameToReview } from '../support/game-to-review';
import { quiet, ready } from '../support/hinted-turn';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import { comeBack, type OpenPage, openPage, type PageOptions } from '../support/play';
import { ended, openResult, playToEnd, reviewedGame } from '../support/reviewed-game';

let open: OpenPage;

const told = (step: EvenStep) => `Just right: ${stepNamed(en, step)}`;
const now = (page: Page) => page.locator('.level-means');
const card = (page: Page, name: string) => page.locator('.seat', { hasText: name });
const press = (target: Locator, touch = false) => (touch ? target.tap() : target.click());

async function setTable(options: PageOptions = {}): Promise<Page> {
  open = await openPage({ query: { seed: 'just right' }, reducedMotion: 'reduce', ...options });
  const { page } = open;
  await press(page.getByRole('button', { name: 'Players and rules' }), options.touch);
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  return page;
}

async function start(page: Page, touch = false) {
  await page.getByLabel('Name of player 1').fill('Ada');
  await chooseMascots(page, 1);
  await press(page.getByRole('button', { name: 'Start', exact: true }), touch);
}

it('Just right is the level of a new computer, says which it is now, and the others remain, by keys and by mouse', async () => {
  const page = await setTable();
  expect(await levelOf(page, 2).textContent()).toBe('Just right');
  await now(page).getByText('Now Nestling').waitFor();
  await levelsOf(page, 2).filter({ hasText: 'More levels' }).focus();
  await page.keyboard.press('Enter');
  expect(await levelsOf(page, 2).allTextContents()).toEqual([
    'Just right',
    ...levels.map((own) => `${en.computer.levels[own]} · ${en.computer.glosses[own]}`),
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await levelOf(page, 2).textContent()).toContain('Nestling');
  await chooseLevel(page, 2, 'Club');
  await now(page).waitFor({ state: 'detached' });
  await chooseLevel(page, 2, 'Just right');
  await now(page).getByText('Now Nestling').waitFor();
  await start(page);
  await card(page, told('nestling')).waitFor();
});

it('Just right is played by touch, as far as it was followed before', async () => {
  const page = await setTable({
    touch: true,
    viewport: { width: 390, height: 844 },
    before: (context) => keepInPage(context, { settings: { justRight: [{ step: 'songbird', won: 1 }, 'strange'] } }),
  });
  const means = now(page).getByText('Now just above Songbird');
  await means.waitFor();
  await start(page, true);
  await page.locator('.message').getByText('Pip plays at your level: just above Songbird.').first().waitFor();
  await card(page, told('aboveSongbird')).waitFor();
});

const players: Seat[] = [
  { name: 'Pip', kind: 'computer', level: justRight, step: 'songbird', mascot: 'maize' },
  { name: 'Mira', kind: 'person', mascot: 'sage' },
];

describe('a finished game against it', () => {
  const game = gameToReview(14, players);
  const next = nextStep([evenGameOf(players, ended(game).state.outcome!)!]);

  it('says at its end how well it will play, and plays so when the same players play again', async () => {
    expect(next).not.toBe('songbird');
    open = await playToEnd(game);
    const { page } = open;
    await page.locator('.end-badge').getByText(stepNamed(en, next)).waitFor();
    await page.getByRole('button', { name: 'Play again' }).click();
    await card(page, told(next)).waitFor();
    expect(await page.locator('.seat .name').allTextContents()).toEqual(players.map(({ name }) => name));
  });

  it('moves the step for the next, for good, and never that of a game', async () => {
    open = await playToEnd(game);
    const { page } = open;
    const badge = page.locator('.end-badge').getByText(stepNamed(en, next));
    await badge.waitFor();
    await page.reload();
    await badge.waitFor();
    await fromEnd(page, 'New game');
    await now(page)
      .getByText(`Now ${stepNamed(en, next)}`)
      .waitFor();
    await comeBack(page);
    await page.getByRole('button', { name: 'Players and rules' }).click();
    await now(page)
      .getByText(`Now ${stepNamed(en, next)}`)
      .waitFor();
  });

  it('leaves a game under way as it was', async () => {
    const before = Array.from({ length: 8 }, () => ({ step: 'club', won: 1 }));
    open = await sitDown(gameToReview(6, players), { ...quiet, justRight: before });
    await card(open.page, told('songbird')).waitFor();
  });
});

/** A turn of a person in which an expert finds more than most people. */
function turnForBoth(): GameEngine {
  for (let seed = 0; seed < 40; seed++) {
    const game = playOn(gameOf(['person', 'fledgling'], `both ${seed}`), 4);
    if (game.state.toMove !== 0) game.dispatch({ type: 'pass', seat: 1 });
    if (adviseOn(knowledge, visibleStateOf(game, 0))?.beyond) return game;
  }
  throw new Error('An expert finds no more.');
}

it('a hint names a play in words that most people know, and no other', async () => {
  const game = turnForBoth();
  const { words, move } = adviseOn(knowledge, visibleStateOf(game, 0))!;
  const sat = await sitDown(game, quiet);
  open = sat;
  const { page, reader } = sat;
  await ready(reader);
  for (const step of ['1 of 3', '2 of 3', `3 of 3: ${words[0]}, `]) {
    await page.keyboard.press('7');
    await reader.expectHeard(new RegExp(`^Hint ${step}`));
  }
  const text = await page.locator('.hint-text').innerText();
  expect(text.split(/\s+/).join(' ')).toMatch(new RegExp(`^${words[0]} ${move.score} points?$`));
  sat.check();
});

it("at a table with a Fledgling the review shows the best in its words first, the expert's beside it", async () => {
  const seats: Seat[] = [{ name: 'Pip', kind: 'computer', level: 'fledgling', mascot: 'maize' }, players[1]!];
  const { over, review } = await reviewedGame(12, seats);
  const lesson = review.lessonsOf(1).find(({ best }) => best?.beyond);
  const { best, entry } = lesson!;
  open = await openResult(over);
  const { page } = open;
  await fromEnd(page, 'Review');
  await page.locator('.lesson').first().waitFor();
  await page
    .getByRole('button', {
      name: new RegExp(
        `^Turn ${entry.turn}: .*best: ${best!.words[0]} \\d+, Even better: ${best!.beyond!.words[0]} \\d+`,
      ),
    })
    .click();
  const which = page.getByRole('radiogroup', { name: 'On the board' });
  const board = page.locator('.review-board');
  expect(await board.getAttribute('aria-label')).toContain(`${best!.words[0]}, `);
  await which.getByRole('radio', { name: /^Even better/ }).check();
  await expect.poll(() => board.getAttribute('aria-label')).toContain(`${best!.beyond!.words[0]}, `);
  await page.keyboard.press('Escape');
});
