import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import * as scramble from '../rules';
import type { ScrambleMatch } from './match';
import type { Message, ScrambleSession } from './session';

export interface FoundGroup {
  length: number;
  orMore: boolean;
  points: number;
  words: { word: string; points: number }[];
}

/** Everything to be seen beside the letters. */
export interface RoundView {
  /** Of the words that are found. */
  language: LanguageId;
  player: number;
  players: readonly scramble.Player[];
  /** Others play the same board at the same time. */
  isRace: boolean;
  isInTurns: boolean;
  /** Who searches the same board at the same time, and how far that one is. */
  computer: { name: string; mascot: string | undefined; words: number; points: number } | undefined;
  /** In ms; undefined without a clock. */
  left: number | undefined;
  /** Of the time allowed, from 1 to 0. */
  share: number;
  /** Without those that are still on their way there. */
  points: number;
  /** How far it is with the words that most players know; undefined where that is no goal. */
  goal: scramble.Goal | undefined;
  found: FoundGroup[];
  /** What was found beside those words, where they are the goal. */
  bonus: { points: number; words: readonly { word: string; points: number }[] };
  /** In the order of finding, newest first. */
  latest: readonly { word: string; points: number }[];
  /** The letters of the word in the making, square by square or as typed. */
  word: readonly string[];
  typed: string;
  /** How many paths the typed word has; undefined while nothing is typed. */
  paths: number | undefined;
  /** What that would be worth. */
  worth: number;
  /** It is a word that counts. */
  isWord: boolean;
  message: Message | undefined;
}

export function viewRound({
  match,
  making,
  clock,
  hints,
  message,
  arriving,
  familiar,
  goal,
}: ScrambleSession): RoundView {
  const { board, setup, state, turn } = match;
  const { left } = clock;
  const word = making.typed
    ? [...(making.typedWord ?? making.typed)]
    : making.path.map((square) => scramble.readingOf(must(board.letters[square])));
  const length = word.join('').length;
  const isBonus = ({ word }: { word: string }) => familiar !== undefined && !familiar.has(word);
  const bonus = scramble.sortedWords(turn.found.filter(isBonus), 'length');
  const usual = turn.found.filter((own) => !isBonus(own));
  return {
    language: scramble.languageOf(setup),
    player: state.player,
    players: setup.players,
    isRace: match.isRace,
    isInTurns: match.isInTurns,
    computer: computerIn(match),
    left,
    share: left === undefined || state.msAllowed === null ? 1 : left / state.msAllowed,
    points: turn.points - arriving.points,
    goal,
    bonus: { words: bonus, points: bonus.reduce((sum, { points }) => sum + points, 0) },
    found: scramble.lengthGroups(scramble.sortedWords(usual, 'length')).map((group) => ({
      length: group.length,
      orMore: group.orMore,
      points: scramble.pointsFor(group.length),
      words: group.words,
    })),
    latest: turn.found.toReversed(),
    word,
    typed: making.typed,
    paths: making.typedPaths?.length,
    worth: length < setup.shortest ? 0 : scramble.pointsFor(length),
    isWord: hints.isToFind(word.join('')),
    message,
  };
}

function computerIn({ setup, state }: ScrambleMatch): RoundView['computer'] {
  const at = scramble.computerOf(setup);
  if (at === undefined) return undefined;
  const { name, mascot } = must(setup.players[at]);
  const { found, points } = must(state.turns[at]);
  return { name, mascot, words: found.length, points };
}

export type ResultWord = scramble.ResultWord;

export interface ResultView {
  result: scramble.Result;
  /** Longest first; what was found before what was missed, and of that what most know before the rest. */
  groups: { length: number; orMore: boolean; points: number; found: number; words: ResultWord[] }[];
  /** The missed words by the square on which they can begin, where there are any. */
  starts: { square: number; letter: string; words: ResultWord[] }[];
  /** By person: what was found of what most players know; empty until the words are known, and after a race. */
  goals: (scramble.Goal | undefined)[];
  /** Of what nobody found, the best that most players know. */
  bestMissed: string | undefined;
  /** How many words there are, found or not. */
  all: number;
  /** How many of them a family table need not see: rude ones that nobody found. */
  hidden: number;
}

/** What came of a game, with the words of the board that a family table may see. */
export function viewResult(
  match: ScrambleMatch,
  solution: readonly scramble.PlacedWord[] = [],
): ResultView | undefined {
  const foundBy = (turns: readonly scramble.Turn[]) =>
    new Set(turns.flatMap((turn) => turn.found.map(({ word }) => word)));
  const { turns } = match.state;
  const found = foundBy(turns);
  const decent = solution.filter(({ word, isRude }) => !isRude || found.has(word));
  const result = scramble.resultOf(match.engine, decent);
  if (!result) return undefined;
  const known = new Set(decent.filter(scramble.isKnown).map(({ word }) => word));
  const placeOf = (word: ResultWord) => (isFound(word) ? 0 : known.has(word.word) ? 1 : 2);
  const groups = scramble.lengthGroups(scramble.sortedWords(result.words, 'alphabet')).map((group) => ({
    length: group.length,
    orMore: group.orMore,
    points: scramble.pointsFor(group.length),
    found: group.words.filter(isFound).length,
    words: group.words.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
  const familiar = match.isRace ? undefined : scramble.familiarIn(decent);
  // The computer's finds tell nothing of what people know.
  const goals = turns.slice(0, scramble.personsAt(match.setup)).map((turn) => scramble.goalOf(familiar, turn.found));
  const [bestMissed] = scramble.wordsMissed(
    decent,
    [...found].map((word) => ({ word })),
  );
  const hidden = solution.length - decent.length;
  const starts = startsOf(match, decent, result.words);
  return { result, groups, starts, goals, bestMissed, all: result.words.length + hidden, hidden };
}

export const isFound = ({ finders }: ResultWord) => finders.length > 0;

function startsOf(
  { board }: ScrambleMatch,
  solution: readonly scramble.PlacedWord[],
  words: readonly ResultWord[],
): ResultView['starts'] {
  const placed = new Map(solution.map(({ word, starts }) => [word, starts]));
  const missed = words.filter((word) => !isFound(word));
  return scramble
    .wordsFrom(
      board,
      missed.map((word) => ({ word, starts: placed.get(word.word) ?? [] })),
    )
    .map((own, square) => ({
      square,
      letter: scramble.readingOf(must(board.letters[square])),
      words: own.map(({ word }) => word),
    }))
    .filter(({ words: own }) => own.length > 0);
}
