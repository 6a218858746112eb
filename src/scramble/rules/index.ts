export type { WordJudge } from '../../engine/lexicon/word-judge';
export { isBoardNumber, longestSeed } from '../../engine/random/seed';
export { asPlayed } from './as-played';
export { type Board, boardOf, readingOf, wordAlong } from './board';
export { type BoardSource, boardFrom, isBoardSource, mostRolls } from './board-source';
export { secondsLeft } from './clock';
export type { Command, CommandType } from './commands';
export { dailyWish, dayOfBoard } from './daily';
export { type DiceSide, diceOf, diceSides, type Throw, throwDice } from './dice';
export { GameEngine, type ReadonlyGame } from './engine';
export type { EventOf, EventType, GameEvent } from './events';
export type { FoundWord, TracedWord } from './find-walk';
export type { Kind, SaveFault, SaveRefusal } from './kind';
export { isKnown, knownLevel, type MarkedWord, marked, type WordMarks } from './known';
export { alphabetOf, languageOf } from './language';
export { wordsMissed, wordsToLearn } from './missed';
export { leastSide, mostSide, neighboursOf } from './neighbours';
export { type PathFault, pathFault, type Step, stepTo } from './path';
export { pathsOf } from './paths-of';
export { longLength, pointsFor } from './points';
export { type Reach, reaches, type Within, withinReach } from './reach';
export { type BoardFault, isBoard, readBoard, writtenBoard } from './read-board';
export { type Refusal, refusals } from './refusals';
export { type Moment, replayOf } from './replay';
export { type PlayerResult, type Result, type ResultWord, resultOf } from './result';
export {
  findsOf,
  isRivalLevel,
  personsAt,
  type RivalFind,
  type RivalLevel,
  rivalLevels,
  rivalOf,
} from './rivals';
export { type Rolled, rolling, type Wish } from './roll';
export type { BoardScore } from './score-walk';
export {
  fewestSeconds,
  mostPlayers,
  mostSeconds,
  type Player,
  type Rules,
  type Setup,
  type SetupFault,
  setupFault,
  shortestLengths,
  usualRules,
} from './setup';
export { readShared, type SharedBoard, type ShareFault, shareText } from './share';
export { Solver } from './solver';
export { type PlacedWord, placed, wordsFrom, wordsThrough } from './squares';
export type { Find, GameState, Outcome, Shown, Turn, TurnEnd } from './state';
export { stillToFind, wordToShow } from './to-find';
export { pathOfTyped, readWord } from './typed-word';
export { type WatchedWord, type WatchOrder, walkthrough } from './walkthrough';
export {
  filteredWords,
  type LengthGroup,
  lengthGroups,
  sortedWords,
  type WordOrder,
  wordOrders,
  wordsInside,
} from './word-lists';
