import { fieldsOf } from '../../../engine/keeping/fields';
import type { Lexicon } from '../../../engine/lexicon';
import type { Gaddag } from './gaddag';

/** Of how a graph is laid out. Another layout must have another one. */
const version = 1;

/** A graph with what tells whether it is still the right one, as plain data to be kept. */
export interface KeptGaddag extends Gaddag {
  readonly version: number;
  /** The sum of the words it is made of. */
  readonly words: number;
  readonly sum: number;
}

export const keptGaddag = (gaddag: Gaddag, words: Lexicon): KeptGaddag => ({
  ...gaddag,
  version,
  words: sumOf(words.data.edges),
  sum: sumOfGraph(gaddag),
});

/** The graph in a kept value, if it is one of these words and whole. Takes anything. */
export function gaddagIn(value: unknown, words: Lexicon): Gaddag | undefined {
  const kept = fieldsOf<KeptGaddag>(value);
  if (kept?.version !== version || kept.words !== sumOf(words.data.edges)) return undefined;
  const { nodes, root, sum } = kept;
  if (!(nodes instanceof Uint32Array) || typeof root !== 'number') return undefined;
  const gaddag = { nodes, root } as Gaddag;
  return sumOfGraph(gaddag) === sum ? gaddag : undefined;
}

const sumOfGraph = ({ nodes, root }: Gaddag) => sumOf(nodes, root);

/** Much like FNV-1a, by numbers instead of bytes: not a seal, but it sees every slip. */
function sumOf(numbers: Uint32Array, start = 0): number {
  let sum = 0x811c9dc5 ^ start;
  for (let at = 0; at < numbers.length; at++) {
    sum = Math.imul(sum ^ numbers[at]!, 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum;
}
