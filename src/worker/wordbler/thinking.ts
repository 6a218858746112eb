import { Lexicon, type LexiconData } from '../../engine/lexicon';
import {
  type Advice,
  adviseOn,
  doubts,
  type Knowledge,
  knowledgeOf,
  type Move,
  type Pondered,
  ponder,
  type Sight,
  think,
  type Verdict,
} from '../../wordbler/ai';
import type { Step } from '../../wordbler/rules';
import { fetchFamiliarity } from '../familiar-words';
import { LoadError } from '../fetch-words';
import type { LoadFailure } from '../protocol';
import type { WordList } from '../word-list';
import { graphOf } from './graph-shelf';

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
  think(sight: Sight, step: Step, ms: number): Promise<Move> {
    return this.hearOut(think(this.known, sight, step), ms);
  }

  /** What looking ahead by such throws tells in so many milliseconds, or until another thought or `stop`. */
  async ponder(sight: Sight, throws: string, ms: number, done?: Move): Promise<readonly Verdict[]> {
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

  advise(sight: Sight, step: Step): Advice | undefined {
    return adviseOn(this.known, sight, step);
  }

  stop() {
    this.thoughts++;
  }

  private get known(): Knowledge {
    if (!this.knowledge) throw new Error('nothing has been studied');
    return this.knowledge;
  }
}
