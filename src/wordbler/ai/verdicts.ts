import { must } from '../../engine/must';
import { keptAfter, keyOf, type Move, type SeenTurn, type VisibleState } from '../rules/visible-state';
import { lastMoves } from './endgame';
import type { Knowledge } from './knowledge';
import { SearchBoard } from './search-board';

/** What a choice came to, as somebody looked ahead. */
export interface Verdict {
  readonly move: Move;
  /** In so many throws it brought so much on average, and so much more or less than the others in the same throw. */
  readonly rounds: number;
  readonly mean: number;
  readonly variance: number;
  /** No throw was needed: all is known, and was followed to the end of the game. */
  readonly isExact?: boolean;
}

/** How far looking ahead has come: the best move so far, and what there is to say for all of them. */
export interface Pondered {
  readonly move: Move;
  verdicts(): readonly Verdict[];
}

/** The best of all that was thought, and how surely it is, from 0 to 1; undefined where nobody has tried it out. */
export interface Considered {
  readonly move: Move;
  readonly sure?: number;
}

/** What several who looked at the same position agree on. */
export function judged(all: readonly (readonly Verdict[])[]): Considered {
  const { best, second } = together(all);
  if (best.rounds < fewestToTell) return { move: best.move };
  return { move: best.move, sure: second ? chanceAhead(best, second) : 1 };
}

/** What was found by all: the best, the next, and the move that was asked about. */
export function together(all: readonly (readonly Verdict[])[], asked?: Move) {
  const found = new Map<string, Verdict>();
  for (const verdict of all.flat()) found.set(keyOf(verdict.move), joined(found.get(keyOf(verdict.move)), verdict));
  const most = Math.max(...[...found.values()].map(({ rounds }) => rounds));
  // Whom only one of them has kept has seen few throws by luck.
  const [best, second] = [...found.values()].filter(({ rounds }) => rounds * 2 >= most).sort((a, b) => b.mean - a.mean);
  if (!best) throw new RangeError('nobody has looked');
  return { best, second, own: asked && found.get(keyOf(asked)) };
}

/** So often a choice must have been tried before anything is said of it. */
export const fewestToTell = 24;

function joined(one: Verdict | undefined, other: Verdict): Verdict {
  if (!one) return other;
  const rounds = one.rounds + other.rounds;
  const mean = (one.mean * one.rounds + other.mean * other.rounds) / rounds;
  const variance = (one.variance * one.rounds + other.variance * other.rounds) / rounds;
  return { move: one.move, rounds, mean, variance, isExact: (one.isExact && other.isExact) ?? false };
}

/** The chance that the one that came to more is the better one. */
function chanceAhead(best: Verdict, other: Verdict): number {
  const [ahead, error] = [
    best.mean - other.mean,
    Math.sqrt(best.variance / best.rounds + other.variance / other.rounds),
  ];
  if (error === 0) return ahead > 0 ? 1 : 0.5;
  return 1 / (1 + Math.exp((-1.702 * ahead) / error));
}

/** What looking ahead tells of a turn when the game is over. */
export interface Hindsight {
  /** The best of all that was tried, what was done among it. */
  readonly best: Move;
  readonly wasBest: boolean;
  /** So many points more it brings than what was done, on average; as much as that may be off, 19 times of 20. */
  readonly gain: number;
  readonly margin: number;
  /**
   * How surely it is the better one, from 0 to 1; where that was done, better than the next. Undefined if hardly tried.
   */
  readonly sure?: number;
  /** Both were followed to the end of the game, where all is known. */
  readonly isExact: boolean;
}

/** What was done in a turn; undefined where that is not known. */
export function moveDone({ entry, given }: SeenTurn): Move | undefined {
  if (entry.kind === 'exchanged') return given && { kind: 'exchange', letters: given };
  if (entry.kind !== 'played') return { kind: 'pass' };
  const { words, total } = entry.sheet;
  const tiles = must(words[0])
    .letters.filter(({ isNew }) => isNew)
    .map(({ x, y, letter, blank }) => ({ x, y, letter, blank }));
  return { kind: 'play', tiles, score: total };
}

/** What several have found about a turn in which this was done. */
export function hindsightOn(all: readonly (readonly Verdict[])[], done: Move): Hindsight {
  const { best: first, second, own } = together(all, done);
  // What is as good as the best is no fault.
  const wasBest = own !== undefined && own.mean >= first.mean;
  const best = wasBest ? own : first;
  const next = own === first ? second : first;
  const other = wasBest ? next : own;
  const error = other ? Math.sqrt(best.variance / best.rounds + other.variance / other.rounds) : 0;
  const isTried = own !== undefined && best.rounds >= fewestToTell;
  return {
    best: best.move,
    wasBest,
    gain: wasBest || !own ? 0 : best.mean - own.mean,
    margin: wasBest ? 0 : 1.96 * error,
    isExact: (best.isExact && own?.isExact) ?? false,
    ...(isTried && { sure: other ? chanceAhead(best, other) : 1 }),
  };
}

/** Both seats know all: what was done is followed to the end, as the best is. */
export function* lookBackAtEnd(
  knowledge: Knowledge,
  sight: VisibleState,
  done: Move,
  effort: number,
): Generator<Pondered, Pondered, void> {
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const told = (move: Move, worth: number, isExact: boolean): Verdict => ({
    move,
    rounds: isExact ? fewestToTell : 1,
    mean: worth,
    variance: 0,
    isExact,
  });
  let best = told(done, Number.NEGATIVE_INFINITY, false);
  const search = lastMoves(knowledge, desk, sight, effort);
  for (let step = search.next(); ; step = search.next()) {
    const { move, worth, isExact } = step.value;
    best = told(move, worth, isExact);
    if (step.done) break;
    yield pondered([best]);
  }
  const own = yield* worthToTheEnd(knowledge, sight, done, effort, () => pondered([best]));
  // Where one of them could not be followed to the end, nothing is sure of both.
  const isExact = (best.isExact ?? false) && own.isExact;
  return pondered([told(best.move, best.mean, isExact), told(done, own.worth, isExact)]);
}

const pondered = (verdicts: readonly Verdict[]): Pondered => ({
  move: must(verdicts[0]).move,
  verdicts: () => verdicts,
});

/** By how much the mover gains on the other by a move, if both go on as well as they can. */
function* worthToTheEnd(
  knowledge: Knowledge,
  sight: VisibleState,
  move: Move,
  effort: number,
  known: () => Pondered,
): Generator<Pondered, { worth: number; isExact: boolean }, void> {
  const after = SearchBoard.of(knowledge.gaddag, sight);
  const pointsOf = (rack: readonly string[]) => after.pointsOfAll(rack.map((letter) => after.codeOf(letter)));
  const [score, kept] = [move.kind === 'play' ? move.score : 0, keptAfter(move, sight.rack)];
  if (kept.length === 0) return { worth: score + 2 * pointsOf(sight.unseen), isExact: true };
  const fails = move.kind === 'play' ? 0 : sight.fails + 1;
  if (fails >= sight.rules.failsToEnd) return { worth: pointsOf(sight.unseen) - pointsOf(kept), isExact: true };
  if (move.kind === 'play') after.lay(move.tiles);
  const others: VisibleState = { ...sight, rack: sight.unseen, unseen: kept, fails };
  const search = lastMoves(knowledge, after, others, effort);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return { worth: score - step.value.worth, isExact: step.value.isExact };
    yield known();
  }
}
