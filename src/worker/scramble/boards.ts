import type { Familiarity } from '../../engine/familiarity/familiarity';
import { Lexicon, type LexiconData } from '../../engine/lexicon/lexicon';
import {
  type Board,
  type BoardSpec,
  marked,
  type PlacedWord,
  placed,
  type Rolled,
  rolling,
  Solver,
} from '../../scramble/rules';
import { fetchFamiliarity } from '../familiar-words';
import { LoadError } from '../fetch-words';
import type { WordList } from '../word-list';

/** After so many milliseconds of rolling there is a pause, so that a word to stop is heard. */
const sliceMs = 12;
/**
 * So many milliseconds an answer waits to learn how well its words are known. It does without rather than fail: a roll
 * soon, since somebody wants to play; a solved board later, since what can be learned from it is decided but once.
 */
const patienceOf = { roll: 1000, solve: 6000 };

const pause = (ms = 0) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Solves boards and rolls dice, once it has studied the words. */
export class Boards {
  private studied: { words: Lexicon; solver: Solver } | undefined;
  private coming: Promise<Familiarity | undefined> | undefined;
  private stops = 0;

  constructor(
    private readonly fetchFile: typeof fetch,
    /** Says that an answer still comes. */
    private readonly alive: () => void,
    private readonly lists: readonly WordList[],
  ) {}

  study(data: LexiconData): undefined {
    const words = new Lexicon(data);
    this.studied = { words, solver: new Solver(words) };
  }

  async solve(board: Board, shortest: number): Promise<PlacedWord[]> {
    return placed(board, marked(this.known.solver.solve(board, shortest), await this.marks(patienceOf.solve)));
  }

  async roll(spec: BoardSpec, from: number): Promise<Rolled> {
    const { stops } = this;
    const marks = spec.fewestKnown > 0 ? await this.marks(patienceOf.roll) : undefined;
    const throws = rolling(this.known.solver, spec, marks, from);
    for (;;) {
      const until = performance.now() + sliceMs;
      let step = throws.next();
      while (!step.done && performance.now() < until) step = throws.next();
      if (step.done || stops !== this.stops) return step.value;
      this.alive();
      await pause();
    }
  }

  stop() {
    this.stops++;
  }

  private async marks(patience: number): Promise<Familiarity | undefined> {
    this.coming ??= this.fetchMarks();
    return Promise.race([this.coming, pause(patience)]);
  }

  private async fetchMarks(): Promise<Familiarity | undefined> {
    try {
      return await fetchFamiliarity(this.known.words, this.fetchFile, this.lists);
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      this.coming = undefined;
      return undefined;
    }
  }

  private get known() {
    if (!this.studied) throw new Error('nothing has been studied');
    return this.studied;
  }
}
