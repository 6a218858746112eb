export { type Advice, adviseOn } from './advice';
export { Desk } from './desk';
export { doubts } from './doubts';
export { knowledgeOf } from './knowledge';
export { commandsOf, type Move, type PlayedLetter } from './move';
export { lessonsOf, type ReviewedTurn, reviewTurn, type SeenTurn, turnsOf } from './review';
export { type SeenTile, type Sight, sightOf } from './sight';
export { think } from './thinker';
export type { Knowledge, Thought } from './thought';
