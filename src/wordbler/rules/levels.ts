import { must } from '../../engine/must';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Outcome } from './ending';
import type { Seat } from './setup';

/** How well a computer plays, from the mildest on: what a player may choose by name. */
export const levels = ['nestling', 'fledgling', 'songbird', 'club', 'expert', 'master'] as const;

export type Level = (typeof levels)[number];

/** How a computer that is to be just right may play, from the mildest on: levels, and steps below and between. */
export const evenSteps = [
  'hatchling',
  'nestling',
  'fledgling',
  'aboveFledgling',
  'songbird',
  'aboveSongbird',
  'club',
  'expert',
] as const;

export type EvenStep = (typeof evenSteps)[number];

/** All the ways in which a computer plays. */
export const steps = [...evenSteps, 'master'] as const;

export type Step = (typeof steps)[number];

/** The choice of who wants to win about every other game; before each game it becomes a step. */
export const justRight = 'justRight';

export const isEvenStep = (value: unknown): value is EvenStep => evenSteps.some((step) => step === value);

/** The level by name that a step is most like. */
export const levelLike: Readonly<Record<Step, Level>> = {
  hatchling: 'nestling',
  nestling: 'nestling',
  fledgling: 'fledgling',
  aboveFledgling: 'songbird',
  songbird: 'songbird',
  aboveSongbird: 'songbird',
  club: 'club',
  expert: 'expert',
  master: 'master',
};

/** A finished game against a computer that was to be just right. */
export interface EvenGame {
  step: EvenStep;
  /** 1 if the people won, 0 if they lost; between them where it is both. */
  won: number;
}

/** Even with somebody new to such games. */
const firstStep: EvenStep = 'nestling';
const remembered = 8;
/** Each step wins three of four games against the one below it. */
const perStep = Math.log(3);
const even = 0.5;

/** The games that are remembered, the latest last. Whatever is not as it should be is left out. */
export const readEvenGames = (saved: unknown): EvenGame[] =>
  (Array.isArray(saved) ? saved : [])
    .flatMap((one: unknown) => {
      const { step, won } = fieldsOf<EvenGame>(one) ?? {};
      return isEvenStep(step) && typeof won === 'number' && won >= 0 && won <= 1 ? [{ step, won }] : [];
    })
    .slice(-remembered);

export const withGame = (games: readonly EvenGame[], game: EvenGame): EvenGame[] => [...games, game].slice(-remembered);

/**
 * The step at which the next game should be even: one up, one down, or as in the last game. Nobody who just lost gets
 * a stronger computer, and nobody who just won a weaker one.
 */
export function nextStep(games: readonly EvenGame[]): EvenStep {
  const last = games.at(-1);
  if (!last) return firstStep;
  const at = evenSteps.indexOf(last.step);
  const up = last.won >= even && strengthShown(games) >= at + even;
  const down = last.won <= even && strengthShown(games) <= at - even;
  return evenSteps[at + Number(up) - Number(down)] ?? last.step;
}

/** The step of the next game, where none that is remembered was played as high, nor the one just played. */
export function gainedStep(games: readonly EvenGame[], played: EvenStep): EvenStep | undefined {
  const next = nextStep(games);
  const isHigher = (step: EvenStep) => evenSteps.indexOf(next) > evenSteps.indexOf(step);
  return isHigher(played) && games.every(({ step }) => isHigher(step)) ? next : undefined;
}

/** The place among the steps at which these results are the likeliest, and one game more, a draw at the last. */
function strengthShown(games: readonly EvenGame[]): number {
  const results = games.map(({ step, won }) => ({ at: evenSteps.indexOf(step), won }));
  results.push({ at: must(results.at(-1)).at, won: even });
  let [low, high] = [-evenSteps.length, 2 * evenSteps.length];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    const lacking = results.reduce((sum, { at, won }) => sum + won - chanceAt(middle - at), 0);
    if (lacking > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The chance to win of somebody who is so many steps stronger. */
const chanceAt = (ahead: number) => 1 / (1 + Math.exp(-perStep * ahead));

/** The table as it is played at: computers that are to be just right play at this step. */
export const seatedAt = (seats: readonly Seat[], step: EvenStep): Seat[] =>
  seats.map((seat) => (seat.level === justRight ? { ...seat, step } : seat));

/**
 * What a finished game says: every person beside every computer that was to be just right; undefined without such, and
 * where a handicap has had a hand in it.
 */
export function evenGameOf(seats: readonly Seat[], { ranking }: Outcome): EvenGame | undefined {
  if (seats.some(({ handicap }) => handicap)) return undefined;
  const placeOf = (seat: number) => must(ranking.find((one) => one.seat === seat)).place;
  const placesOf = (has: (seat: Seat) => boolean) =>
    [...seats.keys()].filter((seat) => has(must(seats[seat]))).map(placeOf);
  const computers = placesOf(({ level }) => level === justRight);
  const pairs = placesOf(({ kind }) => kind === 'person').flatMap((own) =>
    computers.map((other) => (own < other ? 1 : own === other ? even : 0)),
  );
  const step = seats.find(({ level }) => level === justRight)?.step;
  if (!step || pairs.length === 0) return undefined;
  return { step, won: pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length };
}
