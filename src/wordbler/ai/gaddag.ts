import type { Lexicon } from '../../engine/lexicon/lexicon';
import { fieldsOf } from '../../engine/saving/untrusted';

/**
 * Every word, from every one of its letters: first that letter and those before it, backwards, then a turn,
 * then those after it. So a play can be grown from any tile on the board, to both sides.
 *
 * One array of nodes. A node is the mask of what may follow, and then, in the order of its bits, an edge each:
 * bit 0 is the turn, bit n the letter of code n. An edge is where the next node lies, doubled, plus 1 if the
 * letters read so far are a whole word. What lies beyond the turn is the graph of the words themselves.
 *
 * Where an alphabet has more letters than a mask has room for, the last bit leads to a second node, in which bit n is
 * the letter of code n + `mostLetters`. No word ends with that edge, and no letter is read by it.
 */
export interface Gaddag {
  readonly nodes: Uint32Array<ArrayBuffer>;
  /** Where the node lies that every walk starts from. */
  readonly root: number;
}

export const turn = 1;

/** As many letters as a mask has room for beside the turn and what leads to more. */
export const mostLetters = 30;

/** Leads to the second node. */
export const more = 1 << 31;

/** Where the node lies that nothing follows. */
export const leaf = 0;

/** The edge that leads on from a node by a letter, or 0. */
export function edgeBy(nodes: Uint32Array, node: number, code: number): number {
  if (code > mostLetters) return furtherEdge(nodes, node, code);
  const mask = nodes[node]!;
  const bit = 1 << code;
  return (mask & bit) === 0 ? 0 : nodes[node + 1 + bitCount(mask & (bit - 1))]!;
}

function furtherEdge(nodes: Uint32Array, node: number, code: number): number {
  const second = furtherNode(nodes, node);
  const mask = nodes[second]!;
  const bit = 1 << (code - mostLetters);
  return (mask & bit) === 0 ? 0 : nodes[second + 1 + bitCount(mask & (bit - 1))]!;
}

/** The node of the letters that a mask has no room for; the leaf where none of them follows. */
export function furtherNode(nodes: Uint32Array, node: number): number {
  const mask = nodes[node]!;
  return (mask & more) === 0 ? leaf : nodes[node + bitCount(mask)]! >>> 1;
}

/** The letters that complete a word from here, as a mask. */
export function lastLetters(nodes: Uint32Array, node: number): number {
  let letters = 0;
  for (let left = nodes[node]!, at = node + 1; left !== 0; left &= left - 1, at++)
    if (nodes[at]! & 1) letters |= left & -left;
  return letters;
}

/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let sum = mask - ((mask >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  sum = (sum + (sum >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sum, 0x01010101) >>> 24;
}

/** Of how a graph is laid out. Another layout must have another one. */
const version = 1;

/** A graph with what tells whether it is still the right one, as plain data to be kept. */
interface KeptGaddag extends Gaddag {
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
