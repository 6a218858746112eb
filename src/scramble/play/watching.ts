import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import type { Wake } from '../../shared/play/showing';
import * as scramble from '../rules';
import type { Solver } from './hints';

/** Seconds a word is shown, from slow to fast. */
export const watchPaces = [4, 3, 2, 1.5, 1, 0.5, 0.25] as const;
const usualPace = 3;

/** A board that plays itself, word after word. */
export class Watching {
  readonly changed = new Signal<[isNewWord: boolean]>();
  state: 'solving' | 'playing' | 'paused' | 'over' | 'failed' = 'solving';
  /** Which of the paces. */
  pace = usualPace;
  words: readonly scramble.WatchedWord[] = [];
  /** The word that is shown; before the first one, -1. */
  at = -1;
  private cancelWake = () => {};
  private readonly leaving = new AbortController();

  constructor(
    readonly board: scramble.Board,
    private readonly shortest: number,
    private readonly solver: Solver,
    private readonly wakeAfter: Wake,
  ) {}

  get word(): scramble.WatchedWord | undefined {
    return this.words[this.at];
  }

  get seconds(): number {
    return must(watchPaces[this.pace]);
  }

  /** Finds the words and begins; once more if it failed. */
  async begin() {
    this.state = 'solving';
    this.changed.emit(false);
    const { signal } = this.leaving;
    try {
      this.words = scramble.walkthrough(await this.solver.solve(this.board, this.shortest, signal));
    } catch {
      this.state = 'failed';
    }
    if (signal.aborted) return;
    if (this.state === 'failed') this.changed.emit(false);
    else this.again();
  }

  again() {
    this.at = -1;
    this.state = 'playing';
    this.step(1);
  }

  pause() {
    if (this.state !== 'playing') return;
    this.cancelWake();
    this.state = 'paused';
    this.changed.emit(false);
  }

  goOn() {
    if (this.state !== 'paused') return;
    this.state = 'playing';
    this.step(1);
  }

  /** One word on or back, and stands there. */
  leaf(step: 1 | -1) {
    if (this.words.length === 0) return;
    this.cancelWake();
    this.state = 'paused';
    this.at = Math.max(0, Math.min(this.words.length - 1, this.at + step));
    this.changed.emit(true);
  }

  setPace(pace: number) {
    this.pace = Math.max(0, Math.min(watchPaces.length - 1, pace));
    if (this.state === 'playing') this.wakeLater();
    this.changed.emit(false);
  }

  stop() {
    this.cancelWake();
    this.leaving.abort();
  }

  private step(by: 1) {
    this.cancelWake();
    if (this.at + by >= this.words.length) {
      this.state = 'over';
      this.changed.emit(false);
      return;
    }
    this.at += by;
    this.wakeLater();
    this.changed.emit(true);
  }

  private wakeLater() {
    this.cancelWake();
    this.cancelWake = this.wakeAfter(this.seconds * 1000, () => this.step(1));
  }
}
