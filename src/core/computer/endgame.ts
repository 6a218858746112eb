import type { Gaddag } from '../gaddag';
import type { Desk } from './desk';
import { EndgameLine, passing } from './endgame-line';
import { EndgameMemory, kinds, toTheEnd } from './endgame-memory';
import { type Outs, pointsLaid } from './endgame-outs';
import type { Plays } from './plays';

/** What two seats play for once the bag is empty, so that each knows the other's rack. */
export interface Ending {
  /** The mover's rack first. */
  readonly racks: readonly [readonly number[], readonly number[]];
  readonly fullRackBonus: number;
  /** How many fails in a row are left before the game ends. */
  readonly failsLeft: number;
}

/** The best that is known so far. */
export interface EndgameAnswer {
  /** The number of a play in the list, or a pass. */
  readonly choice: number;
  /** By how much the mover gains on the opponent from here to the end of the game. */
  readonly worth: number;
  /** Whether everything was followed to the end: then nobody can do better. */
  readonly isExact: boolean;
}

const pauseEvery = 40;
const endless = 30_000;
const narrow = 12;
const narrowDepth = 6;
const narrowShare = 0.4;

/**
 * Looks one step further again and again (alpha-beta), until it has followed everything to the end of the game or
 * has seen as many positions as it may.
 *
 * The fails that end a game need no counting. Who may pass for the last time chooses between that end and a play;
 * with more fails to go, it is the same choice again after another round. So a pass that answers a pass counts as
 * the end, and any other pass only if one fail was left.
 */
export class Endgame {
  readonly plays: Plays;
  private readonly line: EndgameLine;
  private readonly memory = new EndgameMemory();
  private readonly hopes: Float64Array[] = [];
  private answer: EndgameAnswer = { choice: passing, worth: -endless, isExact: false };
  /** Whether the worth just found rests on a guess. */
  private isGuess = false;
  private readonly isLastFail: boolean;
  /** How many of the most hopeful plays are tried. */
  private width = endless;
  positions = 0;
  times: number[] = [];

  constructor(
    gaddag: Gaddag,
    desk: Desk,
    ending: Ending,
    private readonly budget: number,
  ) {
    this.line = new EndgameLine(gaddag, desk, ending.racks, ending.fullRackBonus);
    this.isLastFail = ending.failsLeft === 1;
    this.plays = this.line.findPlays();
    this.points = (code) => desk.pointsOf(code);
  }

  private readonly points: (code: number) => number;

  *solve(): Generator<EndgameAnswer, EndgameAnswer> {
    this.width = narrow;
    for (let depth = 1; depth <= narrowDepth && this.positions < this.budget * narrowShare; depth++)
      if (yield* this.look(depth)) return this.answer;
    this.width = endless;
    yield* this.look(toTheEnd - 1);
    return this.answer;
  }

  /** Looks so far, and says whether nobody can know better. */
  private *look(depth: number): Generator<EndgameAnswer, boolean> {
    const worth = yield* this.worthOf(this.isLastFail, -endless, endless, depth);
    if (this.isSpent) return true;
    this.times.push(this.positions);
    this.answer = { choice: this.answer.choice, worth, isExact: !this.isGuess };
    yield this.answer;
    return this.answer.isExact;
  }

  private get isSpent() {
    return this.positions >= this.budget;
  }

  /** What the mover gains from here on; if it is not between `low` and `high`, only a bound that shows so. */
  private *worthOf(
    isLastFail: boolean,
    low: number,
    high: number,
    depth: number,
  ): Generator<EndgameAnswer, number> {
    const { line, memory } = this;
    if (++this.positions % pauseEvery === 0) yield this.answer;
    const key = line.keyFor(isLastFail);
    const check = line.checkKey;
    const slot = memory.find(key, check);
    if (line.length > 0 && memory.answers(slot, depth, low, high)) {
      this.isGuess = !memory.isToTheEnd(slot);
      return memory.worth(slot);
    }
    if (depth === 0) return this.guess(isLastFail);
    const plays = line.length === 0 ? this.plays : line.findPlays();
    const hopes = this.hopesOf(plays);
    const remembered = memory.choice(slot);
    if (remembered >= 0) hopes[remembered] = endless;
    const isRoot = line.length === 0;

    let best = -endless;
    let choice = passing;
    let isGuess = false;
    let outs: Outs | undefined;
    for (let tried = 0; tried <= plays.count && best < high; tried++) {
      const index = tried < plays.count ? takeMostHopeful(hopes, plays.count) : passing;
      const floor = Math.max(low, best);
      if (tried > 0 && index !== passing && plays.lengths[index] < line.own.count) {
        outs ??= line.outsOfOther();
        const ceiling = this.ceilingBy(outs, plays, index);
        if (ceiling <= floor) {
          best = Math.max(best, ceiling);
          continue;
        }
      }
      if (tried >= this.width) {
        isGuess = true;
        break;
      }
      // At first only whether it beats the best so far; by how much, only if it does.
      let worth = yield* this.worthBy(plays, index, isLastFail, floor, tried === 0 ? high : floor + 1, depth);
      if (tried > 0 && worth > floor && worth < high && !this.isSpent)
        worth = yield* this.worthBy(plays, index, isLastFail, floor, high, depth);
      if (this.isSpent) return best;
      if (worth > best) {
        best = worth;
        choice = index;
        if (isRoot) this.answer = { choice, worth, isExact: false };
      }
      // What refutes stands by itself, whatever was guessed before.
      isGuess = best >= high ? this.isGuess : isGuess || this.isGuess;
    }
    this.isGuess = isGuess;
    const kind = best >= high ? kinds.atLeast : best > low ? kinds.exact : kinds.atMost;
    memory.keep(key, check, best, kind, isGuess ? depth : toTheEnd, choice);
    return best;
  }

  private *worthBy(
    plays: Plays,
    index: number,
    isLastFail: boolean,
    low: number,
    high: number,
    depth: number,
  ): Generator<EndgameAnswer, number> {
    const { line } = this;
    const ended = this.worthAtEnd(plays, index, isLastFail);
    this.isGuess = false;
    if (ended !== undefined) return ended;
    const score = index === passing ? 0 : plays.scores[index];
    line.goOn(index);
    const answered = yield* this.worthOf(index === passing, score - high, score - low, depth - 1);
    line.goBack();
    return score - answered;
  }

  /** More than this a play cannot gain, because the opponent can go out after it. */
  private ceilingBy(outs: Outs, plays: Plays, index: number): number {
    const out = outs.after(plays, index);
    if (out === undefined) return endless;
    const left = this.line.own.points - pointsLaid(plays, index, this.points);
    return plays.scores[index] - out - 2 * left;
  }

  /** What the mover gains by the choice if it ends the game. */
  private worthAtEnd(plays: Plays, index: number, isLastFail: boolean): number | undefined {
    const { own, other } = this.line;
    if (index === passing) return isLastFail ? other.points - own.points : undefined;
    return plays.lengths[index] === own.count ? plays.scores[index] + 2 * other.points : undefined;
  }

  /** As if both went on by the play that promises most. */
  private guess(isLastFail: boolean): number {
    const { line } = this;
    const plays = line.findPlays();
    const index = plays.count > 0 ? takeMostHopeful(this.hopesOf(plays), plays.count) : passing;
    this.positions++;
    const ended = this.worthAtEnd(plays, index, isLastFail);
    this.isGuess = ended === undefined || plays.count > 0;
    if (ended !== undefined) return ended;
    const score = index === passing ? 0 : plays.scores[index];
    line.goOn(index);
    const answered = this.guess(index === passing);
    line.goBack();
    this.isGuess = true;
    return score - answered;
  }

  private hopesOf(plays: Plays): Float64Array {
    const { own, other, length } = this.line;
    let hopes = this.hopes[length];
    if (!hopes || hopes.length < plays.count) {
      hopes = new Float64Array(plays.count * 2);
      this.hopes[length] = hopes;
    }
    for (let index = 0; index < plays.count; index++) {
      let hope = plays.scores[index];
      if (plays.lengths[index] === own.count) hope += 2 * other.points + 1000;
      else hope += plays.lengths[index] + pointsLaid(plays, index, this.points);
      hopes[index] = hope;
    }
    return hopes;
  }
}

function takeMostHopeful(hopes: Float64Array, count: number): number {
  let most = 0;
  for (let at = 1; at < count; at++) if (hopes[at] > hopes[most]) most = at;
  hopes[most] = Number.NEGATIVE_INFINITY;
  return most;
}
