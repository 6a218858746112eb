export { type Card, type CardKey, type Grade, grades, isAsked, isLearned, type Source } from './card';
export {
  comingAfter,
  type Deck,
  dueOn,
  joinedDecks,
  readDeck,
  withAnswer,
  withMissed,
  withoutWord,
  wordsLearned,
  writeDeck,
} from './deck';
export {
  type DrillKind,
  type DrillQuestion,
  drillKinds,
  drillOf,
  heavyLetters,
  isSpelled,
  type PickQuestion,
} from './drills';
export {
  joinedPuzzles,
  nextPuzzle,
  type Puzzle,
  type Puzzles,
  readPuzzles,
  withTry,
  writePuzzles,
} from './puzzles';
