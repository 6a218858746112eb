export type { WordJudge } from '../../engine/lexicon/lexicon';
export { isBoardNumber, longestSeed } from '../../engine/random/dice';
export {
  type Board,
  boardOf,
  leastSide,
  longLength,
  mostSide,
  neighboursOf,
  type PathFault,
  pathFault,
  pathOfTyped,
  pathsOf,
  pointsFor,
  readingOf,
  readWord,
  type Step,
  stepTo,
  wordAlong,
} from './board';
export {
  alphabetOf,
  type BoardFault,
  type BoardSource,
  boardFrom,
  type DiceSide,
  diceOf,
  diceSides,
  isBoard,
  isBoardSource,
  languageOf,
  mostRolls,
  readBoard,
  type Throw,
  throwDice,
  writtenBoard,
} from './board-source';
export { GameEngine, type Moment, type ReadonlyGame, replayOf, secondsLeft } from './engine';
export {
  isKnown,
  knownLevel,
  type MarkedWord,
  marked,
  type Reach,
  reaches,
  type Within,
  type WordMarks,
  withinReach,
  wordsMissed,
  wordsToLearn,
} from './known';
export { asPlayed, type PlayerResult, type Result, type ResultWord, resultOf } from './result';
export {
  findsOf,
  isRivalLevel,
  personsAt,
  type RivalFind,
  type RivalLevel,
  rivalLevels,
  rivalOf,
} from './rivals';
export { dailyWish, dayOfBoard, type Rolled, rolling, type Wish } from './roll';
export {
  fewestSeconds,
  mostPlayers,
  mostSeconds,
  type Player,
  type Rules,
  readShared,
  type Setup,
  type SetupFault,
  type SharedBoard,
  type ShareFault,
  setupFault,
  shareText,
  shortestLengths,
  usualRules,
} from './setup';
export type { FoundWord, TracedWord } from './solver';
export { Solver } from './solver';
export type {
  Command,
  CommandType,
  EventOf,
  EventType,
  Find,
  GameEvent,
  GameState,
  Kind,
  Outcome,
  SaveFault,
  SaveRefusal,
  Shown,
  Turn,
  TurnEnd,
} from './types';
export { type Refusal, refusals } from './types';
export type { BoardScore } from './walk-board';
export {
  filteredWords,
  type LengthGroup,
  lengthGroups,
  type PlacedWord,
  placed,
  sortedWords,
  stillToFind,
  type WatchedWord,
  type WatchOrder,
  type WordOrder,
  walkthrough,
  wordOrders,
  wordsFrom,
  wordsInside,
  wordsThrough,
  wordToShow,
} from './word-lists';
