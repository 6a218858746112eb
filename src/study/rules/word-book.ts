import { type Lexicon, noEdge } from '../../engine/lexicon/lexicon';
import { type AskedKind, oneLetter, type Question, wordsLike, wordsOf } from './word-question';

/** A bit for each number of letters has room for so many. */
const longestWord = 30;
const anyLengths = -1;
const severalWays = 2;

/** A word graph with the edges of each node side by side, and what walks need to know of its nodes beforehand. */
export class Nodes {
  /** Edges of the lexicon; behind those of a node stands `noEdge`. */
  readonly edges: number[] = [noEdge];
  /** By node, where its edges begin. */
  readonly firsts: Int32Array;
  /** By node, how many words go on from it, and with how many letters, a bit for each number. */
  readonly totals: Int32Array;
  readonly lengths: Int32Array;
  /** By node, how many ways lead there from the start: none, one or several. */
  readonly ways: Uint8Array;

  constructor(readonly words: Lexicon) {
    const { nodesEnd } = words;
    this.firsts = new Int32Array(nodesEnd);
    this.totals = new Int32Array(nodesEnd);
    this.lengths = new Int32Array(nodesEnd);
    this.ways = new Uint8Array(nodesEnd);
    this.visit(words.start);
  }

  /** Twice, where several ways lead to a node: then several lead to all behind it, too. */
  private visit(from: number) {
    const { words, edges, firsts, totals, lengths, ways } = this;
    const node = words.nodeOf(from);
    if (!words.goesOn(from) || ways[node] === severalWays) return;
    if (ways[node] === 0) {
      firsts[node] = edges.length;
      for (let code = 1; code <= words.alphabet.letters.length; code++) {
        const edge = words.follow(from, code);
        if (edge !== noEdge) edges.push(edge);
      }
      edges.push(noEdge);
    }
    ways[node]!++;
    totals[node] = 0;
    for (let at = firsts[node]!; edges[at] !== noEdge; at++) {
      const edge = edges[at]!;
      const next = words.nodeOf(edge);
      const ending = words.endsWord(edge) ? 1 : 0;
      this.visit(edge);
      totals[node]! += totals[next]! + ending;
      lengths[node]! |= (lengths[next]! | ending) << 1;
    }
  }
}

/** What a letter leads to: twice the number of a state, and one more where a word may end with it; or one of these. */
const lost = -1;
const unknown = -2;

/**
 * A question on its walk through the words. It turns back where no word has a length that is asked for, and goes
 * through a node once for each state of the question, however many words lead there.
 */
class Walk<State extends string | number> {
  /** So many edges have been followed. */
  steps = 0;
  private readonly words: Lexicon;
  /** States have numbers from 0, in the order in which they are met. */
  private readonly numbers = new Map<State, number>();
  private readonly states: State[] = [];
  /** By state, how many letters may follow, and what each letter leads to. */
  private readonly lengths: number[] = [];
  private readonly rows: Int32Array[] = [];
  /** By state and node to which several ways lead, how many words were found from it, and one more. */
  private readonly countsInState: (Map<number, number> | undefined)[] = [];

  constructor(
    private readonly nodes: Nodes,
    private readonly question: Question<State>,
    /** By node to which one way leads, the same: it is met in one state. Zeros at first. */
    private readonly counts: Int32Array,
  ) {
    this.words = nodes.words;
    this.numberOf(question.first);
  }

  get total(): number {
    return this.count(this.words.start, 0);
  }

  /** The first so many: the short ones first, or the long ones, and those of a length in the order of the alphabet. */
  list(most: number, order: 'short' | 'long'): string[] {
    const found: string[] = [];
    const lengths = Array.from({ length: longestWord }, (_, at) => at + 1);
    for (const length of order === 'short' ? lengths : lengths.reverse())
      this.spell(this.words.start, 0, length, '', found, most);
    return found;
  }

  private spell(from: number, state: number, length: number, before: string, found: string[], most: number) {
    const hasLength = (this.lengthsFrom(from, state) & (1 << length)) !== 0;
    if (!hasLength || this.count(from, state) === 0) return;
    const { words } = this;
    const { edges, firsts } = this.nodes;
    for (let at = firsts[words.nodeOf(from)]!; edges[at] !== noEdge && found.length < most; at++) {
      const edge = edges[at]!;
      const code = words.codeIn(edge);
      const after = this.after(state, code);
      if (after === lost) continue;
      const word = before + words.alphabet.letters[code - 1];
      if (length > 1) this.spell(edge, after >> 1, length - 1, word, found, most);
      else if (words.endsWord(edge) && after & 1) found.push(word);
    }
  }

  /** How many words go on from an edge in a state. */
  private count(from: number, state: number): number {
    if (this.lengthsFrom(from, state) === 0) return 0;
    const { words, counts } = this;
    const { edges, firsts, totals, ways } = this.nodes;
    const node = words.nodeOf(from);
    if (this.lengths[state] === anyLengths) return totals[node]!;
    const inState = ways[node] === severalWays ? this.countsIn(state) : undefined;
    const known = inState ? inState.get(node) : counts[node];
    if (known) return known - 1;
    let count = 0;
    for (let at = firsts[node]!; edges[at] !== noEdge; at++) {
      const edge = edges[at]!;
      const after = this.after(state, words.codeIn(edge));
      if (after === lost) continue;
      this.steps++;
      count += this.count(edge, after >> 1) + (words.endsWord(edge) ? after & 1 : 0);
    }
    if (inState) inState.set(node, count + 1);
    else counts[node] = count + 1;
    return count;
  }

  private countsIn(state: number): Map<number, number> {
    this.countsInState[state] ??= new Map();
    return this.countsInState[state];
  }

  /** The lengths that what goes on may have; there are no others. */
  private lengthsFrom(edge: number, state: number): number {
    return this.nodes.lengths[this.words.nodeOf(edge)]! & this.lengths[state]!;
  }

  private after(state: number, code: number): number {
    const row = this.rows[state]!;
    if (row[code] === unknown) {
      const after = this.question.after(this.states[state]!, this.words.alphabet.letters[code - 1]!);
      row[code] = after ? this.numberOf(after.state) * 2 + (after.mayEnd ? 1 : 0) : lost;
    }
    return row[code]!;
  }

  private numberOf(state: State): number {
    const known = this.numbers.get(state);
    if (known !== undefined) return known;
    const number = this.states.push(state) - 1;
    this.numbers.set(state, number);
    this.lengths.push(this.question.lengths(state));
    this.rows.push(new Int32Array(this.words.alphabet.letters.length + 1).fill(unknown));
    return number;
  }
}

/** The first of the words that were asked for, and how many there are. */
export interface Found {
  readonly total: number;
  readonly words: readonly string[];
}

/** What goes with a word. */
export interface WordLooked {
  readonly word: string;
  /** The letters that make another word of it, before and behind. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** The other words of the same letters. */
  readonly anagrams: readonly string[];
}

const mostAnagrams = 60;

/** The words of a list by what they look like. */
export class WordBook {
  /** So many edges have been followed so far. */
  steps = 0;
  private readonly nodes: Nodes;
  /** Room for the counts of one walk after another. */
  private readonly counts: Int32Array;

  constructor(private readonly words: Lexicon) {
    this.nodes = new Nodes(words);
    this.counts = new Int32Array(words.nodesEnd);
  }

  /** `signs` as `readAsked` has them. Short words come first, but of those made of letters the longest. */
  find(kind: AskedKind, signs: string, most: number): Found {
    switch (kind) {
      case 'pattern':
        return this.found(wordsLike(signs), most);
      case 'hooks': {
        const before = this.found(wordsLike(oneLetter + signs), most);
        const behind = this.found(wordsLike(signs + oneLetter), most - before.words.length);
        return { total: before.total + behind.total, words: [...before.words, ...behind.words] };
      }
      case 'anagrams':
      case 'within':
        return this.found(wordsOf(signs, kind === 'anagrams'), most, 'long');
    }
  }

  look(word: string): WordLooked {
    const { words } = this;
    const { letters } = words.alphabet;
    return {
      word,
      before: letters.filter((letter) => words.has(letter + word)),
      behind: letters.filter((letter) => words.has(word + letter)),
      anagrams: this.find('anagrams', word, mostAnagrams).words.filter((own) => own !== word),
    };
  }

  private found<State extends string | number>(
    question: Question<State>,
    most: number,
    order: 'short' | 'long' = 'short',
  ): Found {
    const walk = new Walk(this.nodes, question, this.counts.fill(0));
    const { total } = walk;
    const words = walk.list(most, order);
    this.steps += walk.steps;
    return { total, words };
  }
}
