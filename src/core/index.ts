/** The public face of the rules: with this alone a program without a screen can play every game. */
export type { Alphabet, LetterTiles, TileSet } from './alphabet/alphabet';
export { english, englishTiles } from './alphabet/english';
export * as scramble from './scramble';
export * as wordSearch from './search';
export * from './wordbler';
export { gameRecord } from './wordbler/game-record';
