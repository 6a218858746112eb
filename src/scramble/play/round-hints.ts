import * as scramble from '../rules';
import type { Round } from './round';

/** Who finds all the words of a board. */
export interface Solver {
  solve(board: scramble.Board, shortest: number, signal?: AbortSignal): Promise<scramble.PlacedWord[]>;
}

/** What is known of the words of the board, and what of it the player has asked for. */
export class RoundHints {
  /** Nobody could find the words. */
  failed = false;
  private words: scramble.PlacedWord[] | undefined;
  private counting = false;
  private showing: { word: string; letters: string; squares: readonly number[] } | undefined;
  private readonly leaving = new AbortController();

  constructor(
    private readonly round: Round,
    private readonly solver: Solver,
    private readonly changed: () => void,
    /** The words of the board are known. */
    private readonly learned: (words: readonly scramble.MarkedWord[]) => void = () => {},
  ) {}

  /** Looks for the words; once more if it failed. */
  async look() {
    this.failed = false;
    const { board, setup } = this.round;
    try {
      this.words = await this.solver.solve(board, setup.shortest, this.leaving.signal);
    } catch {
      this.failed = !this.leaving.signal.aborted;
    }
    if (this.leaving.signal.aborted) return;
    if (this.words) this.learned(this.words);
    this.changed();
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
    return scramble.stillToFind(this.words ?? [], this.round.turn.found);
  }

  /** Whether it is a word that is still to be found; nobody can say until they are counted. */
  isToFind(word: string): boolean {
    return (
      (this.words?.some((own) => own.word === word) ?? false) &&
      !this.round.turn.found.some((own) => own.word === word)
    );
  }

  /** How many words each square still takes part in; empty until somebody asks. */
  get counts(): number[] {
    const { words, round } = this;
    if (!this.counting || !words) return [];
    const left = scramble.stillToFind(
      words.filter(({ isRude }) => !isRude),
      round.turn.found,
    );
    return scramble.wordsThrough(round.board, left);
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
    this.round.send({ type: 'hint' }, ({ ok }) => {
      if (!ok) return;
      this.counting = true;
      this.changed();
    });
  }

  /** One square more of a word to find; false if there is none. */
  reveal(): boolean {
    const { round, words } = this;
    const word = this.showing?.word ?? (words && scramble.wordToShow(words, round.turn.found));
    if (!word) return false;
    round.send({ type: 'hint', word });
    const shown = round.turn.shown.find((own) => own.word === word);
    if (shown) {
      const squares = shown.path.slice(0, shown.squares);
      this.showing = { word, squares, letters: scramble.wordAlong(round.board, squares) };
    }
    this.changed();
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
