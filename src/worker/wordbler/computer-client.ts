import type { Lexicon } from '../../core/lexicon';
import type { Step } from '../../core/wordbler';
import {
  type Advice,
  type Considered,
  judged,
  type Move,
  type Sight,
  type Verdict,
} from '../../core/wordbler/computer';
import { StudiedLine, type StudiedLineOptions } from '../studied-line';

interface Options extends StudiedLineOptions {
  /** How many workers look ahead at once. */
  lookers?: number;
}

/** All cores but the page's own; more than four tell hardly more. */
const lookersHere = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** So many milliseconds those are waited for that look ahead beside the first one. */
const patience = 150;

/** The page's side of the computer's thinking, in workers of its own. A worker that dies is replaced. */
export class ComputerClient {
  private readonly line: StudiedLine;
  /** Those that look ahead beside it, once that has been asked for. */
  private readonly others: StudiedLine[] = [];

  constructor(
    private readonly words: () => Lexicon | Promise<Lexicon>,
    private readonly options: Options = {},
  ) {
    this.line = this.newLine();
  }

  /** Has the words studied before the first question. Failing is told when there is one. */
  prepare(): void {
    this.line.prepare();
  }

  /** The move of a computer's seat, in so many milliseconds at most. Fails as a `DictionaryError`. */
  think(sight: Sight, step: Step, ms: number): Promise<Move> {
    return this.line.ask((worker) => worker.think(sight, step, ms));
  }

  /** What looking ahead for so many milliseconds tells. Fails as a `DictionaryError`, if nobody could look. */
  async ponder(sight: Sight, ms: number): Promise<Considered> {
    while (this.others.length + 1 < (this.options.lookers ?? lookersHere())) this.others.push(this.newLine());
    const found: (readonly Verdict[])[] = [];
    const looks = [this.line, ...this.others].map(async (line, at) => {
      found.push(await line.ask((worker) => worker.ponder(sight, `${sight.turn} ${at}`, ms)));
    });
    const others = Promise.allSettled(looks.slice(1));
    await looks[0];
    await Promise.race([others, new Promise((resolve) => setTimeout(resolve, patience))]);
    return judged(found);
  }

  /** Whether a seat of this step challenges a play that made these words. */
  doubts(words: readonly string[], step: Step): Promise<boolean> {
    return this.line.ask((worker) => worker.doubts(words, step));
  }

  /** The play that scores most in words known at this step; undefined where there is none. */
  advise(sight: Sight, step: Step): Promise<Advice | undefined> {
    return this.line.ask((worker) => worker.advise(sight, step));
  }

  /** Lets go of the workers and all they know, until they are asked again. */
  rest(): void {
    for (const line of [this.line, ...this.others.splice(0)]) line.rest();
  }

  /** Nobody waits for the thought under way any more. */
  stopThinking(): void {
    for (const line of [this.line, ...this.others]) line.send((worker) => worker.stopThinking.asEvent());
  }

  private newLine(): StudiedLine {
    return new StudiedLine(this.words, (worker, data) => worker.study(data), this.options);
  }
}
