import { isDecent } from './decent';
import { Desk } from './desk';
import { Endgame, type EndgameAnswer } from './endgame';
import { passing } from './endgame-line';
import type { Move } from './move';
import { promisingMove } from './promising-move';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';

/** As much effort as an endgame is worth: well under a second on a quiet machine. */
const endgameEffort = 40_000;

/** Weighs what a play leaves behind, and plays two seats' endgames out to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: Sight, effort = endgameEffort): Thought {
  const desk = Desk.of(knowledge.gaddag, sight);
  if (sight.bagCount === 0 && sight.rackCounts.length === 2)
    return yield* playEndgame(knowledge, desk, sight, effort);
  const move = promisingMove(knowledge, desk, sight);
  yield move;
  return move;
}

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
