import { evenGameOf, nextStep, readEvenGames, type Step, withGame } from '../../core/wordbler';
import type { Match } from './match';

/** The results that make computers just right, where they are kept. */
export interface Results {
  /** As they are kept. */
  read(): unknown;
  keep(games: readonly object[]): void;
}

/** At which step the next computer is just right. */
export const stepNow = (results: Pick<Results, 'read'>): Step => nextStep(readEvenGames(results.read()));

/** Remembers how the game ends. Returns what stops the listening. */
export const rememberResult = (match: Match, results: Results): (() => void) =>
  match.listen((events) => {
    for (const event of events) {
      const game = event.type === 'gameEnded' && evenGameOf(match.setup.seats, event.outcome);
      if (game) results.keep(withGame(readEvenGames(results.read()), game));
    }
  });
