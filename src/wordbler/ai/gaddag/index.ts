export { buildGaddag } from './build-gaddag';
export {
  bitCount,
  edgeBy,
  furtherNode,
  type Gaddag,
  lastLetters,
  leaf,
  more,
  mostLetters,
  turn,
} from './gaddag';
export { gaddagIn, keptGaddag } from './kept-gaddag';
export { LetterSets } from './letter-sets';
