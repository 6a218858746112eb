import type { DailyId, DailyResult } from './attempts';

const squaresInAll = 5;
/** More tells nobody more; a damaged value might ask for millions. */
const mostLamps = 9;

/** Of a find, a result that gives nothing away: squares for the share of the best, all of them for the best alone, and a lamp a hint. */
export function inSquares({ share, isBest }: { share: number; isBest: boolean }, hints: number): string {
  const most = isBest ? squaresInAll : squaresInAll - 1;
  const full = Math.min(most, Math.round(share * squaresInAll));
  return '🟩'.repeat(full) + '⬜'.repeat(squaresInAll - full) + '💡'.repeat(Math.min(hints, mostLamps));
}

const marksInSquares: Readonly<Record<string, string>> = { f: '🟦', h: '🟨', m: '⬜' };

/** A daily's result without a word of it; empty where figures say all. */
export function resultInSquares(daily: DailyId, { found, of, hints = 0, marks = '' }: DailyResult): string {
  if (daily === 'find' && of) return inSquares({ share: found / of, isBest: found >= of }, hints);
  return [...marks].map((mark) => marksInSquares[mark]).join('');
}
