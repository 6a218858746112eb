export { type Find, rulesOn, usualTable } from './find';
export { findInLesson } from './find-in-lesson';
export { FindOfDay } from './find-of-day';
export { languageOfFind, readFind, writeFind } from './written-find';
export { findOf } from './year-of-finds';
