import type { Sentence, Texts } from '../../texts/texts';
import { type EvenStep, evenGameOf, justRight, nextStep, readEvenGames, withGame } from '../rules';
import type { Match } from './match';

/** The results that make computers just right, where they are kept. */
export interface Results {
  /** As they are kept. */
  read(): unknown;
  keep(games: readonly object[]): void;
}

/** At which step the next computer is just right. */
export const stepNow = (results: Pick<Results, 'read'>): EvenStep => nextStep(readEvenGames(results.read()));

/** Remembers how the game ends. Returns what stops the listening. */
export const rememberResult = (match: Match, results: Results): (() => void) =>
  match.listen((events) => {
    for (const event of events) {
      const game = event.type === 'gameEnded' && evenGameOf(match.setup.seats, event.outcome);
      if (game) results.keep(withGame(readEvenGames(results.read()), game));
    }
  });

/** How well they play is told once, when a game begins in which people play against computers that are just right. */
export function greetingOf({ computer }: Texts, { state, setup: { seats } }: Match): Sentence | undefined {
  const even = seats.filter(({ level }) => level === justRight);
  const step = even[0]?.step;
  if (!step || state.phase !== 'ready' || seats.every(({ kind }) => kind === 'computer')) return undefined;
  return () =>
    computer.playsJustRight(
      even.map(({ name }) => name),
      computer.steps[step],
    );
}
