import { must } from '../../engine/must';
import { ownAmong, type Played, type Told } from '../../engine/played';
import { digestOf } from '../../engine/saving/untrusted';
import { languageOf } from './board-source';
import type { ReadonlyGame } from './engine';
import type { FoundWord } from './solver';
import type { Outcome } from './types';
import { isKnown, type MarkedWord, sortedWords } from './word-lists';

/** A word of the board when all is over. */
export interface ResultWord {
  word: string;
  /** What it is worth to a single finder. */
  points: number;
  /** The one it was played along first, or one to show it by. */
  path: number[];
  /** How many paths spell it; undefined where nobody counted. */
  paths?: number;
  /** The players who found it; nobody if it was missed. */
  finders: number[];
  struck: boolean;
  /** The players who had squares of it shown. */
  shownTo: number[];
}

export interface PlayerResult {
  player: number;
  name: string;
  /** Without what was struck. */
  score: number;
  words: number;
  struck: number;
  /** The word that was worth most. */
  best?: string | undefined;
  hints: number;
  msSpent: number;
  /** 1 for the best; players with equal scores share a place. */
  place: number;
}

export interface Result {
  outcome: Outcome;
  /** By player. */
  players: PlayerResult[];
  /** Longest first. */
  words: ResultWord[];
  found: number;
}

/**
 * What came of a game that is over, with all the words of the board; without them, with those that were found.
 */
export function resultOf(
  { state, setup }: ReadonlyGame,
  solution: readonly Pick<FoundWord, 'word' | 'points' | 'path' | 'paths'>[] = [],
): Result | undefined {
  const { outcome, turns } = state;
  if (!outcome) return undefined;
  const words = new Map<string, ResultWord>();
  const untouched = () => ({ finders: [], struck: false, shownTo: [] });
  for (const { word, points, path, paths } of solution) words.set(word, { word, points, path, paths, ...untouched() });
  for (const [player, { found, shown }] of turns.entries()) {
    for (const { word, points, path } of found) {
      const line = words.get(word) ?? { word, points, path, ...untouched() };
      if (line.finders.length === 0) line.path = path;
      line.finders.push(player);
      line.struck = outcome.struck.includes(word);
      words.set(word, line);
    }
    for (const { word } of shown) words.get(word)?.shownTo.push(player);
  }
  const list = sortedWords([...words.values()], 'length');
  const players = turns.map((turn, player): PlayerResult => {
    const saved = turn.found.filter(({ word }) => !outcome.struck.includes(word));
    const own = must(outcome.scores[player]);
    return {
      player,
      name: must(setup.players[player]).name,
      score: own,
      words: turn.found.length,
      struck: turn.found.length - saved.length,
      best: sortedWords(saved, 'score')[0]?.word,
      hints: turn.counted + turn.shown.reduce((sum, { squares }) => sum + squares, 0),
      msSpent: turn.msSpent,
      place: 1 + outcome.scores.filter((score) => score > own).length,
    };
  });
  return {
    outcome,
    players,
    words: list,
    found: list.filter(({ finders }) => finders.length > 0).length,
  };
}

/** Of whoever plays alone: the same for whoever opens the same game again, and for no other. */
export const idOf = ({ setup, commands }: Pick<ReadonlyGame, 'setup' | 'commands'>, own = 0) =>
  digestOf(['scramble', setup, commands, own]);

/**
 * A board that is over, for the record; undefined while it is not. With all its words it is known, too, which share of
 * those was found that most people know.
 */
export function asPlayed(
  { setup, state, commands }: ReadonlyGame,
  told: Told,
  solution: readonly MarkedWord[] = [],
): Played | undefined {
  const result = resultOf({ setup, state, commands } as ReadonlyGame);
  if (!result) return undefined;
  const { name: _, ...more } = told;
  const own = ownAmong(setup.players, told);
  const { score, hints } = must(result.players[own]);
  const { winners, struck } = result.outcome;
  const saved = must(state.turns[own]).found.filter(({ word }) => !struck.includes(word));
  const [best] = sortedWords(saved, 'score');
  const [longest] = sortedWords(saved, 'length');
  const others = setup.players.filter((_, player) => player !== own);
  const isWon = winners.includes(own);
  const { board } = setup;
  const share = shareOf(saved, solution);
  const goal = goalOf(familiarIn(solution), must(state.turns[own]).found);
  return {
    id: idOf({ setup, commands }, own),
    game: 'scramble',
    on: digestOf(['scramble', board, setup.words]),
    level: board.kind === 'dice' ? String(board.side) : 'typed',
    language: languageOf(setup),
    result: others.length === 0 ? 'over' : !isWon ? 'lost' : winners.length > 1 ? 'drawn' : 'won',
    points: score,
    ...(best && { best: { word: best.word, points: best.points } }),
    ...(longest && { longest: { word: longest.word, letters: longest.word.length } }),
    ...(share && { share }),
    ...(goal && { familiar: { made: goal.found, of: goal.all } }),
    ...(others.length > 0 && { against: others.map((player) => player.name) }),
    ...(hints > 0 && { hints }),
    // Without a clock there is all the time to find everything.
    ...(setup.seconds === null && { practice: true }),
    ...more,
  };
}

function shareOf(found: readonly { word: string; points: number }[], solution: readonly MarkedWord[]): Played['share'] {
  const words = new Set(found.map(({ word }) => word));
  const known = solution.filter((own) => isKnown(own) || words.has(own.word));
  const of = known.reduce((sum, { points }) => sum + points, 0);
  const made = known.reduce((sum, { word, points }) => sum + (words.has(word) ? points : 0), 0);
  return of > 0 ? { made, of } : undefined;
}

/** Named after birds, the lowest first. */
export const ranks = ['nest', 'fledgling', 'songbird', 'kingfisher', 'owl', 'falcon', 'eagle'] as const;
export type Rank = (typeof ranks)[number];

/** Of the familiar words of a board, so many per cent reach it. */
const shares: Readonly<Record<Rank, number>> = {
  nest: 0,
  fledgling: 10,
  songbird: 20,
  kingfisher: 35,
  owl: 55,
  falcon: 68,
  eagle: 80,
};

/** How many of so many familiar words each rank takes, one at least more than the rank below. */
export function needsOf(all: number): readonly number[] {
  const needs: number[] = [];
  for (const rank of ranks) {
    const need = Math.round((all * shares[rank]) / 100);
    const below = needs.at(-1);
    needs.push(below === undefined ? need : Math.max(need, below + 1));
  }
  return needs;
}

/** How far somebody has come with the words that most players know. */
export interface Goal {
  all: number;
  found: number;
  /** Words beside them: they count points, and hurt nothing. */
  bonus: number;
  rank: Rank;
  /** What each rank takes, the lowest first. */
  needs: readonly number[];
  /** The rank above, and how many words it still takes. */
  next?: { rank: Rank; more: number };
  /** From rank to rank it is one: where the bird stands. */
  height: number;
}

/** The words of a board that most players know; undefined where they are too few for ranks, or nobody knows them. */
export function familiarIn(words: readonly MarkedWord[]): ReadonlySet<string> | undefined {
  const familiar = words.filter(isKnown).map(({ word }) => word);
  return familiar.length < ranks.length - 1 ? undefined : new Set(familiar);
}

export function goalOf(
  familiar: ReadonlySet<string> | undefined,
  words: readonly { word: string }[],
): Goal | undefined {
  if (!familiar) return undefined;
  const all = familiar.size;
  const found = words.filter(({ word }) => familiar.has(word)).length;
  return { bonus: words.length - found, ...standing(found, all) };
}

/** The rank that so many of the familiar words make. */
export function standing(found: number, all: number): Omit<Goal, 'bonus'> {
  const needs = needsOf(all);
  const at = needs.findLastIndex((need) => found >= need);
  const need = must(needs[at]);
  const [above, rank] = [needs[at + 1], ranks[at + 1]];
  const isTop = above === undefined || rank === undefined;
  return {
    all,
    found,
    needs,
    rank: must(ranks[at]),
    ...(!isTop && { next: { rank, more: above - found } }),
    height: isTop ? at : at + (found - need) / (above - need),
  };
}
