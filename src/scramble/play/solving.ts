import { type LanguageId, tilesOf } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import type { Wake } from '../../shared/play/self-play';
import * as scramble from '../rules';
import type { Solver } from './hints';

/** The workbench of the solver: a typed board, its words, and which of them are listed in what order. */
export class Solving {
  readonly changed = new Signal();
  /** The letters are written otherwise, which is to be saved. */
  readonly written = new Signal<[text: string]>();
  text = '';
  shortest = 3;
  order: scramble.WordOrder = 'score';
  filter = '';
  state: 'empty' | 'fault' | 'solving' | 'solved' | 'failed' = 'empty';
  board: scramble.Board | undefined;
  fault: scramble.BoardFault | undefined;
  /** Nothing could be pasted. */
  isPasteRefused = false;
  /** All of the board's, in no order that means anything. */
  words: scramble.MarkedWord[] = [];
  private asking: AbortController | undefined;

  constructor(
    private readonly solver: Solver,
    readonly language: LanguageId,
  ) {}

  get alphabet() {
    return tilesOf(this.language).alphabet;
  }

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
    this.isPasteRefused = false;
    this.read(text);
    this.written.emit(text);
  }

  /** Another board of dice, as large as the one that lies there, if there are dice for it. */
  roll(seed: string) {
    const side = scramble.diceSides.find((own) => own === this.board?.side) ?? 4;
    this.type(scramble.writtenBoard(scramble.throwDice({ side, seed, roll: 0 }, this.language)));
  }

  /** What was copied elsewhere; undefined where it may not be read. */
  paste(text: string | undefined) {
    if (text !== undefined) {
      this.type(text);
      this.spread();
      return;
    }
    this.isPasteRefused = true;
    this.changed.emit();
  }

  /** Nothing more is typed for now: a board is written as it lies, as many rows as it has letters in one. */
  spread() {
    if (!this.board) return;
    const text = scramble.writtenBoard(this.board);
    if (text === this.text) return;
    this.text = text;
    this.changed.emit();
    this.written.emit(text);
  }

  setShortest(shortest: number) {
    this.shortest = shortest;
    if (this.board) void this.solve();
    else this.changed.emit();
  }

  sort(order: scramble.WordOrder) {
    this.order = order;
    this.changed.emit();
  }

  filterBy(filter: string) {
    this.filter = filter;
    this.changed.emit();
  }

  /** Looks for the words of the board; once more if it failed. */
  async solve() {
    const { board, shortest } = this;
    if (!board) return;
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    this.state = 'solving';
    this.changed.emit();
    try {
      const words = await this.solver.solve(board, shortest, asking.signal);
      if (asking.signal.aborted) return;
      this.words = words;
      this.state = 'solved';
    } catch {
      if (asking.signal.aborted) return;
      this.state = 'failed';
    }
    this.changed.emit();
  }

  stop() {
    this.asking?.abort();
  }

  private read(text: string) {
    this.text = text;
    const read = scramble.readBoard(text, this.alphabet);
    this.asking?.abort();
    this.words = [];
    if (!scramble.isBoard(read)) {
      this.fault = read;
      this.state = read.reason === 'empty' ? 'empty' : 'fault';
      this.board = undefined;
      this.changed.emit();
      return;
    }
    this.fault = undefined;
    this.board = read;
    void this.solve();
  }
}

/** Seconds a word is shown, from slow to fast. */
export const watchPaces = [4, 3, 2, 1.5, 1, 0.5, 0.25] as const;
const usualPace = 3;

/** A board that plays itself, word after word. */
export class Watching {
  readonly changed = new Signal<[isNewWord: boolean]>();
  state: 'solving' | 'playing' | 'paused' | 'over' | 'failed' = 'solving';
  /** Which of the paces. */
  pace = usualPace;
  words: readonly scramble.WatchedWord[] = [];
  /** The word that is shown; before the first one, -1. */
  at = -1;
  private cancelWake = () => {};
  private readonly leaving = new AbortController();

  constructor(
    readonly board: scramble.Board,
    private readonly shortest: number,
    private readonly solver: Solver,
    private readonly wakeAfter: Wake,
  ) {}

  get word(): scramble.WatchedWord | undefined {
    return this.words[this.at];
  }

  get seconds(): number {
    return must(watchPaces[this.pace]);
  }

  /** Finds the words and begins; once more if it failed. */
  async begin() {
    this.state = 'solving';
    this.changed.emit(false);
    const { signal } = this.leaving;
    try {
      this.words = scramble.walkthrough(await this.solver.solve(this.board, this.shortest, signal));
    } catch {
      this.state = 'failed';
    }
    if (signal.aborted) return;
    if (this.state === 'failed') this.changed.emit(false);
    else this.again();
  }

  again() {
    this.at = -1;
    this.state = 'playing';
    this.step(1);
  }

  pause() {
    if (this.state !== 'playing') return;
    this.cancelWake();
    this.state = 'paused';
    this.changed.emit(false);
  }

  goOn() {
    if (this.state !== 'paused') return;
    this.state = 'playing';
    this.step(1);
  }

  /** One word on or back, and stands there. */
  leaf(step: 1 | -1) {
    if (this.words.length === 0) return;
    this.cancelWake();
    this.state = 'paused';
    this.at = Math.max(0, Math.min(this.words.length - 1, this.at + step));
    this.changed.emit(true);
  }

  setPace(pace: number) {
    this.pace = Math.max(0, Math.min(watchPaces.length - 1, pace));
    if (this.state === 'playing') this.wakeLater();
    this.changed.emit(false);
  }

  stop() {
    this.cancelWake();
    this.leaving.abort();
  }

  private step(by: 1) {
    this.cancelWake();
    if (this.at + by >= this.words.length) {
      this.state = 'over';
      this.changed.emit(false);
      return;
    }
    this.at += by;
    this.wakeLater();
    this.changed.emit(true);
  }

  private wakeLater() {
    this.cancelWake();
    this.cancelWake = this.wakeAfter(this.seconds * 1000, () => this.step(1));
  }
}
