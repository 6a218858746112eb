import { Dice } from '../../engine/random/dice';
import type { Sight } from '../rules/sight';
import { promisingChoices } from './choices';
import { dealtByChance } from './deals';
import { Desk } from './desk';
import { isForTwoToEnd, playToTheEnd } from './last-tiles';
import { aims, LookingAhead } from './looking-ahead';
import type { Knowledge, Thought } from './thought';
import { looksNoFurther, weighed } from './weighing';

/** As much effort as an endgame is worth: well under a second on a quiet machine. */
const endgameEffort = 40_000;

/** With so few tiles left in the bag it looks ahead, and tries so many choices in so many throws. */
const nearlyEmpty = 7;
const tried = 8;
const throws = 48;

/** Weighs what a play leaves behind, looks ahead as the bag runs out, and plays two seats' endgames to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: Sight, effort = endgameEffort): Thought {
  if (looksNoFurther(sight)) return weighed(knowledge, sight);
  const desk = Desk.of(knowledge.gaddag, sight);
  if (isForTwoToEnd(sight)) return yield* playToTheEnd(knowledge, desk, sight, effort);
  // Where the game ends with the bag, who empties it decides more than any throw.
  const looksAhead = sight.rules.bagEmpty === 'playOn' && sight.bagCount > 0 && sight.bagCount <= nearlyEmpty;
  const choices = promisingChoices(knowledge, desk, sight, looksAhead ? tried : 1);
  const looking = new LookingAhead(
    desk,
    sight,
    choices,
    dealtByChance(desk, sight, diceFor(sight)),
    aims.points,
  );
  while (looking.tallies.left.length > 1 && looking.tallies.rounds < throws) {
    yield choices[looking.tallies.best]!.move;
    looking.lookOnce();
  }
  const { move } = choices[looking.tallies.best]!;
  yield move;
  return move;
}

/** The same for the same position, so that a thought can be thought again. */
const diceFor = ({ turn, scores, rack, seat }: Sight) =>
  new Dice(['ahead', turn, seat, ...scores, ...[...rack].sort()].join(' '));
