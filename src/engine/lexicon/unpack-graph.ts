import type { Alphabet } from '../alphabet/alphabet';
import { must } from '../must';
import { DamagedWordsError } from './damaged-words-error';
import { layout, type WordGraph } from './edges';
import { PackedEdges } from './packed-edges';
import { edge, head, kindOf, kindsOfEdge, leads, Numbers } from './packed-graph';

const { letterBits, wordEnds, baseShift, leaf } = layout;
const mostLetters = 63;
const longestWord = 63;

/** Makes the graph of a list that ships as a graph: its nodes are laid down as they are, no word is written. */
export function unpackGraph(bytes: Uint8Array, { letters }: Alphabet): WordGraph {
  return new Unpacking(bytes, Math.min(mostLetters, letters.length)).graph();
}

/** A node that is told, and what its edges lead to: other nodes, by number. */
class Unpacking {
  private readonly flags: Uint8Array;
  private readonly kinds: Uint8Array;
  private readonly places: Numbers;
  /** By the kind of an edge, where the group begins that it mostly leads to. */
  private readonly groups = new Uint32Array(kindsOfEdge);
  private readonly words: number;
  private readonly shared: number;
  /** By edge, the first edge of the node it leads to; 0 is no node. */
  private readonly targets: Int32Array;
  /** By place, the first edge of a shared node. */
  private readonly sharedFrom: Int32Array;
  /** By the first edge of a node, its base once it is laid down; 0 while it is not. */
  private readonly bases: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly packed: PackedEdges;
  private readonly row = new Uint32Array(mostLetters + 1);
  private at = 0;

  constructor(
    bytes: Uint8Array,
    private readonly letters: number,
  ) {
    if (bytes.length < head.bytes) throw new DamagedWordsError('the list has no head');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const edges = view.getUint32(head.edges, true);
    this.words = view.getUint32(head.words, true);
    this.shared = view.getUint32(head.shared, true);
    if (edges === 0 || head.bytes + 2 * edges > bytes.length || this.shared > edges)
      throw new DamagedWordsError(`${edges} edges promised in ${bytes.length} bytes`);
    this.flags = bytes.subarray(head.bytes, head.bytes + edges);
    this.kinds = bytes.subarray(head.bytes + edges, head.bytes + 2 * edges);
    this.places = new Numbers(bytes, head.bytes + 2 * edges);
    this.targets = new Int32Array(edges);
    this.sharedFrom = new Int32Array(this.shared);
    this.bases = new Uint32Array(edges);
    this.counts = new Uint32Array(edges);
    this.packed = new PackedEdges(2 ** Math.max(12, Math.ceil(Math.log2(edges))));
  }

  graph(): WordGraph {
    for (let kind = 0, place = 0; kind < kindsOfEdge; kind++) {
      this.groups[kind] = place;
      place += this.places.next();
    }
    this.read(0);
    for (let place = 0; place < this.shared; place++) {
      this.sharedFrom[place] = this.at;
      this.read(0);
    }
    if (this.at !== this.flags.length || !this.places.isOver)
      throw new DamagedWordsError('the list ends too early');
    this.resolve();
    const root = this.lay(0, 0);
    const size = must(this.counts[0]);
    if (size !== this.words) throw new DamagedWordsError(`${this.words} words promised, ${size} found`);
    return { edges: this.packed.finish(root), size };
  }

  /** A node, and those that it alone leads to. What is meant by its place is noted below zero. */
  private read(depth: number) {
    const { flags, kinds, targets } = this;
    if (depth > longestWord) throw new DamagedWordsError('a word is too long');
    const from = this.at;
    do {
      if (this.at >= flags.length) throw new DamagedWordsError(`node ${from} has no end`);
    } while ((flags[this.at++]! & edge.last) === 0);
    const end = this.at;
    for (let at = from; at < end; at++) {
      const kind = kinds[at];
      if (kind === leads.own) {
        targets[at] = this.at;
        this.read(depth + 1);
      } else if (kind === leads.shared) {
        const group = this.groups[kindOf(flags[at]!)]!;
        targets[at] = ~((group + this.places.next()) % this.shared);
      } else if (kind !== leads.nowhere) throw new DamagedWordsError(`edge ${at} leads to ${kind}`);
    }
  }

  private resolve() {
    const { targets, sharedFrom } = this;
    for (let at = 0; at < targets.length; at++) {
      const target = targets[at]!;
      if (target >= 0) continue;
      const from = sharedFrom[~target];
      if (from === undefined) throw new DamagedWordsError(`edge ${at} leads to a node that nobody told`);
      targets[at] = from;
    }
  }

  /** Lays a node down after all it leads to, and says at which base. */
  private lay(from: number, depth: number): number {
    const { flags, targets, bases, counts, row } = this;
    if (bases[from] !== 0) return bases[from]!;
    if (depth > longestWord) throw new DamagedWordsError('a word never ends');
    let words = 0;
    let end = from;
    for (let isLast = false; !isLast; end++) {
      const flag = flags[end]!;
      isLast = (flag & edge.last) !== 0;
      const ends = (flag & edge.ends) !== 0;
      const target = targets[end]!;
      if (!ends && target === 0) throw new DamagedWordsError(`edge ${end} leads nowhere`);
      if (target !== 0) this.lay(target, depth + 1);
      words += Number(ends) + (target === 0 ? 0 : counts[target]!);
    }
    let before = 0;
    for (let at = from; at < end; at++) {
      const letter = flags[at]! & edge.letter;
      if (letter <= before || letter > this.letters)
        throw new DamagedWordsError(`edge ${at} is out of order`);
      before = letter;
      const target = targets[at]!;
      const base = target === 0 ? leaf : bases[target]!;
      row[at - from] = (letter & letterBits) | (flags[at]! & edge.ends ? wordEnds : 0) | (base << baseShift);
    }
    const base = this.packed.lay(row, 0, end - from);
    bases[from] = base;
    counts[from] = words;
    return base;
  }
}
