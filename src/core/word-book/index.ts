export { type AskedKind, askedKinds, longestAsked, readAsked } from './question';
export { type Found, WordBook, type WordLooked } from './word-book';
