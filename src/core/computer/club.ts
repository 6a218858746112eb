import { Desk } from './desk';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';

/** Lays the play that scores most. */
export function* thinkAsClub({ gaddag }: Knowledge, sight: Sight): Thought {
  const desk = Desk.of(gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  let best = 0;
  for (let at = 1; at < plays.count; at++) if (plays.scores[at] > plays.scores[best]) best = at;
  const move: Move = plays.count > 0 ? desk.moveOf(plays, best) : { kind: 'pass' };
  yield move;
  return move;
}
