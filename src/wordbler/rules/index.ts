export type { WordJudge } from '../../engine/lexicon/lexicon';
export type { NameFault } from '../../engine/players/names';
export { longestName, nameFault, nameFaults, tidyName } from '../../engine/players/names';
export type { Square } from '../../engine/square';
export { isSame } from '../../engine/square';
export type { Board, Direction, PlacedTile, TileFace, TileId } from './board';
export {
  columnName,
  crossing,
  inReadingOrder,
  isBlank,
  isOnBoard,
  pointsOf,
  rackSize,
  sideOf,
  squareAt,
  squareIndex,
  squareName,
  tileAt,
  tileFaces,
} from './board';
export type { Adjustment, EndReason, Outcome, Standing } from './ending';
export { GameEngine, type ReadonlyGame, type SeenGame } from './engine';
export type { EvenGame, EvenStep, Level, Step } from './levels';
export {
  evenGameOf,
  evenSteps,
  gainedStep,
  isEvenStep,
  justRight,
  levelLike,
  levels,
  nextStep,
  readEvenGames,
  seatedAt,
  steps,
  withGame,
} from './levels';
export { runThrough, squaresMeant } from './placement';
export type { Clock, Handicap, PresetName, Rules } from './rules';
export {
  areRules,
  clockOf,
  handicapRanges,
  mayTakeHints,
  msPerTurn,
  presetOf,
  presets,
  ruleChoices,
  ruleRanges,
} from './rules';
export type { LaidWord, LetterScore, NoWords, ScoreSheet, WordScore } from './scoring';
export { readingOf, scorePlay } from './scoring';
export type { Position, Seat, Setup, SetupFault } from './setup';
export { isForExperts, roomFor, seatCounts, seatCountsOf, setupFault, stepOf, tileSetOf } from './setup';
export type { BoardName, BoardRules, Bonus, OtherBoard, Shape } from './shape';
export { boardNames, boardOf, bonusMultipliers, onBoardOf, shapeOf, usualShape, withBonusSquaresBy } from './shape';
export type { Records, SeatRecord } from './statistics';
export { asPlayed, heroOf, ownSeat, recordsOf, seatRecord, wordsLaid } from './statistics';
export type { LetterCount, Run, Surroundings } from './surroundings';
export { surroundings, unseenLetters } from './surroundings';
export { hintSteps } from './turn';
export type {
  Answer,
  Command,
  CommandType,
  DrawnTile,
  EventOf,
  EventType,
  GameEvent,
  GameState,
  Happening,
  HistoryEntry,
  HomeReason,
  Kind,
  LaidTile,
  OpenPlay,
  Refusal,
  SavedGame,
  SaveFault,
  SaveRefusal,
  TileGoingHome,
} from './types';
export { refusals } from './types';
