/** The public face of the rules: with this alone a program without a screen can play every game. */
export type { Alphabet, LetterTiles, TileSet } from './engine/alphabet/languages';
export { english, englishTiles } from './engine/alphabet/languages';
export * as scramble from './scramble/rules';
export * as wordSearch from './search/rules';
export * from './wordbler/rules';
export { gameRecord } from './wordbler/rules/game-record';
