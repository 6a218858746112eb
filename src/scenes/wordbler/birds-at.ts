import type { Match } from '../../match/wordbler/match';
import { hurried } from '../../match/wordbler/moods';
import type { TablePlay } from '../../match/wordbler/table-play';
import { knownMascot } from '../../panels/mascots';

/** How the bird of each seat takes the game now. */
export const birdsAt = (match: Match, { moods, shownMover, left }: TablePlay) =>
  moods.map((mood, seat) => ({
    id: knownMascot(match.setup.seats[seat]?.mascot, seat),
    mood: hurried(mood, seat === shownMover ? left : undefined),
  }));
