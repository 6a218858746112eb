export { buildGaddag } from './build-gaddag';
export {
  bitCount,
  edgeBy,
  furtherNode,
  type Gaddag,
  gaddagIn,
  keptGaddag,
  lastLetters,
  leaf,
  more,
  mostLetters,
  turn,
} from './gaddag';
export { LetterSets } from './letter-sets';
