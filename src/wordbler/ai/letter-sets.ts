import { edgeBy, furtherNode, type Gaddag, leaf, more, mostLetters, turn } from './gaddag';

const codeBits = 63;
const ends = 1 << 6;
const isLast = 1 << 7;
const childShift = 8;
/** Above every code. */
const noCode = 64;

/**
 * The letters of every word, sorted: a tree in one array. An entry is a letter's code, whether the letters so far are
 * all of some word, whether it is the last of its row, and where the row lies that may follow.
 */
export class LetterSets {
  private entries = new Uint32Array(1 << 16);
  private size = 1;
  private readonly root: number;

  private constructor(gaddag: Gaddag) {
    const words = sortedWords(gaddag);
    this.root = this.row(words, 0, words.length, 0);
  }

  private static readonly known = new WeakMap<Gaddag, LetterSets>();

  /** Those of the words that a graph for finding plays has; made when they are first wanted. */
  static of(gaddag: Gaddag): LetterSets {
    const sets = LetterSets.known.get(gaddag) ?? new LetterSets(gaddag);
    LetterSets.known.set(gaddag, sets);
    return sets;
  }

  /**
   * Every choice of tiles that make a word with the letters that lie there: by how many they are, each as codes in the
   * order of the alphabet. `rack` counts the tiles of each code; what a blank stands for is marked with `blankBit`.
   */
  choices(lying: readonly number[], rack: Uint8Array, most: number, blankBit: number): number[][][] {
    const { entries } = this;
    const fixed = lying.toSorted((a, b) => a - b);
    const found: number[][][] = Array.from({ length: most + 1 }, () => []);
    const taken: number[] = [];
    const walk = (row: number, used: number, last: number) => {
      const next = fixed[used] ?? noCode;
      for (let at = row; ; at++) {
        const entry = entries[at]!;
        const code = entry & codeBits;
        if (code > next) return;
        const goOn = (nowUsed: number, tile: number) => {
          if ((entry & ends) !== 0 && nowUsed === fixed.length && taken.length > 0)
            found[taken.length]!.push([...taken]);
          const child = entry >>> childShift;
          if (child !== 0) walk(child, nowUsed, tile);
        };
        // What lies there is read first: it must be used.
        if (code === next) goOn(used + 1, code);
        else if (taken.length < most) {
          // A blank for the same letter comes after its tiles, so that no choice is found twice.
          if (rack[code]! > 0 && last !== (code | blankBit)) {
            rack[code]!--;
            taken.push(code);
            goOn(used, code);
            taken.pop();
            rack[code]!++;
          }
          if (rack[0]! > 0) {
            rack[0]!--;
            taken.push(code | blankBit);
            goOn(used, code | blankBit);
            taken.pop();
            rack[0]!++;
          }
        }
        if ((entry & isLast) !== 0) return;
      }
    };
    if (this.root !== 0) walk(this.root, 0, 0);
    return found;
  }

  /** The codes of the letters that make a word with those that lie there. */
  completing(lying: readonly number[]): Set<number> {
    const { entries } = this;
    const fixed = lying.toSorted((a, b) => a - b);
    const found = new Set<number>();
    const walk = (row: number, used: number, added: number) => {
      const next = fixed[used] ?? noCode;
      for (let at = row; ; at++) {
        const entry = entries[at]!;
        const code = entry & codeBits;
        if (code > next) return;
        const goOn = (nowUsed: number, nowAdded: number) => {
          if ((entry & ends) !== 0 && nowUsed === fixed.length && nowAdded !== 0) found.add(nowAdded);
          const child = entry >>> childShift;
          if (child !== 0) walk(child, nowUsed, nowAdded);
        };
        if (code === next) goOn(used + 1, added);
        if (added === 0) goOn(used, code);
        if ((entry & isLast) !== 0) return;
      }
    };
    if (this.root !== 0) walk(this.root, 0, 0);
    return found;
  }

  /**
   * Lays out what follows in the sorted words from one to another, which have so many letters in common; 0 for nothing.
   */
  private row(words: readonly string[], from: number, to: number, depth: number): number {
    const starts: number[] = [];
    for (let at = from, last = -1; at < to; at++) {
      const word = words[at]!;
      const code = word.length > depth ? word.charCodeAt(depth) : -1;
      if (code !== last && code !== -1) starts.push(at);
      last = code;
    }
    if (starts.length === 0) return 0;
    const row = this.size;
    this.size += starts.length;
    if (this.size > this.entries.length) {
      const larger = new Uint32Array(this.entries.length * 2);
      larger.set(this.entries);
      this.entries = larger;
    }
    for (const [nth, start] of starts.entries()) {
      const child = this.row(words, start, starts[nth + 1] ?? to, depth + 1);
      const first = words[start]!;
      this.entries[row + nth] =
        (child << childShift) |
        (nth === starts.length - 1 ? isLast : 0) |
        (first.length === depth + 1 ? ends : 0) |
        first.charCodeAt(depth);
    }
    return row;
  }
}

/** The letters of each word, sorted, as texts of their codes; each once, and in order. */
function sortedWords({ nodes, root }: Gaddag): string[] {
  const found = new Set<string>();
  const path: number[] = [];
  const read = (edge: number, code: number) => {
    path.push(code);
    if ((edge & 1) !== 0) found.add(String.fromCharCode(...path.toSorted((a, b) => a - b)));
    follow(edge >>> 1);
    path.pop();
  };
  const follow = (node: number) => {
    if (node === leaf) return;
    for (let left = nodes[node]! & ~(more | turn); left !== 0; left &= left - 1) {
      const code = 31 - Math.clz32(left & -left);
      read(edgeBy(nodes, node, code), code);
    }
    const further = furtherNode(nodes, node);
    if (further === leaf) return;
    for (let left = nodes[further]!; left !== 0; left &= left - 1) {
      const code = mostLetters + 31 - Math.clz32(left & -left);
      read(edgeBy(nodes, node, code), code);
    }
  };
  // A word is read from its first letter on, right after the turn.
  for (let code = 1; code < noCode; code++) {
    const edge = edgeBy(nodes, root, code);
    if (edge === 0) continue;
    path.push(code);
    follow(edgeBy(nodes, edge >>> 1, 0) >>> 1);
    path.pop();
  }
  return [...found].sort();
}
