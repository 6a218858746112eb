export type { Move, PlayedLetter } from '../rules/visible-state';
export { playSheet, type SeenTurn, type VisibleState, visibleStateOf } from '../rules/visible-state';
export type { Knowledge } from './knowledge';
export { doubts, knowledgeOf } from './knowledge';
export { type Reason, reasonsOf } from './lesson';
export { think } from './levels';
export { ponder } from './pondering';
export {
  type Advice,
  adviseOn,
  lessonsOf,
  type PlayFound,
  type ReviewedTurn,
  reviewTurn,
  sumsOf,
  turnsOf,
} from './review';
export {
  type Considered,
  type Hindsight,
  hindsightOn,
  judged,
  moveDone,
  type Pondered,
  type Verdict,
} from './verdicts';
