import { type Lexicon, noEdge } from '../lexicon/lexicon';
import { DamagedWordsError } from '../lexicon/word-graph';
import { must } from '../must';

/** How common words are, from the most common on: the levels of SCOWL. */
export const levelSteps = [10, 20, 35, 40, 50, 55, 60, 70] as const;

/** A grown-up knows words up to this level, and has read most of those up to the next. */
export const knownLevel = 40;
export const readLevel = 60;

/**
 * One byte for each word: the place of its level in `levelSteps`, from 1, or 0 for a word without one; and a bit
 * for a word that a family table may not want to see.
 */
const levelBits = 15;
export const rudeBit = 16;

const isMark = (byte: number) => (byte & ~(levelBits | rudeBit)) === 0 && (byte & levelBits) <= levelSteps.length;

/** Where words stand in the order of their list, without a list: by how many words the graph has before them. */
export class WordOrder {
  /** By node, how many words go on from there. */
  private readonly onward: Uint32Array;

  constructor(private readonly words: Lexicon) {
    this.onward = countOnward(words);
  }

  /** How many words come before this one, or undefined if it is none. */
  placeOf(word: string): number | undefined {
    const { words, onward } = this;
    let edge = words.start;
    let before = 0;
    for (const letter of word) {
      if (words.endsWord(edge)) before++;
      const code = words.codeOf(letter);
      const next = words.follow(edge, code);
      if (next === noEdge) return undefined;
      for (let smaller = 1; smaller < code; smaller++) {
        const passed = words.follow(edge, smaller);
        if (passed === noEdge) continue;
        before += Number(words.endsWord(passed));
        if (words.goesOn(passed)) before += must(onward[words.nodeOf(passed)]);
      }
      edge = next;
    }
    return words.endsWord(edge) ? before : undefined;
  }
}

function countOnward(words: Lexicon): Uint32Array {
  const counts = new Uint32Array(words.nodesEnd);
  const countFrom = (edge: number): number => {
    if (!words.goesOn(edge)) return 0;
    const node = words.nodeOf(edge);
    if (counts[node] !== 0) return must(counts[node]);
    let sum = 0;
    for (let code = 1; code <= words.alphabet.letters.length; code++) {
      const next = words.follow(edge, code);
      if (next !== noEdge) sum += Number(words.endsWord(next)) + countFrom(next);
    }
    counts[node] = sum;
    return sum;
  };
  countFrom(words.start);
  return counts;
}

/** How well known the words of a list are. Like the lexicon, it knows capital letters only. */
export class Familiarity {
  private readonly order: WordOrder;

  /** Takes a mark for each word of the list, in its order. */
  constructor(
    private readonly marks: Uint8Array,
    words: Lexicon,
  ) {
    if (marks.length !== words.size) throw new DamagedWordsError(`${marks.length} marks for ${words.size} words`);
    const strange = marks.findIndex((mark) => !isMark(mark));
    if (strange >= 0) throw new DamagedWordsError(`mark ${strange} is ${marks[strange]}`);
    this.order = new WordOrder(words);
  }

  /** How common a word is, from 10, the most common, to 70; undefined for one that hardly anybody knows. */
  levelOf(word: string): number | undefined {
    const level = this.markOf(word) & levelBits;
    return level === 0 ? undefined : levelSteps[level - 1];
  }

  /** Whether a family table may not want to see it. */
  isRude(word: string): boolean {
    return (this.markOf(word) & rudeBit) !== 0;
  }

  private markOf(word: string): number {
    const place = this.order.placeOf(word);
    return place === undefined ? 0 : must(this.marks[place]);
  }
}
