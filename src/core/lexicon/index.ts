export { noEdge } from './edges';
export { Lexicon, type LexiconData } from './lexicon';
