/** What laying all seven brings in Classic, from which most of the worth of good tiles comes. */
const usualBonus = 50;

/** How far the bonus for a full rack is the usual one, at most 1. */
export const bonusShareOf = ({ fullRackBonus }: { fullRackBonus: number }): number =>
  Math.min(1, fullRackBonus / usualBonus);
