import {
  type Attempts,
  attemptAt,
  begun,
  counts,
  countsAgainFrom,
  type DailyId,
  type DailyResult,
  ended,
  isCounting,
  practised,
} from '../../daily/rules/attempts';
import { must } from '../../engine/must';
import type { Played, Told } from '../../engine/played';
import { dayNumber } from '../../engine/saving/time';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { dayOf } from '../../shared/play/day';
import type { SharedShelf } from '../../shared/play/saved-book';
import { isRude } from '../../shared/play/word-definition';
import { type Source, withMissed } from '../../study/rules/deck';
import { withPlayed } from '../rules/statistics';
import { type PlayShelf, playShelf } from './play-shelf';

/** A game that is over, as it is told of. */
export interface Finished {
  /** What the game itself knows; it is asked more than once. */
  played(told: Told): Played | undefined;
  /** The daily that it was, and what came of it. */
  daily?: { id: DailyId; day: string; result: DailyResult };
}

/** Whoever begins a moment before midnight begins that day's. */
const graceMs = 5 * 60_000;

const todayFor = (day: string, now: number) => (dayOf(new Date(now - graceMs)) === day ? day : dayOf(new Date(now)));

/** It counts for no day; where one of a later day has been begun, as by a clock that was ahead, until that day. */
export interface Practice {
  from?: string;
}

interface Beginning {
  id: DailyId;
  day: string;
  /** What this page knew when it was wanted. */
  known: Attempts;
  /** Keeps the game. */
  keep(): void;
}

/**
 * What everyone gets on a day is begun here: looked up, kept and written down under one lock, so that no other page
 * comes between. Where another page has begun it meanwhile, nothing is changed.
 */
export function beginDaily(
  shelf: Pick<SharedShelf, 'alone'>,
  { dailies }: PlayShelf,
  { id, day, known, keep }: Beginning,
  now: number,
): Promise<'counts' | 'elsewhere' | Practice> {
  const today = todayFor(day, now);
  const isElsewhere = (attempts: Attempts) => isCounting(attempts, id, day) && !attemptAt(known, id, day);
  const begin = async () => {
    const attempts = await dailies.read();
    if (isElsewhere(attempts)) return 'elsewhere';
    keep();
    // Seen late perhaps, the other's counts.
    await dailies.change((own) => (isElsewhere(own) ? own : begun(own, id, day, today)));
    if (counts(attempts, id, day, today)) return 'counts';
    const from = day === today ? countsAgainFrom(attempts, id, today) : undefined;
    return from === undefined ? {} : { from };
  };
  // A page that does not let go keeps nobody from playing.
  return shelf.alone(`daily ${id}`, begin).catch(begin);
}

/** What is known only when all that could be done has been looked for. */
const laterKnown = ({ share, familiar }: Played) => ({ ...(share && { share }), ...(familiar && { familiar }) });

/** Writes down a game that is over, once, however often it is told of; undefined where there is nothing to tell. */
export async function writeDown(
  shelf: PlayShelf,
  { played, daily }: Finished,
  who: Pick<Told, 'name' | 'imported'>,
  now: number,
): Promise<Played | undefined> {
  const { record, dailies } = shelf;
  const attempts = await dailies.read();
  const isScored = daily && isCounting(attempts, daily.id, daily.day);
  const game = played({
    // Before the usual epoch no game was played, whatever a clock says.
    when: Math.max(0, now),
    day: dayOf(new Date(now)),
    ...who,
    ...(daily && (isScored ? { daily: daily.day } : { practice: true })),
  });
  if (!game) return undefined;
  const all = await record.change((own) => {
    const known = own.find(({ id }) => id === game.id);
    return withPlayed(own, known ? { ...known, ...laterKnown(game) } : game);
  });
  const written = all.find(({ id }) => id === game.id);
  if (daily) {
    const isCounted = written?.daily === daily.day;
    await recordDaily(shelf, daily, now, () => isCounted);
  }
  return written;
}

/** What came of a daily that is over: of the attempt that counts, or of one for practice. */
export const recordDaily = (
  { dailies }: PlayShelf,
  { id, day, result }: NonNullable<Finished['daily']>,
  now: number,
  isCounted = (own: Attempts) => isCounting(own, id, day),
) =>
  dailies.change((own) =>
    isCounted(own) ? ended(own, id, day, result) : practised(own, id, day, dayOf(new Date(now)), result),
  );

/** Words that were missed in a game of one's own, which was written down, are to be learned from its day on. */
export async function noteMissed(
  { storage }: { storage: SharedShelf },
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
