export { decentLead, decentMeaning } from './decent';
export { Glosses } from './glosses';
export { type Lead, meaningOf } from './lookup';
export type { Meaning, Sense } from './meaning';
