import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { Advice } from '../../wordbler/ai/review';
import { type Considered, type Hindsight, hindsightOn, judged, type Verdict } from '../../wordbler/ai/verdicts';
import type { Step } from '../../wordbler/rules';
import type { Move, VisibleState } from '../../wordbler/rules/visible-state';
import { StudiedWorker, type StudiedWorkerOptions } from '../worker-connection';

interface Options extends StudiedWorkerOptions {
  /** How many workers look ahead at once. */
  lookers?: number;
}

/** All cores but the page's own; more than four tell hardly more. */
const lookersHere = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** So many milliseconds the others are waited for when the first has answered, and the first when all others have. */
const patience = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether one of them dies shows only after a while, and what the others have found will do. */
async function answered([first, ...others]: readonly Promise<void>[]) {
  await Promise.race([first, others.length > 0 ? Promise.all(others).catch(() => first) : first]);
  await Promise.race([Promise.allSettled([first, ...others]), pause(patience)]);
}

/** The page's side of the computer's thinking, in workers of its own. A worker that dies is replaced. */
export class ComputerClient {
  private readonly first: StudiedWorker;
  /** Those that look ahead beside it, once that has been asked for. */
  private readonly others: StudiedWorker[] = [];

  constructor(
    private readonly words: () => Lexicon | Promise<Lexicon>,
    private readonly options: Options = {},
  ) {
    this.first = this.newWorker();
  }

  /** Has the words studied before the first question. Failing is told when there is one. */
  prepare(): void {
    this.first.prepare();
  }

  /** The move of a computer's seat, in so many milliseconds at most. Fails as a `DictionaryError`. */
  think(sight: VisibleState, step: Step, ms: number): Promise<Move> {
    return this.first.ask((worker) => worker.think(sight, step, ms));
  }

  /** What looking ahead for so many milliseconds tells. Fails as a `DictionaryError`, if nobody could look. */
  async ponder(sight: VisibleState, ms: number): Promise<Considered> {
    return judged(await this.look(sight, ms));
  }

  /** What it tells of a turn in which this was done. */
  async lookBack(sight: VisibleState, done: Move, ms: number): Promise<Hindsight> {
    return hindsightOn(await this.look(sight, ms, done), done);
  }

  private async look(sight: VisibleState, ms: number, done?: Move) {
    while (this.others.length + 1 < (this.options.lookers ?? lookersHere())) this.others.push(this.newWorker());
    const found: (readonly Verdict[])[] = [];
    const looks = [this.first, ...this.others].map(async (own, at) => {
      found.push(await own.ask((worker) => worker.ponder(sight, `${sight.turn} ${at}`, ms, done)));
    });
    await answered(looks);
    return found;
  }

  /** Whether a seat of this step challenges a play that made these words. */
  doubts(words: readonly string[], step: Step): Promise<boolean> {
    return this.first.ask((worker) => worker.doubts(words, step));
  }

  /** The play that scores most in words that most people know; undefined where there is none. */
  advise(sight: VisibleState): Promise<Advice | undefined> {
    return this.first.ask((worker) => worker.advise(sight));
  }

  /** Lets go of the workers and all they know, until they are asked again. */
  rest(): void {
    this.first.rest();
    for (const other of this.others.splice(0)) other.close();
  }

  /** Nobody waits for the thought under way any more. */
  stopThinking(): void {
    for (const own of [this.first, ...this.others]) own.send((worker) => worker.stopThinking.asEvent());
  }

  private newWorker(): StudiedWorker {
    return new StudiedWorker(this.words, (worker, data) => worker.study(data), this.options);
  }
}
