export type { Find } from './find';
export { findInLesson } from './find-in-lesson';
export { FindOfDay, inSquares } from './find-of-day';
export { findOf, readFind, writeFind } from './year-of-finds';
