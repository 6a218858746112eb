import { knownMascot } from '../../shared/mascots';
import type { Match } from '../play/match';
import { hurried } from '../play/moods';
import type { TablePlay } from '../play/table-play';
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
