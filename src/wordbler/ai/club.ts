import type { Move } from '../rules/move';
import type { Sight } from '../rules/sight';
import { isDecent } from './decent';
import { Desk } from './desk';
import type { Plays } from './plays';
import type { Knowledge, Thought } from './thought';
import { moveWithoutPlay } from './without-play';

/** Lays the play that scores most. */
export function* thinkAsClub(knowledge: Knowledge, sight: Sight): Thought {
  const desk = Desk.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  const mayLay = (index: number) => isDecent(knowledge, desk, plays, index);
  let best = bestOf(plays, () => true);
  // Hardly ever is the best one rude, and asking costs more than comparing scores.
  if (best >= 0 && !mayLay(best)) best = bestOf(plays, mayLay);
  const move: Move = best >= 0 ? desk.moveOf(plays, best) : moveWithoutPlay(sight);
  yield move;
  return move;
}

/** The first of those that score most, or -1. */
function bestOf({ count, scores }: Plays, mayLay: (index: number) => boolean): number {
  let best = -1;
  for (let at = 0; at < count; at++) if ((best < 0 || scores[at]! > scores[best]!) && mayLay(at)) best = at;
  return best;
}
