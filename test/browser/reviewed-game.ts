import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GameEngine, type Seat } from '../../src/core';
import { adviseOn } from '../../src/core/wordbler/computer';
import { GameReview } from '../../src/match/wordbler/game-review';
import { knowledge } from '../core/wordbler/computer/shipped-knowledge';
import { judge, keepInPage } from './game-of-two';
import { gameToReview, reviewers } from './game-to-review';
import { type OpenPage, openPage, type PageOptions } from './play';
import { listen } from './reader';

/** A game before its last pass, and the review of it that the core makes after that. */
export async function reviewedGame(turns: number, seats: readonly Seat[] = reviewers) {
  const game = gameToReview(turns, seats);
  const over = GameEngine.restore(game.save(), judge);
  if (!(over instanceof GameEngine)) throw new Error(over.reason);
  over.dispatch({ type: 'pass', seat: over.state.toMove });
  expect(over.state.phase).toBe('over');
  const review = new GameReview(over, judge);
  await review.ask(
    { advise: async (sight, step) => adviseOn(knowledge, sight, step) },
    () => 0,
    () => {},
  );
  return { game, review };
}

/** Plays the last turn of a game, to its end. */
export async function playToEnd(
  saved: GameEngine,
  options: PageOptions = {},
  settings: object = {},
): Promise<OpenPage> {
  const open = await openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await listen(context);
      await keepInPage(context, {
        game: saved.save(),
        settings: { openRacks: true, pace: 'fast', ...settings },
      });
      await options.before?.(context);
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Go on with the last game' }).click();
  await page.getByRole('button', { name: /^Pass/, disabled: false }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  return open;
}

export const isReviewed = (page: Page) => page.locator('.point-sum').waitFor({ state: 'attached' });
