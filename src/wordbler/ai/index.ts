export { playSheet } from '../rules/play-sheet';
export type { Move, PlayedLetter } from '../rules/sight';
export { type SeenTurn, type Sight, sightOf } from '../rules/sight';
export { type Advice, adviseOn, type PlayFound } from './advice';
export type { Knowledge } from './knowledge';
export { doubts, knowledgeOf } from './knowledge';
export { type NoPlay, type Reason, reasonsOf } from './lesson';
export { think } from './levels';
export { ponder } from './pondering';
export { lessonsOf, type ReviewedTurn, reviewTurn, sumsOf, turnsOf } from './review';
export {
  type Considered,
  type Hindsight,
  hindsightOn,
  judged,
  moveDone,
  type Pondered,
  type Verdict,
} from './verdicts';
