export { decentMeaning } from './decent';
export { Glosses } from './glosses';
export { meaningOf } from './lookup';
export type { Meaning, Sense } from './meaning';
