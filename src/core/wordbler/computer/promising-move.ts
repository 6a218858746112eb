import { isDecent } from './decent';
import type { Desk } from './desk';
import { LeaveValues, RackParts } from './leaves';
import type { Move } from './move';
import { Prospects } from './prospects';
import type { Sight } from './sight';
import type { Knowledge } from './thought';

/** The move that promises most: a play, an exchange, or a pass if there is nothing else. */
export function promisingMove(knowledge: Knowledge, desk: Desk, sight: Sight): Move {
  const { alphabet } = desk.set;
  const { letters } = alphabet;
  const parts = new RackParts(LeaveValues.of(alphabet));
  parts.take(sight.rack.map((letter) => desk.codeOf(letter)));
  const prospects = new Prospects(desk, sight, parts);
  const plays = desk.findPlays(sight.rack);
  const worths = Float64Array.from({ length: plays.count }, (_, index) => prospects.ofPlay(plays, index));

  let best: Move = { kind: 'pass' };
  let most = Number.NEGATIVE_INFINITY;
  if (sight.bagCount >= sight.rules.exchangeNeeds)
    for (let kept = 0; kept < parts.whole; kept++) {
      const worth = prospects.ofExchange(kept);
      if (worth <= most) continue;
      most = worth;
      const given = parts.codesOf(parts.whole & ~kept);
      best = { kind: 'exchange', letters: given.map((code) => letters[code - 1] ?? '') };
    }
  for (;;) {
    let at = -1;
    for (let index = 0; index < plays.count; index++)
      if (worths[index]! > (at < 0 ? most : worths[at]!)) at = index;
    if (at < 0) return best;
    if (isDecent(knowledge, desk, plays, at)) return desk.moveOf(plays, at);
    worths[at] = Number.NEGATIVE_INFINITY;
  }
}
