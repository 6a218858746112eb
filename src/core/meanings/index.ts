export { decentLead, decentMeaning } from './decent';
export { Glosses } from './glosses';
export { type Asking, type Lead, meaningOf } from './lookup';
export type { Meaning, Sense } from './meaning';
