export { decentLead, decentMeaning } from './decent';
export { Glosses } from './glosses';
export { type Asking, type Lead, meaningOf } from './lookup';
export type { Form, Meaning, Origin, Sense } from './meaning';
