import type { Rules } from '../rules';
import type { Sight } from '../rules/sight';
import type { Desk } from './desk';

/** What bears on the worth of a choice beside the board and the own rack. */
export interface Outlook {
  readonly rules: Rules;
  readonly seatCount: number;
  readonly bagCount: number;
  /** Of the tiles in the bag and on other racks, how many there are and what they count. */
  readonly unseenCount: number;
  readonly pointsOfUnseen: number;
  /** How many tiles the other seats hold together. */
  readonly othersCount: number;
  /** By how much the mover is ahead of the best of the others. */
  readonly lead: number;
  readonly fails: number;
}

export function outlookOf(
  desk: Desk,
  { rules, seat, scores, unseen, bagCount, rackCounts, fails }: Sight,
): Outlook {
  const others = <T>(all: readonly T[]) => all.filter((_, at) => at !== seat);
  return {
    rules,
    seatCount: rackCounts.length,
    bagCount,
    unseenCount: unseen.length,
    pointsOfUnseen: unseen.reduce((sum, letter) => sum + desk.pointsOf(desk.codeOf(letter)), 0),
    othersCount: others(rackCounts).reduce((sum, count) => sum + count, 0),
    lead: scores[seat]! - Math.max(...others(scores)),
    fails,
  };
}
