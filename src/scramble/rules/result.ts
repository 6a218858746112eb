import { must } from '../../engine/must';
import type { ReadonlyGame } from './engine';
import type { FoundWord } from './find-walk';
import type { Outcome } from './state';
import { sortedWords } from './word-lists';

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
  for (const { word, points, path, paths } of solution)
    words.set(word, { word, points, path, paths, ...untouched() });
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
    const kept = turn.found.filter(({ word }) => !outcome.struck.includes(word));
    const own = must(outcome.scores[player]);
    return {
      player,
      name: must(setup.players[player]).name,
      score: own,
      words: turn.found.length,
      struck: turn.found.length - kept.length,
      best: sortedWords(kept, 'score')[0]?.word,
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
