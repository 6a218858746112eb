import { keepToSeek, writeGameDown } from '../../daily/scenes/record-result';
import { isLanguage } from '../../engine/alphabet/languages';
import { idle, pageTicker } from '../../shared/platform/page-time';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { noteMissed } from '../../stats/play/finished';
import type { ReviewedTurn } from '../ai';
import { notePuzzles } from '../play/find';
import { GameReview } from '../play/game-review';
import { asPlayed, ownSeat, type ReadonlyGame, type Setup, type WordJudge, wordsLaid } from '../rules';

const lingerMs = 6000;

/**
 * Whether somebody of that name sits there; at a table with others on devices of their own one may only have watched.
 */
const sits = ({ seats }: Setup, name: string) => seats.some((seat) => seat.name === name);

/** Writes down a game that is over, once; with turns beside the best, what share of that was made. */
export function writeTableDown(
  services: Services,
  engine: ReadonlyGame,
  turnsOf: (seat: number) => readonly ReviewedTurn[] = () => [],
) {
  const { setup } = engine;
  return writeGameDown(services, engine, (name) => {
    if (services.saves.finished?.seal && !sits(setup, name)) return undefined;
    const share = shareOf(turnsOf(ownSeat(setup.seats, { name }) ?? -1));
    return { played: (told) => asPlayed(engine, told, share) };
  });
}

/** What was laid may be searched for afterwards. */
export async function keepWordsLaid(services: Services, { setup, state }: ReadonlyGame) {
  if (isLanguage(setup.tiles)) await keepToSeek(services, 'laid', setup.tiles, wordsLaid(state.history));
}

/** The same of a game that is reviewed; the best plays of its lessons are words to learn. */
export async function writeReviewDown(services: Services, review: GameReview) {
  const { engine } = review;
  const written = await writeTableDown(services, engine, (seat) => (review.isDone(seat) ? review.reviewsOf(seat) : []));
  const own = ownSeat(engine.setup.seats, await playerOf(services));
  const lessons = own === undefined ? [] : review.lessonsOf(own);
  const words = lessons.flatMap(({ best }) => best?.words[0] ?? []);
  await noteMissed(services, 'wordbler', written, words);
  await notePuzzles(services, written, lessons);
}

function shareOf(turns: readonly ReviewedTurn[]) {
  const of = turns.reduce((sum, { best }) => sum + (best?.move.score ?? 0), 0);
  const missed = turns.reduce((sum, turn) => sum + turn.missed, 0);
  return of > 0 ? { made: of - missed, of } : undefined;
}

/** Where a computer sat, it is at hand to be asked what could have been played: while nobody waits for anything. */
export async function compareQuietly(
  services: Services,
  engine: ReadonlyGame,
  words: WordJudge,
  isWanted: () => boolean,
) {
  const { seats } = engine.setup;
  const own = ownSeat(seats, await playerOf(services));
  if (own === undefined || seats.every(({ kind }) => kind === 'person')) return;
  // Whoever goes on to the review is answered there.
  await new Promise((resolve) => pageTicker.after(lingerMs, () => resolve(undefined)));
  await idle();
  if (!isWanted()) return;
  const review = new GameReview(engine, words);
  await review.ask(
    services.computers.of(engine.setup),
    () => own,
    () => {
      if (review.isDone(own) || !isWanted()) review.stop();
    },
  );
  if (review.isDone(own)) await writeReviewDown(services, review);
}
