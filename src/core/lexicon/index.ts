export { Lexicon, type LexiconData, noEdge } from './lexicon';
