import type { Rules } from '../rules';
import type { Move, VisibleState } from '../rules/visible-state';
import { bitCount } from './gaddag';
import type { Knowledge } from './knowledge';
import { bonusShareOf, LeaveValues, RackParts } from './leaves';
import { isDecent, type Plays } from './plays';
import { SearchBoard } from './search-board';

/** What bears on the worth of a choice beside the board and the own rack. */
interface Outlook {
  readonly rules: Rules;
  readonly seatCount: number;
  readonly bagCount: number;
  /** Of the tiles in the bag and on other racks, how many there are and what they count. */
  readonly unseenCount: number;
  readonly pointsOfUnseen: number;
  /** How many tiles the other seats hold together. */
  readonly othersCount: number;
  /** By how much the mover is ahead of the best of the others. */
  readonly lead: number;
  readonly fails: number;
}

export function outlookOf(
  desk: SearchBoard,
  { rules, seat, scores, unseen, bagCount, rackCounts, fails }: VisibleState,
): Outlook {
  const others = <T>(all: readonly T[]) => all.filter((_, at) => at !== seat);
  return {
    rules,
    seatCount: rackCounts.length,
    bagCount,
    unseenCount: unseen.length,
    pointsOfUnseen: unseen.reduce((sum, letter) => sum + desk.pointsOf(desk.codeOf(letter)), 0),
    othersCount: others(rackCounts).reduce((sum, count) => sum + count, 0),
    lead: scores[seat]! - Math.max(...others(scores)),
    fails,
  };
}

/**
 * What a tile is worth just for being kept, while there is a bag: tiles that are spent slowly make a longer game with
 * more points for both. Twice as much, or nothing, and it wins less often.
 */
const tileKept = 0.75;

// The figures from here on are what test/strength/bag-ends.ts finds, against the usual 20 points that the next one to
// move gains.

/** How much the worth of what is kept still counts with so many tiles left in the bag. */
const keptCounts = (bagCount: number) => (bagCount >= 14 ? 1 : bagCount > 0 ? 0.85 : 0.4);

/**
 * What it is worth to leave so many tiles in the bag of two seats that play on without it: it is good to leave a
 * few, so that the other one draws the last.
 */
const bagLeft: readonly number[] = [-1, 9, 9, 8, 1, 2];
/** The same, where the bag did not hold enough to fill the rack again, by the tiles that were lacking. */
const bagLacked: readonly number[] = [-1, -1, -3, 0, 5, 5, 5];

/** As good as winning, or losing, for sure. */
const decided = 1000;

/** What a choice promises beside its score: the tiles kept, how the bag stands, and how the game may end. */
export class Prospects {
  /** What the other seats together hold, on average. */
  private readonly othersHold: number;
  private readonly endsWithBag: boolean;
  private readonly bonusShare: number;

  constructor(
    private readonly desk: SearchBoard,
    private readonly outlook: Outlook,
    private readonly parts: RackParts,
  ) {
    const { unseenCount, pointsOfUnseen, othersCount, rules } = outlook;
    this.othersHold = unseenCount === 0 ? 0 : (pointsOfUnseen * othersCount) / unseenCount;
    this.endsWithBag = rules.bagEmpty === 'gameEnds';
    this.bonusShare = bonusShareOf(rules);
  }

  ofPlay(plays: Plays, index: number): number {
    const { outlook, parts } = this;
    const kept = parts.keptBy(plays, index);
    const score = plays.scores[index]!;
    const bagAfter = outlook.bagCount - plays.lengths[index]!;
    if (outlook.bagCount > 0 && bagAfter <= 0 && this.endsWithBag)
      return this.ofLastPlay(score, this.pointsOf(parts.codesOf(kept)));
    if (outlook.bagCount > 0) return score + this.ofKept(kept, bagAfter) + this.ofBag(bagAfter);
    // Nothing more is drawn: what is left must be laid, or it costs.
    return score + (kept === 0 ? outlook.pointsOfUnseen : -this.pointsOf(parts.codesOf(kept)));
  }

  ofExchange(kept: number): number {
    if (this.isLastFail) return this.ofEnd(this.parts.whole);
    return this.ofKept(kept, this.outlook.bagCount);
  }

  private get isLastFail() {
    return this.outlook.fails + 1 >= this.outlook.rules.failsToEnd;
  }

  private ofKept(kept: number, bagAfter: number): number {
    const slowly = bagAfter > 0 ? tileKept * bitCount(kept) * this.bonusShare : 0;
    return this.parts.worths[kept]! * keptCounts(bagAfter) + slowly;
  }

  private ofBag(bagAfter: number): number {
    if (this.endsWithBag || this.outlook.seatCount !== 2) return 0;
    return (bagAfter < 0 ? bagLacked[-bagAfter] : bagLeft[bagAfter]) ?? 0;
  }

  /** The play after which the bag is empty and the game over. */
  private ofLastPlay(score: number, keptPoints: number): number {
    const { unseenCount, pointsOfUnseen, bagCount, lead } = this.outlook;
    const drawn = (pointsOfUnseen * bagCount) / unseenCount;
    const gain = score - keptPoints - drawn;
    return gain + Math.sign(lead + gain + this.othersHold) * decided;
  }

  /** The game ends with this rack. */
  private ofEnd(kept: number): number {
    const lost = this.pointsOf(this.parts.codesOf(kept));
    return Math.sign(this.outlook.lead - lost + this.othersHold) * decided - lost;
  }

  private pointsOf(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.desk.pointsOf(code), 0);
  }
}

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
export function promisingChoices(knowledge: Knowledge, desk: SearchBoard, sight: VisibleState, most: number): Choice[] {
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

function exchangesOf({ set }: SearchBoard, parts: RackParts, prospects: Prospects): Choice[] {
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
  desk: SearchBoard,
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
export const looksNoFurther = ({ rules }: VisibleState) => rules.letterOrder === 'free';

/** The move that promises most by its score and by what it leaves behind. */
export const weighed = (knowledge: Knowledge, sight: VisibleState): Move =>
  promisingChoices(knowledge, SearchBoard.of(knowledge.gaddag, sight), sight, 1)[0]!.move;
