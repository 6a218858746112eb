export type { WordJudge } from '../../engine/lexicon/word-judge';
export type { NameFault } from '../../engine/players/names';
export { longestName, nameFault, nameFaults, tidyName } from '../../engine/players/names';
export type { Square } from '../../engine/squares/square';
export { isSame } from '../../engine/squares/square';
export { asPlayed, ownSeat } from './as-played';
export type { Board, Direction, PlacedTile } from './board';
export {
  columnName,
  crossing,
  inReadingOrder,
  isOnBoard,
  sideOf,
  squareAt,
  squareIndex,
  squareName,
  tileAt,
} from './board';
export type { Command, CommandType } from './commands';
export { GameEngine, type ReadonlyGame, type SeenGame } from './engine';
export type { DrawnTile, EventOf, EventType, GameEvent, HomeReason, TileGoingHome } from './events';
export type { Handicap } from './handicap';
export { clockOf, handicapRanges, mayTakeHints } from './handicap';
export { hintSteps } from './hint';
export type { Happening, HistoryEntry } from './history';
export type { EvenGame } from './just-right';
export { evenGameOf, nextStep, readEvenGames, seatedAt, withGame } from './just-right';
export type { Answer, Kind, SavedGame, SaveFault, SaveRefusal } from './kind';
export type { LaidWord } from './laid-words';
export type { NoWords } from './letter-order';
export type { EvenStep, Level, Step } from './levels';
export { evenSteps, isEvenStep, justRight, levelLike, levels, steps } from './levels';
export type { Adjustment, EndReason, Outcome, Standing } from './outcome';
export { runThrough } from './placement';
export type { Position } from './position';
export type { Premium } from './premiums';
export { premiumFactors } from './premiums';
export type { Records, SeatRecord } from './records';
export { recordsOf, seatRecord, wordsLaid } from './records';
export type { Refusal } from './refusals';
export { refusals } from './refusals';
export type { Clock, PresetName, Rules } from './rules';
export { areRules, msPerTurn, presetOf, presets, ruleChoices, ruleRanges } from './rules';
export type { LetterScore, ScoreSheet, WordScore } from './score-sheet';
export { readingOf } from './score-sheet';
export { scorePlay } from './scoring';
export type { Seat, Setup, SetupFault } from './setup';
export { roomFor, seatCounts, seatCountsOf, setupFault, stepOf, stepOfTable, tileSetOf } from './setup';
export type { BoardName, BoardRules, OtherBoard, Shape } from './shape';
export { boardNames, boardOf, onBoardOf, shapeOf, usualShape, withPremiumsBy } from './shape';
export { squaresMeant } from './squares-meant';
export type { GameState, LaidTile, OpenPlay } from './state';
export type { Run, Surroundings } from './surroundings';
export { surroundings } from './surroundings';
export type { TileFace, TileId } from './tiles';
export { isBlank, pointsOf, rackSize, tileFaces } from './tiles';
export type { LetterCount } from './unseen';
export { unseenLetters } from './unseen';
