import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GameEngine, type SavedGame, type Seat, type WordJudge } from '../../../src/rules';
import { adviseOn } from '../../../src/wordbler/ai/review';
import { GameReview } from '../../../src/wordbler/play/game-review';
import { knowledge } from '../../wordbler/ai/shipped-knowledge';
import { judge, keepInPage } from './game-of-two';
import { gameToReview, reviewers } from './game-to-review';
import { type OpenPage, openPage, type PageOptions } from './play';
import { listen } from './reader';

/** The same game after its last pass. */
export function ended(game: GameEngine): GameEngine {
  const over = GameEngine.restore(game.save(), judge);
  if (!(over instanceof GameEngine)) throw new Error(over.reason);
  over.dispatch({ type: 'pass', seat: over.state.toMove });
  expect(over.state.phase).toBe('over');
  return over;
}

/** A game before its last pass, and the review of it that the core makes after that. */
export async function reviewedGame(turns: number, seats: readonly Seat[] = reviewers) {
  const game = gameToReview(turns, seats);
  const over = ended(game);
  return { game, over, review: await reviewOf(over) };
}

export async function reviewOf(over: GameEngine, words: WordJudge = judge) {
  const review = new GameReview(over, words);
  await review.ask(
    { advise: async (sight) => adviseOn(knowledge, sight) },
    () => 0,
    () => {},
  );
  return review;
}

interface Saved {
  game?: SavedGame;
  'finished game'?: SavedGame;
  settings?: object;
}

const openWith = ({ settings, ...games }: Saved, options: PageOptions): Promise<OpenPage> =>
  openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { ...games, settings: { openRacks: true, pace: 'fast', ...settings } });
      await options.before?.(context);
    },
  });

/** Comes back to the result of a game. */
export async function openResult(
  over: GameEngine,
  options: PageOptions = {},
  settings: object = {},
): Promise<OpenPage> {
  const open = await openWith({ 'finished game': over.save(), settings }, options);
  await open.page.getByRole('button', { name: 'Play again' }).waitFor();
  return open;
}

/** Plays the last turn of a game, to its end. */
export async function playToEnd(saved: GameEngine, options: PageOptions = {}): Promise<OpenPage> {
  const open = await openWith({ game: saved.save() }, options);
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: /^Pass/, disabled: false }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  return open;
}

export const isReviewed = (page: Page) => page.locator('.point-sum').waitFor({ state: 'attached' });
