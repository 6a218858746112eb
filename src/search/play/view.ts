import { must } from '../../engine/must';
import * as wordSearch from '../rules';
import type { BirdNews, SearchSession } from './session';

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
  /** Its list may be longer than its room. */
  isScrolled: boolean;
  phase: wordSearch.GameState['phase'];
  score: number;
  /** While points still fly to it, it is behind. */
  shownScore: number;
  found: number;
  words: number;
  /** What is left of the time; undefined without a limit. */
  seconds: number | undefined;
  /** The clock counts up: what it shows. */
  secondsSpent: number | undefined;
  /** What is left of the time, or where it counts up what is found, from 0 to 1. */
  share: number;
  rows: readonly WordRow[];
  ways: readonly Direction[];
  reading: Reading;
  news: BirdNews;
  wentOutOfSight: boolean;
  hasHints: boolean;
  hasClock: boolean;
  hasCheats: boolean;
  outcome: wordSearch.Outcome | null;
  /** Others search at the same time. */
  isRace: boolean;
  /** What cheats and hints have cost. */
  costs: number;
}

/** Everything that stands around the page. */
export function viewSearch(session: SearchSession, mode: wordSearch.ListMode): SearchView {
  const { match, selecting, isOver } = session;
  const { state, setup } = match.engine;
  const { left } = session.clock;
  const isCasual = setup.rules === 'casual';
  return {
    list: setup.list,
    sheet: setup.sheet,
    isScrolled: linesOf(setup) !== undefined,
    phase: state.phase,
    score: state.score,
    shownScore: session.shownScore,
    found: state.found.length,
    words: state.laid.length,
    seconds: session.secondsLeft,
    secondsSpent: isCasual ? session.secondsSpent : undefined,
    share: isCasual
      ? state.found.length / state.laid.length
      : left === undefined || !state.msAllowed
        ? 1
        : left / state.msAllowed,
    rows: wordSearch
      .listedWords(state, isOver ? 'all' : modeOf(setup, mode))
      .map((listed) => rowOf(match.engine, listed)),
    ways: setup.directions,
    reading: readingOf(state.grid, selecting.selection, selecting.start !== undefined),
    news: session.news,
    wentOutOfSight: session.wentOutOfSight,
    isRace: match.isRace,
    hasHints:
      !match.isRace && state.laid.some((_, word) => !wordSearch.isFound(state, word) && !state.hinted.includes(word)),
    hasClock: state.msAllowed !== null,
    hasCheats: !isCasual && !match.isRace,
    outcome: state.outcome,
    costs: costsOf(match.engine),
  };
}

/** What a worksheet keeps secret is nobody's choice. */
const modeOf = ({ sheet }: wordSearch.Setup, mode: wordSearch.ListMode) =>
  sheet && sheet.shown !== 'words' ? 'hidden' : mode;

function rowOf(game: wordSearch.ReadonlyGame, { index, word, length, found }: wordSearch.ListedWord): WordRow {
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

function readingOf(grid: wordSearch.Grid, selection: wordSearch.Selection | undefined, waits: boolean): Reading {
  if (!selection) return { letters: '', direction: undefined, multiplier: undefined, waits };
  const direction = wordSearch.directionOf(selection);
  const multiplier = direction && wordSearch.multipliers[direction];
  return { letters: wordSearch.selectedLetters(grid, selection), direction, multiplier, waits };
}

function costsOf(engine: wordSearch.ReadonlyGame): number {
  const { cheats, hints } = wordSearch.summaryOf(engine);
  return cheats.reduce((sum, { cost }) => sum + cost, hints.cost);
}

export interface FoundMark {
  laid: wordSearch.LaidWord;
  /** The word's number in the list. */
  number: number;
  /** In the order of finding. */
  order: number;
}

/** What lies on the page of letters, and is drawn there: plain data, and all there is to know for drawing it. */
export interface SheetPicture {
  grid: wordSearch.Grid;
  /** No letter is to be seen. */
  covered: boolean;
  found: readonly FoundMark[];
  missed: readonly Omit<FoundMark, 'order'>[];
  /** Shown for a moment. */
  flashed: readonly wordSearch.LaidWord[];
  hinted: readonly wordSearch.Square[];
  selection: wordSearch.Selection | undefined;
  /** One end of a selection is set and waits for the other. */
  start: wordSearch.Square | undefined;
  /** Where the keys act. */
  cursor: wordSearch.Square | undefined;
}

export const emptySheet: SheetPicture = {
  grid: [],
  covered: false,
  found: [],
  missed: [],
  flashed: [],
  hinted: [],
  selection: undefined,
  start: undefined,
  cursor: undefined,
};

/** Only what is drawn just now differs: letters and marks are as they were. */
export const isSameButSelection = (a: SheetPicture, b: SheetPicture) =>
  a.grid === b.grid &&
  a.covered === b.covered &&
  a.found.length === b.found.length &&
  a.missed.length === b.missed.length &&
  a.flashed.length === b.flashed.length;

/** Nothing differs: there is nothing to draw, as when only the clock has gone on. */
export const isSameSheet = (a: SheetPicture, b: SheetPicture) =>
  isSameButSelection(a, b) &&
  a.flashed === b.flashed &&
  a.hinted.length === b.hinted.length &&
  a.selection === b.selection &&
  a.start === b.start &&
  a.cursor === b.cursor;

export function sheetOf({ state, selecting, flashed }: SearchSession): SheetPicture {
  const isOver = state.phase === 'over';
  const numbered = state.laid.map((laid, index) => ({ laid, number: index + 1 }));
  return {
    grid: state.grid,
    covered: state.phase === 'paused',
    found: state.found.map(({ word }, order) => ({ ...must(numbered[word]), order })),
    missed: isOver ? numbered.filter((_, index) => !wordSearch.isFound(state, index)) : [],
    flashed,
    hinted: isOver
      ? []
      : state.hinted
          .filter((index) => !wordSearch.isFound(state, index))
          .map((index) => must(state.laid[index]))
          .map(({ x, y }) => ({ x, y })),
    selection: selecting.selection,
    start: selecting.isHeld ? undefined : selecting.start,
    cursor: selecting.cursor,
  };
}

/** How much room another list than one of fourteen words asks for: a clue takes two lines, and more of the width. */
export const linesOf = ({ sheet, list: { words } }: wordSearch.Setup) => {
  if (!sheet && words.length === wordSearch.wordsInList) return undefined;
  const areLong = sheet?.shown === 'clues';
  return { lines: words.length * (areLong ? 2 : 1), areLong };
};

/** A word of the list, and the end of it that a selection is to begin or to finish at. */
export interface FirstSelection {
  kind: 'from' | 'to';
  word: string;
  from: wordSearch.Square;
  to: wordSearch.Square;
}

// The way one reads is learned first.
const easiest: readonly wordSearch.Direction[] = ['right', 'down', 'downRight'];

const ease = ({ direction }: wordSearch.LaidWord) => (easiest.indexOf(direction) + 4) % 4;

/** Nothing when all are found. */
export function firstSelection(
  state: Pick<wordSearch.GameState, 'laid' | 'found'>,
  start: wordSearch.Square | undefined,
): FirstSelection | undefined {
  const [word] = state.laid
    .filter((_, index) => !state.found.some((found) => found.word === index))
    .toSorted((a, b) => ease(a) - ease(b));
  if (!word) return undefined;
  const squares = wordSearch.squaresOf(word);
  const [from, to] = [must(squares[0]), must(squares.at(-1))];
  const isAt = (end: wordSearch.Square) => start?.x === end.x && start.y === end.y;
  // Either end is a beginning.
  if (isAt(to)) return { kind: 'to', word: word.word, from: to, to: from };
  return { kind: isAt(from) ? 'to' : 'from', word: word.word, from, to };
}

type ShownEvent = Exclude<wordSearch.GameEvent, { type: 'timeSpent' | 'paused' | 'wentOn' }>;

/** A search as it stood after something was done. */
export interface ReplayStep {
  /** On the game's own clock. */
  atMs: number;
  /** What happened, as the player saw it. */
  event: ShownEvent;
  /** Words of the list, in the order of finding. */
  found: readonly number[];
  hinted: readonly number[];
  score: number;
  /** The end has come, whatever `event` is. */
  isOver: boolean;
}

/** Longest and shortest rest before the next step, at the usual speed. */
const rests = { shortest: 700, longest: 1600 } as const;

const isShown = (event: wordSearch.GameEvent): event is ShownEvent =>
  event.type !== 'timeSpent' && event.type !== 'paused' && event.type !== 'wentOn';

/** Everything that was done in a search, in order; the first step is the untouched grid. */
export function replaySteps(played: wordSearch.ReadonlyGame, words: wordSearch.LanguageWords): ReplayStep[] {
  const steps: ReplayStep[] = [];
  let [found, hinted, score]: [number[], number[], number] = [[], [], 0];
  for (const { atMs, events } of wordSearch.replayOf(played, words)) {
    const isOver = events.some(({ type }) => type === 'gameEnded');
    for (const event of events.filter(isShown)) {
      if (event.type === 'wordFound') found = [...found, event.word];
      if (event.type === 'hinted') hinted = [...hinted, event.word];
      if ('score' in event) score = event.score;
      steps.push({ atMs, event, found, hinted, score, isOver: isOver && event.type === 'gameEnded' });
    }
  }
  return steps;
}

/** How long a step stands before the next: as long as the search took, but nobody is kept waiting. */
export function restBefore(next: ReplayStep, now: ReplayStep, speed: number): number {
  const { shortest, longest } = rests;
  return Math.min(longest, Math.max(shortest, next.atMs - now.atMs)) / speed;
}

/** The selection that a step shows as it is drawn. */
export function selectionOf({ event }: ReplayStep): (wordSearch.Selection & { kind: 'found' | 'nope' }) | undefined {
  if (event.type === 'wordFound') return { from: event.from, to: event.to, kind: 'found' };
  return event.type === 'nope' ? { from: event.from, to: event.to, kind: 'nope' } : undefined;
}
