import { knownLevel } from '../../engine/familiarity/familiarity';
import { replay } from '../../engine/saving/game-log';
import { GameEngine, type HistoryEntry, type ReadonlyGame, type WordJudge } from '../rules';
import { type Move, type SeenTurn, type VisibleState, visibleStateOf } from '../rules/visible-state';
import { type Knowledge, knowledgeBy, readBy } from './knowledge';
import { type Plays, wordsMade } from './plays';
import { SearchBoard } from './search-board';

/** A play worth knowing, and its words, the main word first; as they are read, where letters lie in any order. */
export interface PlayFound {
  readonly move: Move & { kind: 'play' };
  readonly words: readonly string[];
}

/** The play that would have scored most in words that most people know. */
export interface Advice extends PlayFound {
  /** What an expert would have laid, in any words, for more points. */
  readonly beyond?: PlayFound;
  /** A word of what an expert would have laid that not everybody knows. */
  readonly toLearn?: string;
}

/**
 * What a teacher would lay: of the plays in words that most people know the one for most points, and of those that
 * score alike the one whose words are best known. Where there is none, any words will do.
 */
export function adviseOn(known: Knowledge, sight: VisibleState): Advice | undefined {
  const knowledge = knowledgeBy(sight.rules, known);
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  const most = (may: (words: readonly string[]) => boolean) => {
    const found = mostOf(knowledge, desk, plays, may);
    return found && { ...found, words: found.words.map((word) => readBy(sight.rules, known, word)) };
  };
  const best = most(() => true);
  const own = most((words) => words.every((word) => isKnownToMost(knowledge, word)));
  if (!best) return undefined;
  const advice = own && own.move.score < best.move.score ? { ...own, beyond: best } : (own ?? best);
  const toLearn = best.words.find((word) => !isKnownToMost(known, word) && !known.isRude(word));
  return toLearn === undefined ? advice : { ...advice, toLearn };
}

function mostOf(
  knowledge: Knowledge,
  desk: SearchBoard,
  plays: Plays,
  may: (words: readonly string[]) => boolean,
): PlayFound | undefined {
  let found = -1;
  let leastKnown = Number.POSITIVE_INFINITY;
  for (let at = 0; at < plays.count; at++) {
    const ahead = found < 0 ? 1 : plays.scores[at]! - plays.scores[found]!;
    // The words are read last, for that takes longest.
    if (ahead < 0) continue;
    const words = wordsMade(desk, plays, at);
    const known = Math.max(...words.map((word) => knowledge.levelOf(word) ?? unknownToAll));
    if ((ahead === 0 && known >= leastKnown) || !may(words)) continue;
    [found, leastKnown] = [at, known];
  }
  return found < 0 ? undefined : { move: desk.moveOf(plays, found), words: wordsMade(desk, plays, found) };
}

const unknownToAll = 100;

export const isKnownToMost = (knowledge: Pick<Knowledge, 'levelOf' | 'isRude'>, word: string) =>
  (knowledge.levelOf(word) ?? unknownToAll) <= knownLevel && !knowledge.isRude(word);

/** A turn beside the best that could have been made of it. */
export interface ReviewedTurn extends SeenTurn {
  /** Undefined where the rack could make no play. */
  readonly best: Advice | undefined;
  /** The points given away. */
  readonly missed: number;
  /** Which share of the best score was found, from 0 to 1. */
  readonly share: number;
  /** From 0 to 3; none for what a hint has told. */
  readonly stars: number;
}

/** Only what was found alone earns stars, and only where something could be laid. */
const mayEarnStars = ({ entry, best }: Pick<ReviewedTurn, 'entry' | 'best'>) => best !== undefined && !entry.hints;

/** Whether the turn was over with it. */
const endsTurn = (entry: HistoryEntry) => (entry.kind === 'invalid' ? entry.turnLost : turnKinds.includes(entry.kind));

const turnKinds: readonly HistoryEntry['kind'][] = ['played', 'exchanged', 'passed', 'timedOut'];
const shareForStars = [0.5, 0.75, 0.95];

/** The turns of a game, played over again. */
export function turnsOf({ setup, commands }: ReadonlyGame, words: WordJudge): SeenTurn[] {
  const engine = new GameEngine(setup, words);
  const turns: SeenTurn[] = [];
  let sight: VisibleState | undefined;
  for (const { before, command } of replay(engine, commands, () => engine.state.history.length)) {
    const { history, phase, toMove, turn } = engine.state;
    const given = command.type === 'exchange' && command.tiles.map((tile) => engine.faces[tile]?.letter ?? '');
    for (const entry of history.slice(before))
      if (sight?.turn === entry.turn && endsTurn(entry)) turns.push({ entry, sight, ...(given && { given }) });
    if (phase === 'turn' && sight?.turn !== turn) sight = visibleStateOf(engine, toMove);
  }
  return turns;
}

export function reviewTurn({ entry, sight }: SeenTurn, best: Advice | undefined): ReviewedTurn {
  const most = best?.move.score ?? 0;
  const scored = entry.kind === 'played' ? entry.points : 0;
  const share = most > 0 ? Math.min(1, scored / most) : 1;
  const stars = mayEarnStars({ entry, best }) ? shareForStars.filter((least) => share >= least).length : 0;
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

/** Turns in which nothing could be laid are nobody's fault, and like those with hints have no stars to win. */
export function sumsOf(turns: readonly ReviewedTurn[]): ReviewSums {
  const points = turns.reduce((sum, { entry }) => sum + scoredIn(entry), 0);
  const most = turns.reduce((sum, { entry, missed }) => sum + scoredIn(entry) + missed, 0);
  return {
    points,
    most,
    share: most > 0 ? points / most : 1,
    stars: turns.reduce((sum, { stars }) => sum + stars, 0),
    mostStars: turns.filter(mayEarnStars).length * starsEach,
  };
}

const scoredIn = (entry: ReviewedTurn['entry']) => (entry.kind === 'played' ? entry.points : 0);
