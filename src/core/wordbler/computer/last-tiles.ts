import { isDecent } from './decent';
import type { Desk } from './desk';
import { Endgame, type EndgameAnswer } from './endgame';
import { passing } from './endgame-line';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';

/** Whether two seats play on without a bag, so that each knows the other's rack. */
export const isForTwoToEnd = ({ bagCount, rackCounts }: Sight) => bagCount === 0 && rackCounts.length === 2;

/** The last tiles of two seats, played out with so much effort. */
export function* playToTheEnd(knowledge: Knowledge, desk: Desk, sight: Sight, budget: number): Thought {
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
