import * as time from '../../engine/saving/time';

/** How long a game lasts: the usual time, a time that follows the number of directions, or no limit. */
export const clocks = ['standard', 'scaled', 'off'] as const;

export type Clock = (typeof clocks)[number];

const standardSeconds = 720;
const scaledBase = 420;
const scaledPerDirection = 60;

/** The seconds a clock starts with; undefined if there is no limit. */
export function clockSeconds(clock: Clock, directionCount: number): number | undefined {
  if (clock === 'off') return undefined;
  return clock === 'standard' ? standardSeconds : scaledBase + scaledPerDirection * directionCount;
}

/** What the clock shows; undefined without a limit. */
export const secondsLeft = (clock: time.Spent) => time.secondsLeft(clock) ?? undefined;
