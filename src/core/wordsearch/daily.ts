import { Dice } from '../random/dice';
import { presetIds } from './categories/presets';
import { directions } from './grid/directions';
import { presetList } from './lists/word-list';
import type { Setup } from './setup';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The number of a day, counted from the first of March of year 0; undefined if there is no such day. */
function dayNumber(date: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number);
  const length = monthLengths[month - 1] + (month === 2 && isLeap(year) ? 1 : 0);
  if (!(day >= 1 && day <= length)) return undefined;
  // A year that begins in March has its leap day at the end.
  const shifted = month > 2 ? year : year - 1;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

/**
 * The search of a day, written 2026-11-21: the same for everyone. Every category has its turn before one comes
 * again. Undefined if there is no such day.
 */
export function dailySetup(date: string, filter: string): Setup | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const [round, turn] = [Math.floor(day / presetIds.length), day % presetIds.length];
  const id = roundOf(round)[(turn + presetIds.length) % presetIds.length];
  return {
    list: presetList(id),
    directions: [...directions],
    clock: 'standard',
    seed: `daily-${date}`,
    filter,
  };
}

const roundOf = (round: number) => new Dice(`daily ${round}`).shuffled(presetIds);
