/** A clock in a game's state: the core has none of its own, whoever measures says how long it was. */
export interface Spent {
  msSpent: number;
  /** Null without a limit; then it is noted all the same, for the replay. */
  msAllowed: number | null;
}

/** What has been spent after so much more: never more than there was. */
export const spentAfter = ({ msSpent, msAllowed }: Spent, ms: number) =>
  Math.min(msSpent + ms, msAllowed ?? Number.MAX_SAFE_INTEGER);

export const isUp = ({ msSpent, msAllowed }: Spent) => msAllowed !== null && msSpent >= msAllowed;

/** What a clock shows, and what a time bonus counts: a begun second is a whole one. Null without a limit. */
export const secondsLeft = ({ msSpent, msAllowed }: Spent): number | null =>
  msAllowed === null ? null : Math.ceil(Math.max(0, msAllowed - msSpent) / 1000);
