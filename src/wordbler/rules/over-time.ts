import type { Clock } from './rules';

export const pointsPerMinuteOver = 10;

const msPerMinute = 60_000;

/** The minutes over a player's time; a begun one counts whole. */
export function minutesOver(clock: Clock, msUsed: number): number {
  if (clock.kind !== 'perPlayer') return 0;
  return Math.max(0, Math.ceil((msUsed - clock.minutes * msPerMinute) / msPerMinute));
}
