import type { SearchRun } from './search-run';

/** What measures time and what wakes us; the page's own in a browser, made by hand in a test. */
export interface SearchTicker {
  now(): number;
  after(ms: number, wake: () => void): () => void;
}

const second = 1000;
// So often the time spent is told to the game, and with that kept: a reload gives hardly any of it back.
const tellAfterMs = 5 * second;

/** Measures how long it is searched and tells the game, which judges it. */
export class SearchClock {
  private since: number | undefined;
  private cancelWake = () => {};

  constructor(
    private readonly run: SearchRun,
    private readonly ticker: SearchTicker,
    /** The clock shows another second. */
    private readonly shown: () => void,
  ) {
    run.beforeCommand = ({ type }) => {
      if (type !== 'spendTime') this.tell();
    };
  }

  start() {
    if (this.since !== undefined || this.run.state.phase !== 'searching') return;
    this.since = this.ticker.now();
    this.wakeNext();
  }

  stop() {
    this.tell();
    this.since = undefined;
    this.cancelWake();
  }

  /** Tells the game what has been spent so far. */
  tell() {
    if (this.since === undefined || this.run.state.phase !== 'searching') return;
    const ms = this.untold;
    this.since = this.ticker.now();
    if (ms > 0) this.run.send({ type: 'spendTime', ms });
  }

  /** What is left, in ms; undefined without a limit. */
  get left(): number | undefined {
    const { msAllowed, msSpent } = this.run.state;
    return msAllowed === null ? undefined : Math.max(0, msAllowed - msSpent - this.untold);
  }

  private get untold() {
    return this.since === undefined ? 0 : Math.max(0, Math.round(this.ticker.now() - this.since));
  }

  // The next moment at which another second is shown.
  private wakeNext() {
    this.cancelWake();
    const ms = this.left === undefined ? second : this.left % second || second;
    this.cancelWake = this.ticker.after(ms, () => this.step());
  }

  private step() {
    if (this.since === undefined) return;
    if (this.left === 0 || this.untold >= tellAfterMs) this.tell();
    if (this.run.state.phase !== 'searching') {
      this.stop();
      return;
    }
    this.wakeNext();
    this.shown();
  }
}
