import { isDecent } from './decent';
import { Desk } from './desk';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';
import { moveWithoutPlay } from './without-play';

/** Lays the play that scores most. */
export function* thinkAsClub(knowledge: Knowledge, sight: Sight): Thought {
  const desk = Desk.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  let best = -1;
  for (let at = 0; at < plays.count; at++)
    if ((best < 0 || plays.scores[at] > plays.scores[best]) && isDecent(knowledge, desk, plays, at))
      best = at;
  const move: Move = best >= 0 ? desk.moveOf(plays, best) : moveWithoutPlay(sight);
  yield move;
  return move;
}
