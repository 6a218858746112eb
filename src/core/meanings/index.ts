export { decentMeaning } from './decent';
export { Glosses } from './glosses';
export { baseForms } from './lemmatise';
export { meaningOf } from './lookup';
export type { Meaning, Part, Sense } from './meaning';
