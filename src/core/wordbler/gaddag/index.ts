export { buildGaddag } from './build-gaddag';
export { bitCount, edgeBy, type Gaddag, lastLetters, leaf, turn } from './gaddag';
export { gaddagIn, keptGaddag } from './kept-gaddag';
