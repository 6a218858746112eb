import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { Board, BoardSpec, PlacedWord, Rolled } from '../../scramble/rules';
import { StudiedWorker, type StudiedWorkerOptions } from '../worker-connection';

/**
 * The page's side of solving boards and rolling dice, in a worker of its own. A worker that dies is replaced. Fails
 * as a `DictionaryError`, or with the reason of a signal that said that the answer is wanted no more.
 */
export class ScrambleClient extends StudiedWorker {
  constructor(words: () => Lexicon | Promise<Lexicon>, options?: StudiedWorkerOptions) {
    super(words, (worker, data) => worker.studyBoards(data), options);
  }

  /** Every word of a board of at least so many letters, in no order that means anything. */
  solve(board: Board, shortest: number, signal?: AbortSignal): Promise<PlacedWord[]> {
    return this.ask((worker) => worker.solve(board, shortest), signal);
  }

  /** The first throw of a seed that is as asked for, from one throw on; if none of many is, the best of them. */
  async roll(spec: BoardSpec, from = 0, signal?: AbortSignal): Promise<Rolled> {
    const stop = () => this.send((worker) => worker.stopRolling.asEvent());
    signal?.addEventListener('abort', stop);
    try {
      return await this.ask((worker) => worker.roll(spec, from), signal);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }
}
