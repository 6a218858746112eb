import { keyOf, type Move } from '../rules/move';

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
  for (const verdict of all.flat())
    found.set(keyOf(verdict.move), joined(found.get(keyOf(verdict.move)), verdict));
  const most = Math.max(...[...found.values()].map(({ rounds }) => rounds));
  // Whom only one of them has kept has seen few throws by luck.
  const [best, second] = [...found.values()]
    .filter(({ rounds }) => rounds * 2 >= most)
    .sort((a, b) => b.mean - a.mean);
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
export function chanceAhead(best: Verdict, other: Verdict): number {
  const [ahead, error] = [
    best.mean - other.mean,
    Math.sqrt(best.variance / best.rounds + other.variance / other.rounds),
  ];
  if (error === 0) return ahead > 0 ? 1 : 0.5;
  return 1 / (1 + Math.exp((-1.702 * ahead) / error));
}
