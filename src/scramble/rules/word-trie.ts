import type { Lexicon } from '../../engine/lexicon/lexicon';
import { letGo } from '../../engine/release-buffers';
import { longLength } from './board';

// After the last block looked at, for the letters of its last base.
const margin = 64;

/** Lays the children of node after node into one array, each family where its letters fall into gaps. */
class TrieShelf {
  private nodes: Int32Array<ArrayBuffer>;
  /** A bit for each place that is taken. 32 places are tried at once. */
  private taken: Uint32Array<ArrayBuffer>;
  /** By the number of children, where the last family of that size went: what lies before is as good as full. */
  private readonly searched = new Uint32Array(33);
  private end = 1;

  /** English needs 2.2 places a word. */
  constructor(words: number) {
    const room = 2 ** Math.max(10, Math.ceil(Math.log2(2.4 * words)));
    this.nodes = new Int32Array(2 * room);
    this.taken = new Uint32Array(room / 32);
    this.taken[0] = 1;
  }

  /** Notes a node, finds a place for its children, and says where: the child by the letter n lies at that + n. */
  place(node: number, letters: number, ending: number): number {
    const first = letters === 0 ? 0 : this.gapFor(letters);
    for (let left = letters; left !== 0; left &= left - 1) {
      const place = first + lowest(left);
      this.taken[place >>> 5]! |= 1 << (place & 31);
      this.end = Math.max(this.end, place + 1);
    }
    this.nodes[2 * node] = letters | ending;
    this.nodes[2 * node + 1] = first;
    return first;
  }

  finish(): Int32Array<ArrayBuffer> {
    const nodes = this.nodes.slice(0, 2 * this.end);
    letGo(this.nodes, this.taken);
    return nodes;
  }

  private gapFor(letters: number): number {
    let width = 0;
    for (let left = letters; left !== 0; left &= left - 1) width++;
    for (let block = this.searched[width]!; ; block++) {
      if (block * 32 + margin > this.taken.length * 32) this.grow();
      const free = this.freeIn(block, letters);
      if (free === 0) continue;
      this.searched[width] = block;
      return block * 32 + lowest(free);
    }
  }

  /** The bases in a block of 32 at which all these letters fall on free places, as bits. */
  private freeIn(block: number, letters: number): number {
    const { taken } = this;
    let free = ~0;
    for (let left = letters; left !== 0 && free !== 0; left &= left - 1) {
      const bit = block * 32 + lowest(left);
      const shift = bit & 31;
      // Shifting by 32 would shift by 0, hence the two steps.
      free &= ~((taken[bit >>> 5]! >>> shift) | ((taken[(bit >>> 5) + 1]! << 1) << (31 - shift)));
    }
    return free;
  }

  private grow(): void {
    const nodes = new Int32Array(this.nodes.length * 2);
    nodes.set(this.nodes);
    letGo(this.nodes);
    this.nodes = nodes;
    const taken = new Uint32Array(this.taken.length * 2);
    taken.set(this.taken);
    letGo(this.taken);
    this.taken = taken;
  }
}

const lowest = (bits: number) => 31 - Math.clz32(bits & -bits);

/**
 * The words as squares spell them: Q stands for QU, and words with a Q alone are left out, for no board holds them.
 * It is a tree, not the smallest graph: each word ends in a node of its own, which can so be marked when it is found.
 *
 * A node is two figures: which letters may follow and how long a word ends here, and where its children lie. The
 * child by the letter n lies at that place + n. Children of different nodes lie in each other's gaps; which of them
 * are a node's own is told by its letters alone.
 *
 *   bits 0–27 letters · bits 28–30 the length of the word less 1, at most 7, or 0 if no word ends here
 */
export interface WordTrie {
  readonly nodes: Int32Array<ArrayBuffer>;
}

export const trieLayout = {
  mostLetters: 28,
  lengthShift: 28,
  /** The node every word starts from. */
  root: 0,
} as const;

const { mostLetters, lengthShift, root } = trieLayout;
/** With more it would take more room than a phone has to spare. */
const mostWords = 800_000;

/** Others are walked as the graph they are. */
export const mayBeTrie = ({ alphabet, size }: Lexicon) => alphabet.letters.length <= mostLetters && size <= mostWords;

export function buildTrie(words: Lexicon): WordTrie {
  const { letters } = words.alphabet;
  const [q, u] = [words.codeOf('Q'), words.codeOf('U')];
  const shelf = new TrieShelf(words.size);
  // The graph of the words has one node for many of the tree.
  const masks = new Int32Array(words.nodesEnd);

  const onward = (edge: number, code: number) => {
    const next = words.follow(edge, code);
    return code === q ? words.follow(next, u) : next;
  };
  const maskOf = (edge: number) => {
    if (!words.goesOn(edge)) return 0;
    const node = words.nodeOf(edge);
    if (masks[node] === 0)
      for (let code = 1; code <= letters.length; code++) if (onward(edge, code) !== 0) masks[node]! |= 1 << (code - 1);
    return masks[node]!;
  };
  const lay = (node: number, edge: number, length: number) => {
    const mask = maskOf(edge);
    const ending = words.endsWord(edge) ? Math.min(length, longLength) - 1 : 0;
    const first = shelf.place(node, mask, ending << lengthShift);
    for (let left = mask; left !== 0; left &= left - 1) {
      const letter = 31 - Math.clz32(left & -left);
      lay(first + letter, onward(edge, letter + 1), length + (letter + 1 === q ? 2 : 1));
    }
  };
  lay(root, words.start, 0);
  letGo(masks);
  return { nodes: shelf.finish() };
}
