import type { Advice, Move, Sight } from '../core/computer';
import type { Level } from '../core/crossword';
import type { Lexicon } from '../core/lexicon';
import { DictionaryError } from './dictionary-error';
import { startWorker } from './start-worker';
import { type WorkerLike, WorkerLine } from './worker-line';

export interface ComputerClientOptions {
  startWorker?: () => WorkerLike;
  /** After so many milliseconds without a word the worker counts as dead: while it studies, and while it thinks. */
  studySilence?: number;
  silence?: number;
}

/** So many workers may die over one question. */
const lives = 3;

/** The page's side of the computer's thinking, in a worker of its own. A worker that dies is replaced. */
export class ComputerClient {
  private readonly startWorker: () => WorkerLike;
  private readonly studySilence: number;
  private readonly silence: number;
  private line: WorkerLine | undefined;
  private ready: Promise<WorkerLine> | undefined;

  constructor(
    private readonly words: () => Lexicon,
    options: ComputerClientOptions = {},
  ) {
    this.startWorker = options.startWorker ?? startWorker;
    this.studySilence = options.studySilence ?? 8_000;
    this.silence = options.silence ?? 2_000;
  }

  /** Has the words studied before the first question. Failing is told when there is one. */
  prepare(): void {
    this.studied().catch(() => {});
  }

  /** The move of a computer's seat, in so many milliseconds at most. Fails as a `DictionaryError`. */
  think(sight: Sight, level: Level, ms: number): Promise<Move> {
    return this.ask((line) => line.ask((worker) => worker.think(sight, level, ms), this.silence));
  }

  /** Whether a seat of this level challenges a play that made these words. */
  doubts(words: readonly string[], level: Level): Promise<boolean> {
    return this.ask((line) => line.ask((worker) => worker.doubts(words, level), this.silence));
  }

  /** The play that scores most; undefined where there is none. */
  advise(sight: Sight): Promise<Advice | undefined> {
    return this.ask((line) => line.ask((worker) => worker.advise(sight), this.silence));
  }

  /** Nobody waits for the thought under way any more. */
  stopThinking(): void {
    this.line?.tell((worker) => worker.stopThinking.asEvent());
  }

  private async ask<Answer>(question: (line: WorkerLine) => Promise<Answer>): Promise<Answer> {
    for (let life = 1; ; life++) {
      try {
        return await question(await this.studied());
      } catch (error) {
        this.ready = undefined;
        if (life === lives) throw error;
      }
    }
  }

  private studied(): Promise<WorkerLine> {
    this.ready ??= this.study();
    return this.ready;
  }

  private async study(): Promise<WorkerLine> {
    this.line?.end(new DictionaryError('stopped', 'replaced'));
    const line = this.begin();
    this.line = line;
    const { data } = this.words();
    const failure = await line.ask((worker) => worker.study(data));
    if (failure === undefined) return line;
    const error = new DictionaryError(failure.code, failure.detail);
    line.end(error);
    throw error;
  }

  private begin(): WorkerLine {
    try {
      return new WorkerLine(this.startWorker(), { progress: () => {} }, this.studySilence);
    } catch (error) {
      throw new DictionaryError('stopped', String(error));
    }
  }
}
