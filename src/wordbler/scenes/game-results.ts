import { keepToSeek, writeGameDown } from '../../daily/scenes/record-result';
import { isLanguage } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import type { Played } from '../../engine/played';
import { dayNumber } from '../../engine/saving/time';
import { idle, pageTicker } from '../../shared/platform/page-time';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import type { SharedShelf } from '../../shared/play/saved-book';
import { isRude } from '../../shared/play/word-definition';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { noteMissed } from '../../stats/play/finished';
import { playShelf } from '../../stats/play/play-shelf';
import { joinedPuzzles } from '../../study/rules/drills';
import { findInLesson } from '../ai/lesson';
import type { ReviewedTurn } from '../ai/review';
import { GameReview } from '../play/game-review';
import { asPlayed, ownSeat, type ReadonlyGame, type Setup, type WordJudge, wordsLaid } from '../rules';
import { writeFind } from '../rules/find-of-day';

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

/** The same of a game that is reviewed; what its lessons have that not everybody knows is to be learned. */
export async function writeReviewDown(services: Services, review: GameReview) {
  const { engine } = review;
  const written = await writeTableDown(services, engine, (seat) => (review.isDone(seat) ? review.reviewsOf(seat) : []));
  const own = ownSeat(engine.setup.seats, await playerOf(services));
  const lessons = own === undefined ? [] : review.lessonsOf(own);
  const words = lessons.flatMap(({ best }) => best?.toLearn ?? []);
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

/** The turns to learn from become positions to be tried once more. */
async function notePuzzles(
  { storage }: { storage: SharedShelf },
  written: Played | undefined,
  lessons: readonly ReviewedTurn[],
) {
  if (!written || isOnPortal || written.imported) return;
  const { language } = written;
  const day = must(dayNumber(written.day));
  const puzzles = lessons.flatMap((lesson) => {
    const own = findInLesson(lesson);
    const isDecent = language !== 'en' || !lesson.best?.words.some(isRude);
    return own && isDecent ? { line: writeFind(own.find), goal: own.goal, day } : [];
  });
  if (puzzles.length > 0) await playShelf(storage).puzzles.change((own) => joinedPuzzles(own, puzzles));
}
