import { type Lexicon, noEdge } from '../lexicon';
import { known } from './answers';

/** An edge: which letter, whether a word ends there, and which node it leads to. */
export const codeOfEdge = (edge: number) => edge & 63;
/** 1 if a word ends there, else 0. */
export const wordsEnding = (edge: number) => (edge >>> 6) & 1;
export const targetOf = (edge: number) => edge >>> 7;

/** Where nothing goes on. */
const leaf = 0;

/** Alphabets of so many letters or more have some that share a bit. */
const bitsOfMask = 32;

/** A bit for a letter. Where two share one, a mask tells of what is certainly not there. */
export const maskOf = (code: number) => 1 << (code % bitsOfMask);

/** No word of any list is longer: a bit for each length. */
export const longestWord = 30;

/** What is told of each node. */
export const told = {
  /** Where its edges begin; they end where those of the next node begin. */
  first: 0,
  /** Which letters stand somewhere in the words that go on from there, and how many follow, a bit for each. */
  letters: 1,
  lengths: 2,
} as const;
const figures = 3;

/**
 * The graph of a word list with the edges of a node side by side, and what all that follows a node has in common. Nodes stand
 * behind those they lead to.
 */
export class Paths {
  readonly edges: Int32Array;
  /** By node, three figures (`told`). */
  readonly nodes: Int32Array;
  /** By node, how many words go on from there, as answers have it. */
  readonly all: Int32Array;
  readonly start: number;

  constructor(words: Lexicon) {
    const edges: number[] = [];
    const nodes: number[] = [0, 0, 0];
    const all: number[] = [known];
    const numbers = new Uint32Array(words.nodesEnd);
    const last = words.alphabet.letters.length;
    const visit = (from: number): number => {
      const name = words.nodeOf(from);
      if (!words.goesOn(from)) return leaf;
      if (numbers[name]) return numbers[name];
      for (let code = 1; code <= last; code++) {
        const edge = words.follow(from, code);
        if (edge !== noEdge) visit(edge);
      }
      const first = edges.length;
      let [count, letters, lengths] = [known, 0, 0];
      for (let code = 1; code <= last; code++) {
        const edge = words.follow(from, code);
        if (edge === noEdge) continue;
        const target = visit(edge);
        const isWord = words.endsWord(edge);
        edges.push((target << 7) | (isWord ? 64 : 0) | code);
        count += all[target]! - known + (isWord ? 1 : 0);
        letters |= nodes[nodeAt(target) + told.letters]! | maskOf(code);
        lengths |= (nodes[nodeAt(target) + told.lengths]! | (isWord ? 1 : 0)) << 1;
      }
      const node = all.push(count) - 1;
      nodes.push(first, letters, lengths);
      numbers[name] = node;
      return node;
    };
    this.start = visit(words.start);
    nodes.push(edges.length, 0, 0);
    this.edges = Int32Array.from(edges);
    this.nodes = Int32Array.from(nodes);
    this.all = Int32Array.from(all);
  }
}

/** Where what is told of a node begins. */
export const nodeAt = (node: number) => node * figures;
export const behindNode = (at: number) => at + figures;
