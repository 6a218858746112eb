import type { Alphabet } from '../../engine/alphabet/languages';
import * as scramble from '../rules';
import type { Solver } from './round-hints';

/** The workbench of the solver: a typed board, its words, and which of them are listed in what order. */
export class Solving {
  text = '';
  shortest = 3;
  order: scramble.WordOrder = 'score';
  filter = '';
  state: 'empty' | 'fault' | 'solving' | 'solved' | 'failed' = 'empty';
  board: scramble.Board | undefined;
  fault: scramble.BoardFault | undefined;
  /** All of the board's, in no order that means anything. */
  words: scramble.MarkedWord[] = [];
  private asking: AbortController | undefined;

  constructor(
    private readonly solver: Solver,
    readonly alphabet: Alphabet,
    private readonly changed: () => void,
  ) {}

  /** Those that fit the filter, in the order chosen. */
  get listed(): scramble.MarkedWord[] {
    return scramble.sortedWords(scramble.filteredWords(this.words, this.filter, this.alphabet), this.order);
  }

  get points(): number {
    return this.words.reduce((sum, { points }) => sum + points, 0);
  }

  /** How many words there are of each length, the shortest first. */
  get lengths() {
    return scramble
      .lengthGroups(this.words)
      .map(({ length, orMore, words }) => ({ length, orMore, count: words.length }))
      .reverse();
  }

  wordsInside(word: string) {
    return scramble.wordsInside(word, this.words);
  }

  find(word: string | undefined) {
    return this.words.find((own) => own.word === word);
  }

  type(text: string) {
    this.text = text;
    const read = scramble.readBoard(text, this.alphabet);
    this.asking?.abort();
    this.words = [];
    if (!scramble.isBoard(read)) {
      this.fault = read;
      this.state = read.reason === 'empty' ? 'empty' : 'fault';
      this.board = undefined;
      this.changed();
      return;
    }
    this.fault = undefined;
    this.board = read;
    void this.solve();
  }

  /** The same board is written otherwise. */
  rewrite(text: string) {
    this.text = text;
    this.changed();
  }

  setShortest(shortest: number) {
    this.shortest = shortest;
    if (this.board) void this.solve();
    else this.changed();
  }

  sort(order: scramble.WordOrder) {
    this.order = order;
    this.changed();
  }

  filterBy(filter: string) {
    this.filter = filter;
    this.changed();
  }

  /** Looks for the words of the board; once more if it failed. */
  async solve() {
    const { board, shortest } = this;
    if (!board) return;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.state = 'solving';
    this.changed();
    try {
      const words = await this.solver.solve(board, shortest, asking.signal);
      if (asking.signal.aborted) return;
      this.words = words;
      this.state = 'solved';
    } catch {
      if (asking.signal.aborted) return;
      this.state = 'failed';
    }
    this.changed();
  }

  stop() {
    this.asking?.abort();
  }
}
