import { isDecent } from './decent';
import { Desk } from './desk';
import { Endgame, type EndgameAnswer } from './endgame';
import { passing } from './endgame-line';
import { LeaveValues, RackParts } from './leaves';
import type { Move } from './move';
import { Prospects } from './prospects';
import type { Sight } from './sight';
import type { Knowledge, Thought } from './thought';

/** So many positions of an endgame it looks at: about a second's work. */
export const endgameBudget = 20_000;

/** Weighs what a play leaves behind, and plays two seats' endgames out to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: Sight, budget = endgameBudget): Thought {
  const desk = Desk.of(knowledge.gaddag, sight);
  if (sight.bagCount === 0 && sight.rackCounts.length === 2)
    return yield* playEndgame(knowledge, desk, sight, budget);
  const move = bestByProspects(knowledge, desk, sight);
  yield move;
  return move;
}

export function bestByProspects(knowledge: Knowledge, desk: Desk, sight: Sight): Move {
  const { letters } = desk.set.alphabet;
  const parts = new RackParts(LeaveValues.of(letters));
  parts.take(sight.rack.map((letter) => desk.codeOf(letter)));
  const prospects = new Prospects(desk, sight, parts);
  const plays = desk.findPlays(sight.rack);
  const worths = Float64Array.from({ length: plays.count }, (_, index) => prospects.ofPlay(plays, index));

  let best: Move = { kind: 'pass' };
  let most = plays.count > 0 ? Number.NEGATIVE_INFINITY : prospects.ofPass();
  if (sight.bagCount >= sight.rules.exchangeNeeds)
    for (let kept = 0; kept < parts.whole; kept++) {
      const worth = prospects.ofExchange(kept);
      if (worth <= most) continue;
      most = worth;
      const codes = parts.codesOf(parts.whole & ~kept);
      best = { kind: 'exchange', letters: codes.map((code) => letters[code - 1] ?? '') };
    }
  for (;;) {
    let at = -1;
    for (let index = 0; index < plays.count; index++)
      if (worths[index] > (at < 0 ? most : worths[at])) at = index;
    if (at < 0) return best;
    if (isDecent(knowledge, desk, plays, at)) return desk.moveOf(plays, at);
    worths[at] = Number.NEGATIVE_INFINITY;
  }
}

function* playEndgame(knowledge: Knowledge, desk: Desk, sight: Sight, budget: number): Thought {
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const { fullRackBonus, failsToEnd } = sight.rules;
  const ending = {
    racks: [codesOf(sight.rack), codesOf(sight.unseen)] as const,
    fullRackBonus,
    failsLeft: failsToEnd - sight.fails,
  };
  const endgame = new Endgame(knowledge.gaddag, desk, ending, budget);
  const moveOf = ({ choice }: EndgameAnswer): Move =>
    choice === passing ? { kind: 'pass' } : desk.moveOf(endgame.plays, choice);
  const search = endgame.solve();
  for (;;) {
    const { done, value } = search.next();
    if (done) return moveOf(value);
    yield moveOf(value);
  }
}
