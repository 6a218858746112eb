import { scramble } from '../../../src/rules';
import { ScrambleMatch } from '../../../src/scramble/play/match';
import { newGame } from '../rules/playing';
import { familiarity, solver } from '../rules/words';

/** A board that is played, its first turn begun. */
export function begunMatch(changes: Partial<scramble.Setup> = {}, players = 1): ScrambleMatch {
  const match = ScrambleMatch.of(newGame(changes, players));
  match.send({ type: 'begin' });
  return match;
}

/** Every word of a board, as the worker tells them. */
export const wordsOf = (board: scramble.Board, shortest = 3): scramble.PlacedWord[] =>
  scramble.placed(board, scramble.marked(solver.solve(board, shortest), familiarity));

/** Answers at once, or fails as often as it is told to. */
export class HandSolver {
  asked: { board: scramble.Board; shortest: number }[] = [];
  failures = 0;
  words = wordsOf;

  async solve(board: scramble.Board, shortest: number): Promise<scramble.PlacedWord[]> {
    this.asked.push({ board, shortest });
    if (this.failures > 0) {
      this.failures--;
      throw new Error('the worker died');
    }
    return this.words(board, shortest);
  }
}

/** All that was promised has come. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
