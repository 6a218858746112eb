import { Dice } from '../../engine/random/dice';
import type { Step } from '../rules';
import type { Move, VisibleState } from '../rules/visible-state';
import { looksNoFurther, promisingChoices, weighed } from './choices';
import { Desk } from './desk';
import { easyManners } from './easy-levels';
import { isForTwoToEnd, playToTheEnd } from './endgame';
import { type Knowledge, knowledgeBy, type Manner, type Thought } from './knowledge';
import { aims, dealtByChance, LookingAhead } from './looking-ahead';
import { isDecent, moveWithoutPlay, type Plays } from './plays';
import { ponder } from './pondering';

/** Lays the play that scores most. */
export function* thinkAsClub(knowledge: Knowledge, sight: VisibleState): Thought {
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

/** As much effort as an endgame is worth: well under a second on a quiet machine. */
const endgameEffort = 40_000;

/** With so few tiles left in the bag it looks ahead, and tries so many choices in so many throws. */
const nearlyEmpty = 7;
const tried = 8;
const throws = 48;

/** Weighs what a play leaves behind, looks ahead as the bag runs out, and plays endgames of two to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: VisibleState, effort = endgameEffort): Thought {
  if (looksNoFurther(sight)) return weighed(knowledge, sight);
  const desk = Desk.of(knowledge.gaddag, sight);
  if (isForTwoToEnd(sight)) return yield* playToTheEnd(knowledge, desk, sight, effort);
  // Where the game ends with the bag, who empties it decides more than any throw.
  const looksAhead = sight.rules.bagEmpty === 'playOn' && sight.bagCount > 0 && sight.bagCount <= nearlyEmpty;
  const choices = promisingChoices(knowledge, desk, sight, looksAhead ? tried : 1);
  const looking = new LookingAhead(desk, sight, choices, dealtByChance(desk, sight, diceFor(sight)), aims.points);
  while (looking.tallies.left.length > 1 && looking.tallies.rounds < throws) {
    yield choices[looking.tallies.best]!.move;
    looking.lookOnce();
  }
  const { move } = choices[looking.tallies.best]!;
  yield move;
  return move;
}

/** The same for the same position, so that a thought can be thought again. */
const diceFor = ({ turn, scores, rack, seat }: VisibleState) =>
  new Dice(['ahead', turn, seat, ...scores, ...[...rack].sort()].join(' '));

/** Tries its choices out in a thousand throws, as far as its time goes. */
export function* thinkAsMaster(knowledge: Knowledge, sight: VisibleState, rounds = 1_000): Thought {
  const thought = ponder(knowledge, sight, `master ${sight.turn} ${sight.scores.join(' ')}`);
  for (let round = 0; ; round++) {
    const { done, value } = thought.next();
    if (done || round === rounds) return value.move;
    yield value.move;
  }
}

const manners: Readonly<Record<Step, Manner>> = {
  ...easyManners,
  club: thinkAsClub,
  expert: thinkAsExpert,
  master: thinkAsMaster,
};

export const think = (knowledge: Knowledge, sight: VisibleState, step: Step): Thought =>
  manners[step](knowledgeBy(sight.rules, knowledge), sight);
