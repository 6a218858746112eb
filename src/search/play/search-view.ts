import { must } from '../../engine/must';
import * as wordSearch from '../rules';
import type { BirdNews, SearchPlay } from './search-play';

type Direction = wordSearch.Direction;

export interface WordRow {
  /** Its place in the list, from 0. */
  index: number;
  /** As its list has it; null while it is kept secret. */
  word: string | null;
  /** What stands in the place of a word that is still to be found. */
  clue: string | undefined;
  length: number;
  state: 'open' | 'found' | 'missed';
  /** In the order of finding. */
  order: number;
  direction: Direction;
  multiplier: number;
  points: number;
}

export interface Reading {
  letters: string;
  direction: Direction | undefined;
  multiplier: number | undefined;
  /** An end is set: it can be taken back. */
  waits: boolean;
}

export interface SearchView {
  list: wordSearch.WordList;
  /** It is the page of a class. */
  sheet: wordSearch.Worksheet | undefined;
  phase: wordSearch.GameState['phase'];
  score: number;
  found: number;
  words: number;
  seconds: number | undefined;
  /** What is left of the time, from 0 to 1. */
  share: number;
  rows: readonly WordRow[];
  ways: readonly Direction[];
  reading: Reading;
  news: BirdNews;
  wentOutOfSight: boolean;
  hasHints: boolean;
  hasClock: boolean;
  outcome: wordSearch.Outcome | null;
  /** Others search at the same time. */
  isRace: boolean;
  /** What cheats and hints have cost. */
  costs: number;
}

/** Everything that stands around the page. */
export function viewSearch(
  { run, clock, stroking, news, wentOutOfSight }: SearchPlay,
  mode: wordSearch.ListMode,
): SearchView {
  const { state, setup } = run.engine;
  const { left } = clock;
  const isOver = state.phase === 'over';
  return {
    list: setup.list,
    sheet: setup.sheet,
    phase: state.phase,
    score: state.score,
    found: state.found.length,
    words: state.laid.length,
    seconds: left === undefined ? undefined : Math.ceil(left / 1000),
    share: left === undefined || !state.msAllowed ? 1 : left / state.msAllowed,
    rows: wordSearch
      .listedWords(state, isOver ? 'all' : modeOf(setup, mode))
      .map((listed) => rowOf(run.engine, listed)),
    ways: setup.directions,
    reading: readingOf(state.grid, stroking.stroke, stroking.start !== undefined),
    news,
    wentOutOfSight,
    isRace: run.isRace,
    hasHints:
      !run.isRace &&
      state.laid.some((_, word) => !wordSearch.isFound(state, word) && !state.hinted.includes(word)),
    hasClock: state.msAllowed !== null,
    outcome: state.outcome,
    costs: costsOf(run.engine),
  };
}

/** What a worksheet keeps secret is nobody's choice. */
const modeOf = ({ sheet }: wordSearch.Setup, mode: wordSearch.ListMode) =>
  sheet && sheet.shown !== 'words' ? 'hidden' : mode;

function rowOf(
  game: wordSearch.ReadonlyGame,
  { index, word, length, found }: wordSearch.ListedWord,
): WordRow {
  const { state, setup } = game;
  const { direction, word: own } = must(state.laid[index]);
  const clue = setup.sheet?.shown === 'clues' ? must(setup.sheet.words[index]).clue : undefined;
  return {
    index,
    word: word === null ? null : wordSearch.writtenWord(game, index),
    clue: word === null ? clue : undefined,
    length,
    state: found ? 'found' : state.phase === 'over' ? 'missed' : 'open',
    order: state.found.findIndex((each) => each.word === index),
    direction,
    multiplier: wordSearch.multipliers[direction],
    points: wordSearch.wordScore(own, direction),
  };
}

function readingOf(grid: wordSearch.Grid, stroke: wordSearch.Stroke | undefined, waits: boolean): Reading {
  if (!stroke) return { letters: '', direction: undefined, multiplier: undefined, waits };
  const direction = wordSearch.directionOf(stroke);
  const multiplier = direction && wordSearch.multipliers[direction];
  return { letters: wordSearch.strokeLetters(grid, stroke), direction, multiplier, waits };
}

function costsOf(engine: wordSearch.ReadonlyGame): number {
  const { cheats, hints } = wordSearch.summaryOf(engine);
  return cheats.reduce((sum, { cost }) => sum + cost, hints.cost);
}
