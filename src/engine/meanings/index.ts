export { Glosses } from './glosses';
export { type Lead, meaningOf } from './lookup';
export type { Meaning, Sense } from './meaning';
