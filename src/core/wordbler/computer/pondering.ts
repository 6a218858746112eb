import { Dice } from '../../random/dice';
import { promisingChoices } from './choices';
import { Desk } from './desk';
import { isForTwoToEnd, playToTheEnd } from './last-tiles';
import { LookingAhead } from './looking-ahead';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge } from './thought';

/** What a choice came to, as somebody looked ahead. */
export interface Verdict {
  readonly move: Move;
  /** In so many throws it brought so much on average, and so much more or less than the others in the same throw. */
  readonly rounds: number;
  readonly mean: number;
  readonly variance: number;
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

/** So many choices are tried, and after so many throws another one tells hardly anything. */
const tried = 14;
const mostRounds = 8_000;
/** Effort for the last tiles: as far as anybody waits. */
const endgameEffort = 400_000;

/**
 * Looks ahead for as long as anybody waits, and says again and again how far it has come. Others may look at the same
 * position by other throws, and what all have found is judged together.
 */
export function* ponder(
  knowledge: Knowledge,
  sight: Sight,
  throws: string,
): Generator<Pondered, Pondered, void> {
  const desk = Desk.of(knowledge.gaddag, sight);
  if (isForTwoToEnd(sight)) {
    const thought = playToTheEnd(knowledge, desk, sight, endgameEffort);
    for (;;) {
      const { done, value: move } = thought.next();
      const known = { move, verdicts: () => [{ move, rounds: 1, mean: 0, variance: 0 }] };
      if (done) return known;
      yield known;
    }
  }
  const choices = promisingChoices(knowledge, desk, sight, tried);
  const looking = new LookingAhead(knowledge, desk, sight, choices, new Dice(throws));
  const { tallies } = looking;
  const known = {
    get move() {
      return choices[tallies.best]!.move;
    },
    verdicts: () => tallies.left.map((at) => ({ move: choices[at]!.move, ...tallies.of(at) })),
  };
  while (tallies.left.length > 1 && tallies.rounds < mostRounds) {
    yield known;
    looking.lookOnce();
  }
  return known;
}

/** What several who looked at the same position agree on. */
export function judged(all: readonly (readonly Verdict[])[]): Considered {
  const together = new Map<string, Verdict>();
  for (const verdict of all.flat()) {
    const key = JSON.stringify(verdict.move);
    together.set(key, joined(together.get(key), verdict));
  }
  const most = Math.max(...[...together.values()].map(({ rounds }) => rounds));
  // Whom only one of them has kept has seen few throws by luck.
  const [best, second] = [...together.values()]
    .filter(({ rounds }) => rounds * 2 >= most)
    .sort((a, b) => b.mean - a.mean);
  if (!best) throw new RangeError('nobody has looked');
  if (best.rounds < fewestToTell) return { move: best.move };
  if (!second) return { move: best.move, sure: 1 };
  const error = Math.sqrt(best.variance / best.rounds + second.variance / second.rounds);
  return { move: best.move, sure: chanceAbove(error > 0 ? (best.mean - second.mean) / error : 0) };
}

const fewestToTell = 24;

function joined(one: Verdict | undefined, other: Verdict): Verdict {
  if (!one) return other;
  const rounds = one.rounds + other.rounds;
  const mean = (one.mean * one.rounds + other.mean * other.rounds) / rounds;
  const variance = (one.variance * one.rounds + other.variance * other.rounds) / rounds;
  return { move: one.move, rounds, mean, variance };
}

/** The chance that what is ahead by so many standard errors is ahead. */
const chanceAbove = (errors: number) => 1 / (1 + Math.exp(-1.702 * errors));
