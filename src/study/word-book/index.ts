export { type AskedKind, askedKinds, fittingTo, longestAsked, readAsked } from './question';
export { type Found, WordBook, type WordLooked } from './word-book';
