import { Signal } from '../../engine/signal';
import * as scramble from '../rules';
import type { ScrambleMatch } from './match';

/** Who finds all the words of a board. */
export interface Solver {
  solve(board: scramble.Board, shortest: number, signal?: AbortSignal): Promise<scramble.PlacedWord[]>;
}

/** What is known of the words of the board, and what of it the player has asked for. */
export class Hints {
  readonly changed = new Signal();
  readonly learned = new Signal<[words: readonly scramble.MarkedWord[]]>();
  failed = false;
  /** The words that most players know; undefined until they are counted, or where they make no goal. */
  familiar: ReadonlySet<string> | undefined;
  private words: scramble.PlacedWord[] | undefined;
  private counting = false;
  private showing: { word: string; letters: string; squares: readonly number[] } | undefined;
  private readonly leaving = new AbortController();

  constructor(
    private readonly match: ScrambleMatch,
    private readonly solver: Solver,
  ) {}

  /** Looks for the words; once more if it failed. */
  async look() {
    this.failed = false;
    const { board, setup } = this.match;
    try {
      this.words = await this.solver.solve(board, setup.shortest, this.leaving.signal);
    } catch {
      this.failed = !this.leaving.signal.aborted;
    }
    if (this.leaving.signal.aborted) return;
    if (this.words) {
      this.familiar = scramble.familiarIn(this.words);
      this.learned.emit(this.words);
    }
    this.changed.emit();
  }

  get isReady() {
    return this.words !== undefined;
  }

  /** How many words there are to find, those too that are never shown. */
  get all(): number | undefined {
    return this.words?.length;
  }

  /** What is still to be found, as far as it is known. */
  get toFind(): scramble.MarkedWord[] {
    return scramble.stillToFind(this.words ?? [], this.match.turn.found);
  }

  /** Whether it is a word that is still to be found; nobody can say until they are counted. */
  isToFind(word: string): boolean {
    return (
      (this.words?.some((own) => own.word === word) ?? false) && !this.match.turn.found.some((own) => own.word === word)
    );
  }

  /** How many words each square still takes part in; empty until somebody asks. */
  get counts(): number[] {
    const { words, match } = this;
    if (!this.counting || !words) return [];
    const left = scramble.stillToFind(
      words.filter(({ isRude }) => !isRude),
      match.turn.found,
    );
    return scramble.wordsThrough(match.board, left);
  }

  get isCounting() {
    return this.counting;
  }

  /** The word that is being shown, and its squares so far. */
  get shown() {
    return this.showing;
  }

  count() {
    if (this.counting) return;
    this.match.send({ type: 'hint' }, ({ ok }) => {
      if (!ok) return;
      this.counting = true;
      this.changed.emit();
    });
  }

  /** One square more of a word to find; false if there is none. */
  reveal(): boolean {
    const { words, match } = this;
    const word = this.showing?.word ?? (words && scramble.wordToShow(words, match.turn.found));
    if (!word) return false;
    match.send({ type: 'hint', word });
    const shown = match.turn.shown.find((own) => own.word === word);
    if (shown) {
      const squares = shown.path.slice(0, shown.squares);
      this.showing = { word, squares, letters: scramble.wordAlong(match.board, squares) };
    }
    this.changed.emit();
    return true;
  }

  /** A word was found: if it is the one being shown, that is enough of it. */
  found(word: string) {
    if (this.showing?.word === word) this.showing = undefined;
  }

  /** The next player has asked for nothing yet. */
  forget() {
    this.counting = false;
    this.showing = undefined;
  }

  stop() {
    this.leaving.abort();
  }
}

/** What a player is shown next of a word that is on the board. */
export type FirstWordStep =
  | { kind: 'first' | 'next'; word: string; from: number; to: number; reached: boolean }
  /** Let go on it, or tapped again, it plays the word. */
  | { kind: 'end'; word: string; at: number }
  /** Another path, which is as good; its end plays it. */
  | { kind: 'own'; at: number }
  /** By keys: the word is typed. */
  | { kind: 'typed' };

const easy = 4;

/** A short word that everybody knows; of those the first on the board. */
export function firstWord(words: readonly scramble.MarkedWord[]): scramble.MarkedWord | undefined {
  const worth = ({ word, level = 100 }: scramble.MarkedWord) => level + Math.abs(word.length - easy) * 10;
  return words
    .filter(({ isRude }) => !isRude)
    .toSorted((a, b) => worth(a) - worth(b) || a.word.localeCompare(b.word))[0];
}

export function firstWordStep(
  word: scramble.MarkedWord,
  path: readonly number[],
  typed: string,
): FirstWordStep | undefined {
  if (typed) return { kind: 'typed' };
  const last = path.at(-1);
  const [from, second] = word.path;
  if (from === undefined || second === undefined) return undefined;
  if (last === undefined) return { kind: 'first', word: word.word, from, to: second, reached: false };
  if (!path.every((square, at) => square === word.path[at])) return { kind: 'own', at: last };
  const to = word.path[path.length];
  if (to === undefined) return { kind: 'end', word: word.word, at: last };
  return { kind: 'next', word: word.word, from: last, to, reached: true };
}
