import { type Lexicon, noEdge } from '../lexicon';
import { must } from '../must';

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
