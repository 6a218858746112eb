import { Dice } from '../../random/dice';
import { promisingChoices } from './choices';
import { isDecent } from './decent';
import { Desk } from './desk';
import { Endgame, type EndgameAnswer } from './endgame';
import { passing } from './endgame-line';
import { LookingAhead } from './looking-ahead';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';

/** As much effort as an endgame is worth: well under a second on a quiet machine. */
const endgameEffort = 40_000;

/** With so few tiles left in the bag it looks ahead, and tries so many choices in so many throws. */
const nearlyEmpty = 7;
const tried = 8;
const throws = 48;

/** Weighs what a play leaves behind, looks ahead as the bag runs out, and plays two seats' endgames to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: Sight, effort = endgameEffort): Thought {
  const desk = Desk.of(knowledge.gaddag, sight);
  if (sight.bagCount === 0 && sight.rackCounts.length === 2)
    return yield* playEndgame(knowledge, desk, sight, effort);
  const looksAhead = sight.bagCount > 0 && sight.bagCount <= nearlyEmpty;
  const choices = promisingChoices(knowledge, desk, sight, looksAhead ? tried : 1);
  const looking = new LookingAhead(knowledge, desk, sight, choices, diceFor(sight));
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
  new Dice(['ahead', turn, seat, ...scores, ...rack].join(' '));

function* playEndgame(knowledge: Knowledge, desk: Desk, sight: Sight, budget: number): Thought {
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const { fullRackBonus, failsToEnd } = sight.rules;
  const ending = {
    racks: [codesOf(sight.rack), codesOf(sight.unseen)] as const,
    fullRackBonus,
    failsLeft: failsToEnd - sight.fails,
  };
  const endgame = new Endgame(knowledge.gaddag, desk, ending, budget, (plays, index) =>
    isDecent(knowledge, desk, plays, index),
  );
  const moveOf = ({ choice }: EndgameAnswer): Move =>
    choice === passing ? { kind: 'pass' } : desk.moveOf(endgame.plays, choice);
  const search = endgame.solve();
  for (;;) {
    const { done, value } = search.next();
    if (done) return moveOf(value);
    yield moveOf(value);
  }
}
