export { type Find, rulesOn, usualTable } from './find';
export { FindOfDay } from './find-of-day';
export { languageOfFind, readFind, writeFind } from './written-find';
export { findOf } from './year-of-finds';
