import type { Match } from '../../match/wordbler/match';
import { hurried } from '../../match/wordbler/moods';
import type { TablePlay } from '../../match/wordbler/table-play';
import { knownMascot } from '../../panels/mascots';
import type { Shown } from './table-sounds';

/** What of a table is heard when it changes: the mover, what is said, the clock, and how each bird takes it. */
export const soundedAt = (match: Match, { shownMover: mover, message, left, moods }: TablePlay): Shown => ({
  mover,
  message,
  left,
  birds: moods.map((mood, seat) => ({
    id: knownMascot(match.setup.seats[seat]?.mascot, seat),
    mood: hurried(mood, seat === mover ? left : undefined),
  })),
});
