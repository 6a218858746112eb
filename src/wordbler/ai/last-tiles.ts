import type { Move } from '../rules/move';
import type { Sight } from '../rules/sight';
import { isDecent } from './decent';
import type { Desk } from './desk';
import { Endgame, type EndgameAnswer } from './endgame';
import { passing } from './endgame-line';
import type { Knowledge, Thought } from './thought';

/** Whether two seats play on without a bag, so that each knows the other's rack. */
export const isForTwoToEnd = ({ bagCount, rackCounts }: Sight) => bagCount === 0 && rackCounts.length === 2;

/** A move with which the end begins, and what is known of it. */
export interface LastMove extends Omit<EndgameAnswer, 'choice'> {
  readonly move: Move;
}

/** The last tiles of two seats, played out with so much effort. */
export function* playToTheEnd(knowledge: Knowledge, desk: Desk, sight: Sight, budget: number): Thought {
  for (let step = lastMoves(knowledge, desk, sight, budget), next = step.next(); ; next = step.next()) {
    if (next.done) return next.value.move;
    yield next.value.move;
  }
}

/** The best move so far again and again, and by how much the mover gains from it to the end of the game. */
export function* lastMoves(
  knowledge: Knowledge,
  desk: Desk,
  sight: Sight,
  budget: number,
): Generator<LastMove, LastMove, void> {
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const ending = {
    racks: [codesOf(sight.rack), codesOf(sight.unseen)] as const,
    failsLeft: sight.rules.failsToEnd - sight.fails,
  };
  const endgame = new Endgame(desk, ending, budget, (plays, index) =>
    isDecent(knowledge, desk, plays, index),
  );
  const told = ({ choice, worth, isExact }: EndgameAnswer): LastMove => ({
    move: choice === passing ? { kind: 'pass' } : desk.moveOf(endgame.plays, choice),
    worth,
    isExact,
  });
  const search = endgame.solve();
  for (;;) {
    const { done, value } = search.next();
    if (done) return told(value);
    yield told(value);
  }
}
