import { createStore, get, set, type UseStore } from 'idb-keyval';
import { Lexicon, type LexiconData } from '../../engine/lexicon/lexicon';
import { buildGaddag } from '../../wordbler/ai/build-gaddag';
import { type Gaddag, gaddagIn, keptGaddag } from '../../wordbler/ai/gaddag';
import { doubts, type Knowledge, knowledgeOf } from '../../wordbler/ai/knowledge';
import { think } from '../../wordbler/ai/levels';
import { ponder } from '../../wordbler/ai/pondering';
import { type Advice, adviseOn } from '../../wordbler/ai/review';
import type { Pondered, Verdict } from '../../wordbler/ai/verdicts';
import type { Step } from '../../wordbler/rules';
import type { Move, VisibleState } from '../../wordbler/rules/visible-state';
import { fetchFamiliarity } from '../familiar-words';
import { LoadError } from '../fetch-words';
import type { LoadFailure } from '../protocol';
import type { WordList } from '../word-list';

/** Where graphs are kept between visits. A call may fail, or never come back. */
export interface GraphShelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

/** A database of its own, so that nothing else kept ever waits for it. */
let store: UseStore | undefined;
const opened = () => {
  store ??= createStore('wordbler-graphs', 'graphs');
  return store;
};

const browserShelf: GraphShelf = {
  get: async (key) => get(key, opened()),
  set: async (key, value) => set(key, value, opened()),
};

/** So many milliseconds a kept graph is waited for: building one takes hardly longer. */
const patience = 500;

/** The graph of a list for finding plays: the one kept at an earlier visit, or else a new one, which is kept. */
export async function graphOf(words: Lexicon, alive: () => void, shelf = browserShelf): Promise<Gaddag> {
  const saved = gaddagIn(await inTime(shelf.get(words.id)), words);
  if (saved) return saved;
  const gaddag = buildGaddag(words, alive);
  // Where nothing can be kept, the next visit builds its own.
  shelf.set(words.id, keptGaddag(gaddag, words)).catch(() => {});
  return gaddag;
}

/** Nothing, where the shelf fails or does not answer. */
const inTime = (answer: Promise<unknown>) =>
  new Promise<unknown>((resolve) => {
    const nothing = () => resolve(undefined);
    const timer = setTimeout(nothing, patience);
    answer.then(resolve, nothing).finally(() => clearTimeout(timer));
  });

/** After so many milliseconds a thought pauses, so that a word to stop is heard. */
const sliceMs = 12;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Thinks for the computer's seats, once it has studied the words. */
export class Thinking {
  private knowledge: Knowledge | undefined;
  private thoughts = 0;

  constructor(
    private readonly fetchFile: typeof fetch,
    /** Says that a thought is still under way. */
    private readonly alive: () => void,
    private readonly lists: readonly WordList[],
  ) {}

  async study(data: LexiconData): Promise<LoadFailure | undefined> {
    try {
      const lexicon = new Lexicon(data);
      const familiarity = await fetchFamiliarity(lexicon, this.fetchFile, this.lists);
      this.alive();
      this.knowledge = knowledgeOf(lexicon, familiarity, true, await graphOf(lexicon, this.alive));
      return undefined;
    } catch (error) {
      if (error instanceof LoadError) return error.failure;
      throw error;
    }
  }

  /** The best move that comes to mind in so many milliseconds, or until another thought or `stop`. */
  think(sight: VisibleState, step: Step, ms: number): Promise<Move> {
    return this.hearOut(think(this.known, sight, step), ms);
  }

  /** What looking ahead by such throws tells in so many milliseconds, or until another thought or `stop`. */
  async ponder(sight: VisibleState, throws: string, ms: number, done?: Move): Promise<readonly Verdict[]> {
    const pondered: Pondered = await this.hearOut(ponder(this.known, sight, throws, done), ms);
    return pondered.verdicts();
  }

  private async hearOut<Answer>(thought: Generator<Answer, Answer, void>, ms: number): Promise<Answer> {
    const own = ++this.thoughts;
    const end = performance.now() + ms;
    for (;;) {
      const until = performance.now() + sliceMs;
      let step = thought.next();
      while (!step.done && performance.now() < until) step = thought.next();
      if (step.done || own !== this.thoughts || performance.now() >= end) return step.value;
      this.alive();
      await pause();
    }
  }

  doubts(words: readonly string[], step: Step): boolean {
    return doubts(this.known, words, step);
  }

  advise(sight: VisibleState): Advice | undefined {
    return adviseOn(this.known, sight);
  }

  stop() {
    this.thoughts++;
  }

  private get known(): Knowledge {
    if (!this.knowledge) throw new Error('nothing has been studied');
    return this.knowledge;
  }
}
