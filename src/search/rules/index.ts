export { isSeed, longestSeed } from '../../engine/random/seed';
export { asPlayed } from './as-played';
export {
  type DrawnId,
  idOfPage,
  isDrawn,
  type Page,
  type PageId,
  type PresetId,
  pageOf,
  pagesOf,
  presetIds,
  presetWords,
} from './categories/presets';
export {
  type CheatCode,
  cheatCodes,
  cheatCost,
  flashMs,
  nothingTyped,
  secondsGained,
  type Typed,
  typeKey,
} from './cheat-codes';
export { type Clock, clockSeconds, clocks, secondsLeft } from './clock-face';
export type { Command, CommandType } from './commands';
export { dailySeed, dailySetup, dayOfSearch } from './daily';
export { bonusPerSecond } from './ending';
export { GameEngine, type ReadonlyGame, worksheetGame } from './engine';
export type { EventOf, EventType, GameEvent } from './events';
export { isFound, markOf, stillHidden } from './game';
export {
  type Direction,
  type DirectionsFault,
  directions,
  directionsFault,
  fewestDirections,
  inOrder,
  multipliers,
  opposites,
  steps,
  wordScore,
} from './grid/directions';
export { Finder, shortestFindable } from './grid/finder';
export {
  type Extent,
  type Grid,
  gridSize,
  isInGrid,
  isOnGrid,
  type LaidWord,
  letterAt,
  type Square,
  squaresOf,
} from './grid/grid';
export { type Layout, type LayoutWish, layOut } from './grid/layout';
export { covers, directionOf, type Stroke, snap, strokeLetters, strokeSquares } from './grid/stroke';
export { hintCost } from './hint';
export type { Kind, SavedGame, SaveFault, SaveRefusal } from './kind';
export { type ListedWord, type ListMode, listedWords, listModes } from './listed';
export { wordsAmong } from './lists/among';
export { type BroughtWords, readBrought } from './lists/brought-words';
export {
  capitals,
  checkList,
  type ListCheck,
  pastedWords,
  type WordFault,
  wordFaults,
} from './lists/check';
export {
  filterOf,
  type LanguageWords,
  type ListedWords,
  languageWords,
  noFilter,
} from './lists/language-words';
export {
  type ListFile,
  type ListFileFault,
  longestFile,
  mostLists,
  readListFile,
  writeListFile,
} from './lists/list-file';
export { longestWord, shortestWord, wordsInList } from './lists/sizes';
export {
  alphabetOf,
  formerId,
  isFormerId,
  languageOf,
  listFor,
  listOfPage,
  namedId,
  type OwnList,
  ownList,
  presetList,
  readOwnList,
  readWordList,
  type WordList,
} from './lists/word-list';
export { type Refusal, refusals } from './refusals';
export { type Moment, replayOf } from './replay';
export {
  enter,
  type Joined,
  join,
  mayEnter,
  placesInTable,
  readScoreTables,
  type ScoreEntry,
  type ScoreTable,
  type ScoreTables,
  scoreEntry,
  tableOf,
} from './score-table';
export { type Setup, type SetupFault, setupFault } from './setup';
export { languageShared, readShared, type ShareFault, shareText } from './share';
export type { EndReason, GameState, Outcome } from './state';
export { type FoundLine, type Summary, summaryOf } from './summary';
export {
  checkWorksheet,
  type SheetCheck,
  type SheetFault,
  type SheetWordFault,
  sheetWordsIn,
} from './worksheets/check-worksheet';
export { layingHidden } from './worksheets/hidden-message';
export type { LayFault } from './worksheets/lay-fault';
export { layingOf, layWorksheet } from './worksheets/lay-worksheet';
export { readWorksheetText, type SentWorksheet, worksheetText } from './worksheets/link-text';
export { extentOfShape, isOfShape, largestSide, type Shape, shapes, smallestSide } from './worksheets/shapes';
export { extentOfGame } from './worksheets/sheet-setup';
export {
  lettersInGrid,
  lettersOfMessage,
  longestClue,
  longestMessage,
  longestTitle,
  mostWords,
  readWorksheet,
  type SheetWord,
  type ShownInList,
  shownInList,
  type Worksheet,
} from './worksheets/worksheet';
export { writtenWord } from './worksheets/written-word';
