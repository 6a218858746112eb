export { noEdge } from './edges';
export { Lexicon, type LexiconData } from './lexicon';
export { WordsToCome } from './words-to-come';
