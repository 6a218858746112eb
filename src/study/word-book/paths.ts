import { type Lexicon, noEdge } from '../../engine/lexicon/lexicon';
import { known } from './answers';

/** An edge: which letter, whether a word ends there, whether it is the last of its node, and which node it leads to. */
export const edgeBits = {
  codes: 63,
  wordEndsShift: 6,
  /** The letter, and whether a word ends there. */
  signs: 127,
  signBits: 7,
  nodeEndsShift: 7,
  targetShift: 8,
} as const;
const { codes, signs, wordEndsShift, nodeEndsShift, targetShift } = edgeBits;
export const codeOfEdge = (edge: number) => edge & codes;
/** 1 if a word ends there, else 0. */
export const wordsEnding = (edge: number) => (edge >>> wordEndsShift) & 1;
export const targetOf = (edge: number) => edge >>> targetShift;
const edgeTo = (target: number, sign: number) => (target << targetShift) | sign;

/** Where nothing goes on. */
const leaf = 0;

/** Alphabets of so many letters or more have some that share a bit. */
const bitsOfMask = 32;

/** A bit for a letter. Where two share one, a mask tells of what is certainly not there. */
export const maskOf = (code: number) => 1 << (code % bitsOfMask);

/** No word of any list is longer: a bit for each length. */
export const longestWord = 30;
/** The bit of a length that no word has: it is there where words may be as long as they like. */
export const anyLength = 1 << (longestWord + 1);

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
 * behind those they lead to. Most of them go on from one beginning of words alone, and are the last: a question comes to each of
 * these once at most.
 */
export class Paths {
  readonly edges: Int32Array;
  /** By node, three figures (`told`). */
  readonly nodes: Int32Array;
  /** By node, how many words go on from there, as answers have it. */
  readonly all: Int32Array;
  /** So many nodes go on from several beginnings. */
  readonly shared: number;
  readonly start: number;
  /** By node that goes on from one beginning, in their order: the edge that leads there, and the place of the node it comes from in its stead. */
  readonly before: Int32Array;
  /** The edges of those to shared nodes; one that has none has an edge without a letter there. */
  readonly crossings: Int32Array;

  constructor(words: Lexicon) {
    const { edges, firsts, start } = gone(words);
    const isShared = sharedNodes(edges, firsts);
    this.shared = isShared.reduce((count, own) => count + own, 0);
    const numbers = new Int32Array(isShared.length);
    let [shared, alone] = [0, this.shared];
    for (let node = 0; node < numbers.length; node++) numbers[node] = isShared[node] ? shared++ : alone++;
    const old = new Int32Array(numbers.length);
    numbers.forEach((number, node) => {
      old[number] = node;
    });
    this.start = numbers[start]!;
    this.edges = new Int32Array(edges.length);
    this.nodes = new Int32Array(nodeAt(numbers.length + 1));
    this.all = new Int32Array(numbers.length);
    this.before = new Int32Array(numbers.length - this.shared);
    const crossings: number[] = [];
    let first = 0;
    for (let node = 0; node < old.length; node++) {
      const at = nodeAt(node);
      const crossed = crossings.length;
      this.nodes[at] = first;
      let count = known;
      let letters = 0;
      let lengths = 0;
      for (let own = firsts[old[node]!]!; own < firsts[old[node]! + 1]!; own++) {
        const edge = edges[own]!;
        const target = numbers[targetOf(edge)]!;
        this.edges[first++] = edgeTo(target, edge & signs);
        count += this.all[target]! - known + wordsEnding(edge);
        letters |= this.nodes[nodeAt(target) + told.letters]! | maskOf(codeOfEdge(edge));
        lengths |= (this.nodes[nodeAt(target) + told.lengths]! | wordsEnding(edge)) << 1;
        if (node < this.shared) continue;
        if (target < this.shared) crossings.push(edgeTo(target, edge & signs));
        else this.before[target - this.shared] = edgeTo(node - this.shared, edge & signs);
      }
      if (node >= this.shared) {
        if (crossings.length === crossed) crossings.push(0);
        crossings[crossings.length - 1]! |= 1 << nodeEndsShift;
      }
      this.nodes[at + told.letters] = letters;
      this.nodes[at + told.lengths] = lengths;
      this.all[node] = count;
    }
    this.nodes[nodeAt(old.length)] = first;
    this.crossings = Int32Array.from(crossings);
  }
}

/** The nodes behind those they lead to, each once: their edges, and where the edges of each begin. */
function gone(words: Lexicon) {
  const edges: number[] = [];
  const firsts: number[] = [0];
  const numbers = new Uint32Array(words.nodesEnd);
  const last = words.alphabet.letters.length;
  const visit = (from: number): number => {
    if (!words.goesOn(from)) return leaf;
    const name = words.nodeOf(from);
    if (numbers[name]) return numbers[name];
    for (let code = 1; code <= last; code++) {
      const edge = words.follow(from, code);
      if (edge !== noEdge) visit(edge);
    }
    const node = firsts.push(edges.length) - 1;
    for (let code = 1; code <= last; code++) {
      const edge = words.follow(from, code);
      if (edge !== noEdge)
        edges.push(edgeTo(visit(edge), code | (words.endsWord(edge) ? 1 << wordEndsShift : 0)));
    }
    numbers[name] = node;
    return node;
  };
  const start = visit(words.start);
  firsts.push(edges.length);
  return { edges: Int32Array.from(edges), firsts: Int32Array.from(firsts), start };
}

/** Nodes to which several edges lead, and all behind them; the end of all words is one. */
function sharedNodes(edges: Int32Array, firsts: Int32Array): Uint8Array {
  const isShared = new Uint8Array(firsts.length - 1);
  const isReached = new Uint8Array(firsts.length - 1);
  isShared[leaf] = 1;
  for (let node = isShared.length - 1; node > leaf; node--)
    for (let own = firsts[node]!; own < firsts[node + 1]!; own++) {
      const target = targetOf(edges[own]!);
      if (isShared[node] || isReached[target]) isShared[target] = 1;
      isReached[target] = 1;
    }
  return isShared;
}

/** Where what is told of a node begins. */
export const nodeAt = (node: number) => node * figures;
export const behindNode = (at: number) => at + figures;
