import { dayNumber } from '../../engine/keeping/days';
import type { Wish } from './roll';
import { type Setup, usualRules } from './setup';

// The first of March of the year 0 was a Wednesday.
const weekdayOfFirst = 2;
const weekdays = 5;

const plenty: Readonly<Record<4 | 5, Pick<Wish, 'fewestWords' | 'fewestKnown'>>> = {
  4: { fewestWords: 100, fewestKnown: 50 },
  5: { fewestWords: 200, fewestKnown: 100 },
};

/**
 * What the board of a day, written 2026-11-21, is rolled by: the same for everyone, larger at weekends. Undefined
 * if there is no such day.
 */
export function dailyWish(date: string): Wish | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const side = (((day + weekdayOfFirst) % 7) + 7) % 7 < weekdays ? 4 : 5;
  return { side, seed: `daily-${date}`, shortest: usualRules.shortest, ...plenty[side] };
}

/** The day whose board this is, if it is the one that everyone gets. */
export function dayOfBoard({ board, shortest }: Pick<Setup, 'board' | 'shortest'>): string | undefined {
  const date = board.kind === 'dice' ? /^daily-(.*)$/.exec(board.seed)?.[1] : undefined;
  const wish = date === undefined ? undefined : dailyWish(date);
  const isOfDay = board.kind === 'dice' && wish?.side === board.side && wish.shortest === shortest;
  return isOfDay ? date : undefined;
}
