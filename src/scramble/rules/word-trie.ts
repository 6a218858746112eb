import type { Lexicon } from '../../engine/lexicon';
import { letGo } from '../../engine/release-buffers';
import { longLength } from './points';
import { TrieShelf } from './trie-shelf';

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
export const mayBeTrie = ({ alphabet, size }: Lexicon) =>
  alphabet.letters.length <= mostLetters && size <= mostWords;

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
      for (let code = 1; code <= letters.length; code++)
        if (onward(edge, code) !== 0) masks[node]! |= 1 << (code - 1);
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
