import type { Lexicon } from '../../core/lexicon';
import type { Step } from '../../core/wordbler';
import type { Advice, Move, Sight } from '../../core/wordbler/computer';
import { StudiedLine, type StudiedLineOptions } from '../studied-line';

/** The page's side of the computer's thinking, in a worker of its own. A worker that dies is replaced. */
export class ComputerClient {
  private readonly line: StudiedLine;

  constructor(words: () => Lexicon | Promise<Lexicon>, options?: StudiedLineOptions) {
    this.line = new StudiedLine(words, (worker, data) => worker.study(data), options);
  }

  /** Has the words studied before the first question. Failing is told when there is one. */
  prepare(): void {
    this.line.prepare();
  }

  /** The move of a computer's seat, in so many milliseconds at most. Fails as a `DictionaryError`. */
  think(sight: Sight, step: Step, ms: number): Promise<Move> {
    return this.line.ask((worker) => worker.think(sight, step, ms));
  }

  /** Whether a seat of this step challenges a play that made these words. */
  doubts(words: readonly string[], step: Step): Promise<boolean> {
    return this.line.ask((worker) => worker.doubts(words, step));
  }

  /** The play that scores most in words known at this step; undefined where there is none. */
  advise(sight: Sight, step: Step): Promise<Advice | undefined> {
    return this.line.ask((worker) => worker.advise(sight, step));
  }

  /** Lets go of the worker and all it knows, until it is asked again. */
  rest(): void {
    this.line.rest();
  }

  /** Nobody waits for the thought under way any more. */
  stopThinking(): void {
    this.line.send((worker) => worker.stopThinking.asEvent());
  }
}
