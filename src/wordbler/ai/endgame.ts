import type { Move, VisibleState } from '../rules/visible-state';
import { EndgameLine, EndgameMemory, kinds, type Outs, passing, pointsLaid, toTheEnd } from './endgame-line';
import type { Knowledge, Thought } from './knowledge';
import { isDecent, type Plays } from './plays';
import type { SearchBoard } from './search-board';

/**
 * Of the first few the most promising is looked for each time; whoever asks for more gets all that are left in order.
 */
const soon = 6;
/** More than there are plays, so that one number tells a hope and whose it is. */
const room = 2 ** 20;

/** Plays to be tried, of which the most promising comes next, and of those alike the first. */
export class CandidateQueue {
  private keys = new Float64Array(256);
  private left = 0;
  private asked = 0;

  /** Hopes for so many choices, each a whole number. */
  takeIn(count: number, hopeOf: (choice: number) => number) {
    if (this.keys.length < count) this.keys = new Float64Array(count * 2);
    for (let choice = 0; choice < count; choice++) this.keys[choice] = hopeOf(choice) * room + room - 1 - choice;
    this.left = count;
    this.asked = 0;
  }

  /** The next choice. There must be one left. */
  take(): number {
    const { keys } = this;
    if (this.asked === soon) keys.subarray(0, this.left).sort();
    const at = this.asked++ < soon ? this.most() : this.left - 1;
    const key = keys[at]!;
    keys[at] = keys[--this.left]!;
    return room - 1 - (key - Math.floor(key / room) * room);
  }

  private most(): number {
    let most = 0;
    for (let at = 1; at < this.left; at++) if (this.keys[at]! > this.keys[most]!) most = at;
    return most;
  }
}

/** What two seats play for once the bag is empty, so that each knows the other's rack. */
interface Ending {
  /** The mover's rack first. */
  readonly racks: readonly [readonly number[], readonly number[]];
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

const pauseEvery = 12;
/** So many plays are as much work as the rest of a position. */
const playsPerStep = 64;
const endless = 30_000;
const usualMemoryBits = 17;

// First only the most promising plays, step by step deeper, so that there is soon a good answer; then all of them.
const narrow = 12;
const narrowDepth = 6;
const narrowShare = 0.4;

/**
 * Looks one step further again and again (alpha-beta), at first at a few plays only, and at last at all of them and
 * to the end of the game, unless its budget is spent by then.
 *
 * The fails that end a game need no counting. Who may pass for the last time chooses between that end and a play;
 * with more fails to go, it is the same choice again after another round. So a pass that answers a pass counts as
 * the end, and any other pass only if one fail was left.
 */
export class Endgame {
  readonly plays: Plays;
  private readonly line: EndgameLine;
  private readonly memory: EndgameMemory;
  private readonly queues: CandidateQueue[] = [];
  private answer: EndgameAnswer;
  /** Whether the worth just found rests on a guess. */
  private isGuess = false;
  /** Whether this look has seen again what the one before thought best. */
  private isSettled = false;
  private nextPause = pauseEvery;
  private readonly isLastFail: boolean;
  private readonly pointsOf: (code: number) => number;
  /** How many of the most promising plays are tried. */
  private width = endless;
  /** What has been done so far, a position with many plays counting for more. */
  effort = 0;

  constructor(
    desk: SearchBoard,
    ending: Ending,
    /** So much effort it may take. */
    private readonly budget: number,
    /** Whether the mover would make a play at all. */
    private readonly isWelcome: (plays: Plays, index: number) => boolean = () => true,
    memoryBits = usualMemoryBits,
  ) {
    this.memory = new EndgameMemory(memoryBits);
    this.line = new EndgameLine(desk, ending.racks);
    this.isLastFail = ending.failsLeft === 1;
    this.plays = this.line.findPlays();
    this.pointsOf = (code) => desk.pointsOf(code);
    this.answer = { choice: this.mostPromising(), worth: -endless, isExact: false };
  }

  *solve(): Generator<EndgameAnswer, EndgameAnswer> {
    this.width = narrow;
    for (let depth = 1; depth <= narrowDepth && this.effort < this.budget * narrowShare; depth++)
      if (yield* this.look(depth)) return this.answer;
    this.width = endless;
    yield* this.look(toTheEnd - 1);
    return this.answer;
  }

  /** What the mover gains, as far as one look at it tells: at least as if both went on by what promises most. */
  soonAnswered(): number {
    for (let thought = this.solve(), step = thought.next(); ; step = thought.next())
      if (step.done) return this.answer.worth > -endless ? this.answer.worth : this.guess(this.isLastFail);
  }

  /** Looks so far, and says whether nobody can know better. */
  private *look(depth: number): Generator<EndgameAnswer, boolean> {
    this.isSettled = false;
    const worth = yield* this.worthOf(this.isLastFail, -endless, endless, depth);
    if (this.isSpent) return true;
    this.answer = { ...this.answer, worth, isExact: !this.isGuess };
    yield this.answer;
    return this.answer.isExact;
  }

  private get isSpent() {
    return this.effort >= this.budget;
  }

  /** What the mover gains from here on; if it is not between `low` and `high`, only a bound that shows so. */
  private *worthOf(isLastFail: boolean, low: number, high: number, depth: number): Generator<EndgameAnswer, number> {
    const { line, memory } = this;
    if (++this.effort >= this.nextPause) {
      this.nextPause = this.effort + pauseEvery;
      yield this.answer;
    }
    const key = line.keyFor(isLastFail);
    const check = line.checkKey;
    const slot = memory.find(key, check);
    if (line.length > 0 && memory.answers(slot, depth, low, high)) {
      this.isGuess = !memory.isToTheEnd(slot);
      return memory.worth(slot);
    }
    if (depth === 0) return this.guess(isLastFail);
    const plays = line.length === 0 ? this.plays : this.findPlays();
    const isRoot = line.length === 0;
    const remembered = isRoot ? this.answer.choice : memory.choice(slot);
    const candidates = this.candidatesOf(plays, remembered);

    let best = -endless;
    let choice = passing;
    let isGuess = false;
    let outs: Outs | undefined;
    for (let tried = 0; tried <= plays.count && best < high; tried++) {
      const index = tried < plays.count ? candidates.take() : passing;
      if (isRoot && index !== passing && !this.isWelcome(plays, index)) continue;
      const floor = Math.max(low, best);
      if (tried > 0 && index !== passing && plays.lengths[index]! < line.own.count) {
        outs ??= this.outsOfOther();
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
      }
      // A deeper look counts as soon as it has seen the best of the one before.
      if (isRoot && (depth === 1 || this.isSettled || index === remembered)) {
        this.isSettled = true;
        this.answer = { choice, worth: best, isExact: false };
      }
      // What refutes stands by itself, whatever was guessed before.
      isGuess = best >= high ? this.isGuess : isGuess || this.isGuess;
    }
    if (isRoot) this.answer = { choice, worth: best, isExact: false };
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
    const answered = yield* this.worthOf(index === passing, score! - high, score! - low, depth - 1);
    line.goBack();
    return score! - answered;
  }

  private findPlays(): Plays {
    const plays = this.line.findPlays();
    this.effort += 1 + plays.count / playsPerStep;
    return plays;
  }

  private outsOfOther(): Outs {
    const outs = this.line.outsOfOther();
    this.effort += 1 + outs.found / playsPerStep;
    return outs;
  }

  private mostPromising(): number {
    const candidates = this.candidatesOf(this.plays);
    for (let tried = 0; tried < this.plays.count; tried++) {
      const index = candidates.take();
      if (this.isWelcome(this.plays, index)) return index;
    }
    return passing;
  }

  /** More than this a play cannot gain, because the opponent can go out after it. */
  private ceilingBy(outs: Outs, plays: Plays, index: number): number {
    const out = outs.after(plays, index);
    if (out === undefined) return endless;
    const left = this.line.own.points - pointsLaid(plays, index, this.pointsOf);
    return plays.scores[index]! - out - 2 * left;
  }

  /** What the mover gains by the choice if it ends the game. */
  private worthAtEnd(plays: Plays, index: number, isLastFail: boolean): number | undefined {
    const { own, other } = this.line;
    if (index === passing) return isLastFail ? other.points - own.points : undefined;
    return plays.lengths[index] === own.count ? plays.scores[index]! + 2 * other.points : undefined;
  }

  /** As if both went on by the play that promises most. */
  private guess(isLastFail: boolean): number {
    const { line } = this;
    const plays = this.findPlays();
    const index = plays.count > 0 ? this.candidatesOf(plays).take() : passing;
    const ended = this.worthAtEnd(plays, index, isLastFail);
    this.isGuess = ended === undefined || plays.count > 0;
    if (ended !== undefined) return ended;
    const score = index === passing ? 0 : plays.scores[index];
    line.goOn(index);
    const answered = this.guess(index === passing);
    line.goBack();
    this.isGuess = true;
    return score! - answered;
  }

  /** The plays by what they promise; what an earlier look thought best comes first. */
  private candidatesOf(plays: Plays, remembered = passing): CandidateQueue {
    const { own, other, length } = this.line;
    this.queues[length] ??= new CandidateQueue();
    const candidates = this.queues[length];
    candidates.takeIn(plays.count, (index) => {
      if (index === remembered) return endless;
      const score = plays.scores[index]!;
      return plays.lengths[index] === own.count
        ? score + 2 * other.points + 1000
        : score + plays.lengths[index]! + pointsLaid(plays, index, this.pointsOf);
    });
    return candidates;
  }
}

/** Whether two seats play on without a bag, so that each knows the other's rack. */
export const isForTwoToEnd = ({ bagCount, rackCounts }: VisibleState) => bagCount === 0 && rackCounts.length === 2;

/** A move with which the end begins, and what is known of it. */
interface LastMove extends Omit<EndgameAnswer, 'choice'> {
  readonly move: Move;
}

/** The last tiles of two seats, played out with so much effort. */
export function* playToTheEnd(knowledge: Knowledge, desk: SearchBoard, sight: VisibleState, budget: number): Thought {
  for (let step = lastMoves(knowledge, desk, sight, budget), next = step.next(); ; next = step.next()) {
    if (next.done) return next.value.move;
    yield next.value.move;
  }
}

/** The best move so far again and again, and by how much the mover gains from it to the end of the game. */
export function* lastMoves(
  knowledge: Knowledge,
  desk: SearchBoard,
  sight: VisibleState,
  budget: number,
): Generator<LastMove, LastMove, void> {
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const ending = {
    racks: [codesOf(sight.rack), codesOf(sight.unseen)] as const,
    failsLeft: sight.rules.failsToEnd - sight.fails,
  };
  const endgame = new Endgame(desk, ending, budget, (plays, index) => isDecent(knowledge, desk, plays, index));
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
