import type { Move, Sight } from '../rules/sight';
import { Desk } from './desk';
import type { Knowledge } from './knowledge';
import { LeaveValues, RackParts } from './leaves';
import { isDecent, type Plays } from './plays';
import { outlookOf, Prospects } from './prospects';

/** A move that may be made, and what it leaves on the rack, as codes. */
export interface Choice {
  readonly move: Move;
  readonly kept: readonly number[];
  /** What it promises, in points. */
  readonly promise: number;
}

/** More exchanges than these are never among the best moves. */
const mostExchanges = 2;

/** The moves that promise most, the best first: plays and exchanges, or a pass if there is nothing else. */
export function promisingChoices(knowledge: Knowledge, desk: Desk, sight: Sight, most: number): Choice[] {
  const parts = new RackParts(LeaveValues.of(desk.set.alphabet, sight.rules));
  parts.take(sight.rack.map((letter) => desk.codeOf(letter)));
  const prospects = new Prospects(desk, outlookOf(desk, sight), parts);
  const exchanges = sight.bagCount >= sight.rules.exchangeNeeds ? exchangesOf(desk, parts, prospects) : [];
  const plays = desk.findPlays(sight.rack);
  const choices = [...exchanges.slice(0, mostExchanges), ...playsOf(knowledge, desk, parts, prospects, plays, most)]
    // What is found first stands before what promises as much.
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most);
  return choices.length > 0 ? choices : [{ move: { kind: 'pass' }, kept: [...parts.codesOf(parts.whole)], promise: 0 }];
}

function exchangesOf({ set }: Desk, parts: RackParts, prospects: Prospects): Choice[] {
  const { letters } = set.alphabet;
  return Array.from({ length: parts.whole }, (_, part) => ({ part, promise: prospects.ofExchange(part) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, mostExchanges)
    .map(({ part, promise }) => {
      const given = parts.codesOf(parts.whole & ~part).map((code) => letters[code - 1] ?? '');
      return { move: { kind: 'exchange', letters: given }, kept: parts.codesOf(part), promise };
    });
}

function playsOf(
  knowledge: Knowledge,
  desk: Desk,
  parts: RackParts,
  prospects: Prospects,
  plays: Plays,
  most: number,
): Choice[] {
  const worths = Float64Array.from({ length: plays.count }, (_, index) => prospects.ofPlay(plays, index));
  const found: Choice[] = [];
  for (let tried = 0; tried < plays.count && found.length < most; tried++) {
    const at = indexOfMost(worths);
    const promise = worths[at]!;
    worths[at] = Number.NEGATIVE_INFINITY;
    if (isDecent(knowledge, desk, plays, at))
      found.push({ move: desk.moveOf(plays, at), kept: parts.codesOf(parts.keptBy(plays, at)), promise });
  }
  return found;
}

function indexOfMost(worths: Float64Array): number {
  let most = 0;
  for (let at = 1; at < worths.length; at++) if (worths[at]! > worths[most]!) most = at;
  return most;
}

/** Where letters lie in any order there is far more to lay, and looking ahead would take the computer minutes. */
export const looksNoFurther = ({ rules }: Sight) => rules.letterOrder === 'free';

/** The move that promises most by its score and by what it leaves behind. */
export const weighed = (knowledge: Knowledge, sight: Sight): Move =>
  promisingChoices(knowledge, Desk.of(knowledge.gaddag, sight), sight, 1)[0]!.move;
