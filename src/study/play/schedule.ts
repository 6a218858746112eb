import { createEmptyCard, fsrs, type Grade as Rating, Rating as ratings, type Card as Scheduled } from 'ts-fsrs';
import { must } from '../../engine/must';
import { dayNumber, dayWritten } from '../../engine/saving/time';
import { dateOf, dayOf } from '../../shared/play/day';
import { type Card, type Grade, grades } from '../rules/deck';

/** The number of the day that it is where the player is. */
export const dayAt = (date: Date): number => must(dayNumber(dayOf(date)));

/** The other way round: any time of that day. */
export const dateAt = (day: number): Date => dateOf(dayWritten(day));

/** Whole days alone, without chance: what was answered tells when a word is due, on every device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const dayMs = 86_400_000;
const timeOf = (day: number) => new Date(day * dayMs);

const ratingOf: Readonly<Record<Grade, Rating>> = {
  again: ratings.Again,
  hard: ratings.Hard,
  good: ratings.Good,
  easy: ratings.Easy,
};

const known = new WeakMap<Card, Scheduled>();

/** Where the answers have brought it; undefined where there are none. */
function scheduled(card: Card): Scheduled | undefined {
  const before = known.get(card);
  if (before) return before;
  let own: Scheduled | undefined;
  for (const { day, grade } of card.answers)
    own = scheduler.next(own ?? createEmptyCard(timeOf(day)), timeOf(day), ratingOf[grade]).card;
  if (own) known.set(card, own);
  return own;
}

/** The day on which a word is to be asked for: one that was missed since, on that very day. */
export function dueDay(card: Card): number {
  const own = scheduled(card);
  const isMissedSince = card.missed > (card.answers.at(-1)?.day ?? -1);
  return own === undefined || isMissedSince ? card.missed : Math.round(own.due.getTime() / dayMs);
}

/** After how many days it comes back, by how it is answered on a day. */
export function daysUntil(card: Card, day: number): Readonly<Record<Grade, number>> {
  const own: Scheduled = scheduled(card) ?? createEmptyCard(timeOf(day));
  const days = grades.map((grade) => [grade, scheduler.next(own, timeOf(day), ratingOf[grade]).card.scheduled_days]);
  return Object.fromEntries(days) as Record<Grade, number>;
}
