import { dayNumber } from '../keeping/days';
import { Dice } from '../random/dice';
import { the } from '../the';
import { presetIds } from './categories/presets';
import { directions } from './grid/directions';
import { presetList } from './lists/word-list';
import type { Setup } from './setup';

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
    list: presetList(the(id)),
    directions: [...directions],
    clock: 'standard',
    seed: `daily-${date}`,
    filter,
  };
}

const roundOf = (round: number) => new Dice(`daily ${round}`).shuffled(presetIds);

/** The day whose search this is, if it is the one that everyone gets. */
export function dayOfSearch(setup: Setup): string | undefined {
  const date = /^daily-(.*)$/.exec(setup.seed)?.[1];
  const daily = date === undefined ? undefined : dailySetup(date, setup.filter);
  const likeness = ({ list, directions: ways, clock }: Setup) =>
    JSON.stringify([list.id, list.words, ways, clock]);
  return daily && likeness(daily) === likeness(setup) ? date : undefined;
}
