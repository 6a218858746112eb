import { replay } from '../../engine/saving/game-log';
import { GameEngine, type HistoryEntry, type ReadonlyGame, type WordJudge } from '../rules';
import { type SeenTurn, type Sight, sightOf } from '../rules/sight';
import type { Advice } from './advice';

/** A turn beside the best that could have been made of it. */
export interface ReviewedTurn extends SeenTurn {
  /** Undefined where the rack could make no play. */
  readonly best: Advice | undefined;
  /** The points given away. */
  readonly missed: number;
  /** Which share of the best score was found, from 0 to 1. */
  readonly share: number;
  /** From 0 to 3. */
  readonly stars: number;
}

/** Whether the turn was over with it. */
const endsTurn = (entry: HistoryEntry) => (entry.kind === 'invalid' ? entry.turnLost : turnKinds.includes(entry.kind));

const turnKinds: readonly HistoryEntry['kind'][] = ['played', 'exchanged', 'passed', 'timedOut'];
const shareForStars = [0.5, 0.75, 0.95];

/** The turns of a game, played over again. */
export function turnsOf({ setup, commands }: ReadonlyGame, words: WordJudge): SeenTurn[] {
  const engine = new GameEngine(setup, words);
  const turns: SeenTurn[] = [];
  let sight: Sight | undefined;
  for (const { before, command } of replay(engine, commands, () => engine.state.history.length)) {
    const { history, phase, toMove, turn } = engine.state;
    const given = command.type === 'exchange' && command.tiles.map((tile) => engine.faces[tile]?.letter ?? '');
    for (const entry of history.slice(before))
      if (sight?.turn === entry.turn && endsTurn(entry)) turns.push({ entry, sight, ...(given && { given }) });
    if (phase === 'turn' && sight?.turn !== turn) sight = sightOf(engine, toMove);
  }
  return turns;
}

export function reviewTurn({ entry, sight }: SeenTurn, best: Advice | undefined): ReviewedTurn {
  const most = best?.move.score ?? 0;
  const scored = entry.kind === 'played' ? entry.points : 0;
  const share = most > 0 ? Math.min(1, scored / most) : 1;
  const stars = best ? shareForStars.filter((least) => share >= least).length : 0;
  return { entry, sight, best, missed: Math.max(0, most - scored), share, stars };
}

/** The turns to learn most from: where most was given away, in the order of the game. */
export const lessonsOf = (turns: readonly ReviewedTurn[], count = 3): ReviewedTurn[] =>
  turns
    .filter(({ missed }) => missed > 0)
    .sort((a, b) => b.missed - a.missed)
    .slice(0, count)
    .sort((a, b) => a.entry.turn - b.entry.turn);

/** What all the turns of a seat come to. */
interface ReviewSums {
  readonly points: number;
  /** With the best play in every turn. */
  readonly most: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly stars: number;
  readonly mostStars: number;
}

const starsEach = 3;

/** Turns in which nothing could be laid are nobody's fault, and have no stars to win. */
export function sumsOf(turns: readonly ReviewedTurn[]): ReviewSums {
  const points = turns.reduce((sum, { entry }) => sum + scoredIn(entry), 0);
  const most = turns.reduce((sum, { entry, missed }) => sum + scoredIn(entry) + missed, 0);
  return {
    points,
    most,
    share: most > 0 ? points / most : 1,
    stars: turns.reduce((sum, { stars }) => sum + stars, 0),
    mostStars: turns.filter(({ best }) => best).length * starsEach,
  };
}

const scoredIn = (entry: ReviewedTurn['entry']) => (entry.kind === 'played' ? entry.points : 0);
