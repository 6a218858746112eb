import { must } from '../../engine/must';
import { dayNumber } from '../../engine/saving/time';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { isRude } from '../../shared/play/word-meaning';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { Played } from '../../stats/rules';
import { joinedPuzzles, type Source, withMissed } from '../../study/rules';
import type { ReviewedTurn } from '../../wordbler/ai';
import { findInLesson } from '../../wordbler/ai/find-in-lesson';
import { writeFind } from '../../wordbler/rules/find-of-day';

/** Words that were missed in a game of one's own, which was written down, are to be learned from its day on. */
export async function noteMissed(
  { storage }: Services,
  source: Source,
  written: Played | undefined,
  words: readonly string[],
) {
  if (!written || isOnPortal || written.imported) return;
  const { language, level, day } = written;
  const decent = words.filter((word) => language !== 'en' || !isRude(word));
  if (decent.length === 0) return;
  const missed = { language, source, level, day: must(dayNumber(day)) };
  await playShelf(storage).cards.change((deck) => withMissed(deck, decent, missed));
}

/** The turns to learn from become positions to be tried once more. */
export async function notePuzzles(
  { storage }: Services,
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
