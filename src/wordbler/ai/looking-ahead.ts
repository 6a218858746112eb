import { must } from '../../engine/must';
import type { Dice } from '../../engine/random/dice';
import { rackSize } from '../rules';
import type { VisibleState } from '../rules/visible-state';
import { type Choice, outlookOf, Prospects } from './choices';
import { Endgame } from './endgame';
import { LeaveValues, RackParts } from './leaves';
import type { LaidCode } from './lines';
import type { SearchBoard } from './search-board';

/** So many throws a choice is given before it may be dropped. */
const fewest = 24;
/** A choice is dropped when it is behind the best one by so many times as much as chance may explain. */
const surely = 2.6;

/** Where many are tried, only so many of the best go on after so many throws. */
interface Shortlist {
  readonly after: number;
  readonly most: number;
}

/** What came of each choice in each throw, and which of them may still be the best. */
export class Tallies {
  private readonly worths: Float64Array[];
  private readonly sums: Float64Array;
  /** The choices that may still be the best. */
  left: number[];
  rounds = 0;

  constructor(
    count: number,
    /** One that is never dropped: it is wanted to be known what it comes to. */
    private readonly asked = -1,
    private readonly shortlist?: Shortlist,
  ) {
    this.worths = Array.from({ length: count }, () => new Float64Array(64));
    this.sums = new Float64Array(count);
    this.left = [...this.worths.keys()];
  }

  /** What a choice came to in the throw at hand. */
  add(choice: number, worth: number) {
    let own = this.worths[choice]!;
    if (this.rounds === own.length) {
      own = new Float64Array(own.length * 2);
      own.set(this.worths[choice]!);
      this.worths[choice] = own;
    }
    own[this.rounds] = worth;
    this.sums[choice]! += worth;
  }

  endRound() {
    this.rounds++;
    if (this.rounds === this.shortlist?.after) this.shorten(this.shortlist.most);
    if (this.rounds < fewest || this.rounds % 8 !== 0) return;
    const { best } = this;
    this.left = this.left.filter(
      (choice) => choice === best || choice === this.asked || this.behind(choice, best) < surely,
    );
  }

  private shorten(most: number) {
    const best = [...this.left].sort((a, b) => this.sums[b]! - this.sums[a]!).slice(0, most);
    this.left = this.left.filter((choice) => choice === this.asked || best.includes(choice));
  }

  /** Of those that are left, the one that came to most. */
  get best(): number {
    return this.left.reduce((best, choice) => (this.sums[choice]! > this.sums[best]! ? choice : best));
  }

  /** What a choice that is left comes to on average. */
  mean(choice: number): number {
    return this.rounds === 0 ? 0 : this.sums[choice]! / this.rounds;
  }

  /** What a choice that is left came to. */
  of(choice: number): { rounds: number; mean: number; variance: number } {
    const { rounds } = this;
    const mean = this.mean(choice);
    const all = this.left.map((at) => this.worths[at]!);
    const meanOfAll = this.left.reduce((sum, at) => sum + this.mean(at), 0) / all.length;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      // What luck brings to all of them tells nothing.
      const others = all.reduce((sum, worths) => sum + worths[round]!, 0) / all.length;
      squares += (this.worths[choice]![round]! - others - (mean - meanOfAll)) ** 2;
    }
    return { rounds, mean, variance: rounds > 1 ? squares / (rounds - 1) : 0 };
  }

  /** By how many standard errors a choice is behind another, throw for throw. */
  behind(choice: number, other: number): number {
    const { rounds } = this;
    const [own, others] = [this.worths[choice]!, this.worths[other]!];
    const mean = (this.sums[other]! - this.sums[choice]!) / rounds;
    let squares = 0;
    for (let round = 0; round < rounds; round++) squares += (others[round]! - own[round]! - mean) ** 2;
    const error = Math.sqrt(squares / Math.max(1, rounds - 1) / rounds);
    return error > 0 ? mean / error : mean > 0 ? Number.POSITIVE_INFINITY : 0;
  }
}

/** How the unseen tiles may lie, as codes: what the others hold first, then the bag in the order it is drawn from. */
export type Deals = Iterator<readonly number[], void>;

export function* dealtByChance(desk: SearchBoard, sight: VisibleState, dice: Dice): Deals {
  const unseen = unseenBy(desk, sight);
  for (;;) yield dice.shuffled(unseen);
}

/** With so few tiles in the bag of two, all that may be drawn is soon tried. */
const soonTried = 2;

/** Each bag that there may be once, if it is for two and holds hardly anything; otherwise by chance, without an end. */
export function dealtOnceEach(desk: SearchBoard, sight: VisibleState, dice: Dice): Deals {
  const { bagCount, rackCounts } = sight;
  if (rackCounts.length !== 2 || bagCount > soonTried) return dealtByChance(desk, sight, dice);
  const unseen = unseenBy(desk, sight);
  const bags = dice.shuffled(drawn(bagCount, unseen.length));
  return bags.map((bag) => [...unseen.filter((_, at) => !bag.includes(at)), ...bag.map((at) => unseen[at]!)]).values();
}

/** So many tiles of so many, in any order. */
function drawn(count: number, of: number): number[][] {
  if (count === 0) return [[]];
  return drawn(count - 1, of).flatMap((before) =>
    Array.from({ length: of }, (_, at) => at)
      .filter((at) => !before.includes(at))
      .map((at) => [...before, at]),
  );
}

const unseenBy = (desk: SearchBoard, { unseen }: VisibleState) => unseen.map((letter) => desk.codeOf(letter));

/**
 * What is asked of a choice: to gain points, and to have won at the end; or above all how likely it is to win, as a
 * lead tells it, or as games end that go on from there.
 */
export const aims = {
  points: { winning: 50, looksBeyond: false, looksToTheEnd: false },
  chances: { winning: 150, looksBeyond: true, looksToTheEnd: false },
  endings: { winning: 150, looksBeyond: true, looksToTheEnd: true },
} as const;

/**
 * How far a lead is sure with so many tiles unseen, and what it is worth to be the next one to move, in points: by
 * 4,000
 * games of Classic, in which a lead of so many times the square root of the unseen tiles was won by three of four.
 */
const perUnseen = 6.3;
const nextToMove = 18;

/** As much effort as the rest of a game is worth in one of many throws, and room to remember it. */
const effortAtEnd = 60;
const memoryBits = 9;

/** A choice as it is tried, its tiles as codes. */
interface Try {
  readonly score: number;
  readonly laid: readonly LaidCode[];
  readonly kept: readonly number[];
  readonly given: readonly number[];
}

/**
 * Tries choices out: the unseen tiles are dealt by chance, each choice is made, everybody else plays once as it
 * promises most, and then the mover again, or all of them until the game is over. Each throw is the
 * same for all the choices, so that they differ in what they are and not in luck.
 */
export class LookingAhead {
  readonly tallies: Tallies;
  /** Whether all that may be dealt has been tried. */
  isThrough = false;
  private readonly tries: readonly Try[];
  /** The board as it becomes in a throw. */
  private readonly table: SearchBoard;
  private readonly parts: RackParts;
  private readonly seatCount: number;
  /** By how much the mover is ahead of the best of the others before it moves. */
  private readonly leadBefore: number;
  // In a throw, by seat from the mover on.
  private racks: number[][] = [];
  private bag: number[] = [];
  private fails = 0;
  private readonly gains: Float64Array;
  /** What the tiles promise that a seat kept. */
  private readonly keeps: Float64Array;

  constructor(
    private readonly desk: SearchBoard,
    private readonly sight: VisibleState,
    choices: readonly Choice[],
    private readonly deals: Deals,
    private readonly aim: (typeof aims)[keyof typeof aims],
    /** The choice of which is asked what it comes to, however far it is behind. */
    asked?: number,
    shortlist?: Shortlist,
  ) {
    this.table = desk.another();
    this.parts = new RackParts(LeaveValues.of(desk.set.alphabet, sight.rules));
    this.seatCount = sight.rackCounts.length;
    this.leadBefore = outlookOf(desk, sight).lead;
    this.gains = new Float64Array(this.seatCount);
    this.keeps = new Float64Array(this.seatCount);
    this.tries = choices.map((choice) => this.tryOf(choice));
    this.tallies = new Tallies(choices.length, asked, shortlist);
  }

  /** One throw of the unseen tiles, for each of the choices that may still be the best. */
  lookOnce() {
    const { done, value: dealt } = this.deals.next();
    this.isThrough = done ?? false;
    if (done) return;
    for (const at of this.tallies.left) this.tallies.add(at, this.worthOf(must(this.tries[at]), dealt));
    this.tallies.endRound();
  }

  private tryOf({ move, kept }: Choice): Try {
    const { desk } = this;
    return {
      score: move.kind === 'play' ? move.score : 0,
      laid: move.kind === 'play' ? move.tiles.map((tile) => desk.codeAt(tile, tile)) : [],
      given: move.kind === 'exchange' ? move.letters.map((letter) => desk.codeOf(letter)) : [],
      kept,
    };
  }

  /** By how much the mover gains on the others, as these tiles lie. */
  private worthOf(own: Try, dealt: readonly number[]): number {
    this.deal(dealt);
    this.table.lines.copyFrom(this.desk.lines);
    this.gains.fill(0);
    this.keeps.fill(0);
    this.racks[0] = [...own.kept];
    const isPlay = own.laid.length > 0;
    this.fails = isPlay ? 0 : this.sight.fails + 1;
    this.gains[0] = own.score;
    this.table.lines.lay(own.laid);
    this.refill(0);
    this.bag.push(...own.given);
    if (this.isOver(0, isPlay)) return this.ofEnd(0);
    for (let ply = 1; ply <= this.seatCount || this.aim.looksToTheEnd; ply++) {
      const seat = ply % this.seatCount;
      if (this.bag.length === 0 && this.seatCount === 2) return this.atEnd(this.ahead() + this.playedOut(seat));
      const hasLaid = this.playAsPromised(seat);
      if (this.isOver(seat, hasLaid)) return this.ofEnd(seat);
    }
    return this.beyond(this.ahead() + this.aheadBy(this.keeps));
  }

  private deal(dealt: readonly number[]) {
    let at = 0;
    const { rackCounts, seat } = this.sight;
    this.racks = rackCounts.map((_, after) => {
      const count = after === 0 ? 0 : rackCounts[(seat + after) % this.seatCount]!;
      at += count;
      return dealt.slice(at - count, at);
    });
    this.bag = dealt.slice(at);
  }

  /** A seat makes the play that promises most; says whether there was one. */
  private playAsPromised(seat: number): boolean {
    const { parts, table, bag } = this;
    const rack = this.racks[seat]!;
    parts.take(rack);
    const others = this.racks.filter((_, at) => at !== seat).flat();
    const prospects = new Prospects(
      table,
      {
        rules: this.sight.rules,
        seatCount: this.seatCount,
        bagCount: bag.length,
        unseenCount: bag.length + others.length,
        pointsOfUnseen: table.pointsOfAll(bag) + table.pointsOfAll(others),
        othersCount: others.length,
        lead: this.leadOf(seat),
        fails: this.fails,
      },
      parts,
    );
    const plays = table.findPlaysOf(rack);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < plays.count; index++) {
      const worth = prospects.ofPlay(plays, index);
      if (worth <= most) continue;
      most = worth;
      best = index;
    }
    if (best < 0) {
      this.fails++;
      this.keeps[seat] = 0;
      return false;
    }
    const score = plays.scores[best]!;
    this.fails = 0;
    this.gains[seat]! += score;
    this.keeps[seat] = most - score;
    this.racks[seat] = parts.codesOf(parts.keptBy(plays, best));
    table.lines.lay(table.codesLaid(plays, best));
    this.refill(seat);
    return true;
  }

  private refill(seat: number) {
    const rack = this.racks[seat]!;
    rack.push(...this.bag.splice(0, rackSize - rack.length));
  }

  /** Whether what a seat just did has ended the game. */
  private isOver(seat: number, hasLaid: boolean): boolean {
    const { bagEmpty, failsToEnd } = this.sight.rules;
    if (!hasLaid) return this.fails >= failsToEnd;
    return this.bag.length === 0 && (bagEmpty === 'gameEnds' || this.racks[seat]!.length === 0);
  }

  /** All lose what they hold, and who has laid the last tile gains it. */
  private ofEnd(seat: number): number {
    const { gains, racks, table } = this;
    const wentOut = racks[seat]!.length === 0;
    for (const [at, rack] of racks.entries()) {
      const points = table.pointsOfAll(rack);
      gains[at]! -= points;
      if (wentOut) gains[seat]! += points;
    }
    return this.atEnd(this.ahead());
  }

  /** Who has gained so much is done, and has won or lost. */
  private atEnd(gain: number): number {
    return gain + this.aim.winning * Math.sign(this.leadBefore + gain);
  }

  /** Who has gained so much, with what the tiles kept promise, goes on; it is the turn of another one. */
  private beyond(gain: number): number {
    if (!this.aim.looksBeyond) return gain;
    const unseen = this.bag.length + this.racks.slice(1).reduce((sum, rack) => sum + rack.length, 0);
    const lead = this.leadBefore + gain - nextToMove;
    return gain + this.aim.winning * Math.tanh(lead / (2 * perUnseen * Math.sqrt(unseen)));
  }

  /** What the mover gains in the rest of a game of two, in which nothing is drawn any more. */
  private playedOut(seat: number): number {
    const { rules } = this.sight;
    const endgame = new Endgame(
      this.table,
      {
        racks: [this.racks[seat]!, this.racks[1 - seat]!],
        failsLeft: rules.failsToEnd - this.fails,
      },
      effortAtEnd,
      () => true,
      memoryBits,
    );
    const worth = endgame.soonAnswered();
    return seat === 0 ? worth : -worth;
  }

  private ahead(): number {
    return this.aheadBy(this.gains);
  }

  /** By how much the mover's is more than the others' on average. */
  private aheadBy(figures: Float64Array): number {
    let others = 0;
    for (let seat = 1; seat < this.seatCount; seat++) others += figures[seat]!;
    return figures[0]! - others / (this.seatCount - 1);
  }

  /** By how much a seat is ahead of the best of the others. */
  private leadOf(seat: number): number {
    const { scores, seat: mover } = this.sight;
    const now = Array.from(this.gains, (gain, at) => scores[(mover + at) % this.seatCount]! + gain);
    return now[seat]! - Math.max(...now.filter((_, at) => at !== seat));
  }
}
