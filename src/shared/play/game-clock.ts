import { Signal } from '../../engine/signal';
import type { AnyEngine, CommandOf, RunningGame } from './running-game';

const warnAtSeconds = [60, 30, 10, 0];

/** Notices when a clock falls below a minute, half a minute, ten seconds, nothing. */
export class ClockWarnings {
  private last: { seat: number; seconds: number } | undefined;

  /** The warning that is due, in seconds, if there is one. */
  due(seat: number, leftMs: number | undefined): number | undefined {
    if (leftMs === undefined) {
      this.last = undefined;
      return undefined;
    }
    const seconds = Math.ceil(leftMs / 1000);
    const { last } = this;
    this.last = { seat, seconds };
    if (last?.seat !== seat) return undefined;
    return warnAtSeconds.findLast((at) => last.seconds > at && seconds <= at);
  }
}

/** What measures time and what wakes us; the page's own in a browser, made by hand in a test. */
export interface Ticker {
  now(): number;
  after(ms: number, wake: () => void): () => void;
}

/** How a game counts time. */
export interface Dial<Command> {
  /** By the game, somebody's time is running. */
  readonly isOn: boolean;
  /** Whose. */
  readonly player: number;
  /** What is left by the game, in ms; undefined without a limit. */
  readonly left: number | undefined;
  /** Whether it is more than a warning when nothing is left. */
  readonly isFinal: boolean;
  /** What tells the game that so much was used, and what was done meanwhile. */
  spending(ms: number): readonly Command[];
}

const second = 1000;
// So often the time used is told to the game, and with that kept: a reload gives hardly any of it back.
const tellAfterMs = 5 * second;

/** Measures how long somebody thinks or searches and tells the game, which judges it. */
export class GameClock<E extends AnyEngine> {
  /** Another time is shown. */
  readonly ticked = new Signal();
  /** So few seconds are left, said once on the way down. */
  readonly warned = new Signal<[seconds: number]>();
  private since: number | undefined;
  private mayRun = false;
  private isHeld = false;
  private cancelWake = () => {};
  private readonly warnings = new ClockWarnings();

  constructor(
    private readonly game: Pick<RunningGame<E>, 'beforeCommand' | 'send'>,
    private readonly dial: Dial<CommandOf<E>>,
    private readonly ticker: Ticker,
  ) {
    game.beforeCommand = ({ type }) => {
      if (type !== 'spendTime') this.spend();
    };
  }

  /** Runs while the player can act: not behind a curtain or a cover, while tiles fly, or in a hidden tab. */
  run() {
    this.mayRun = true;
    if (this.isHeld || this.since !== undefined || !this.dial.isOn) return;
    this.since = this.ticker.now();
    this.wakeNext();
    this.warn();
  }

  pause() {
    this.mayRun = false;
    this.spend();
    this.stand();
  }

  /** While somebody is shown how to play no time passes; what has passed and was not told is given back. */
  hold(isHeld: boolean) {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) this.stand();
    else if (this.mayRun) this.run();
  }

  /** Tells the game what has been used so far. */
  spend() {
    if (this.since === undefined) return;
    const ms = this.untold;
    this.since = this.ticker.now();
    if (ms > 0 && this.dial.isOn) for (const command of this.dial.spending(ms)) this.game.send(command);
  }

  /** What is left, in ms; undefined without a limit. Below zero only where that ends nothing. */
  get left(): number | undefined {
    const { left, isOn, isFinal } = this.dial;
    if (left === undefined) return undefined;
    const now = isOn ? left - this.untold : left;
    return isFinal ? Math.max(0, now) : now;
  }

  /** What has passed that the game does not know of yet, in ms. */
  get untold() {
    return this.since === undefined ? 0 : Math.max(0, Math.round(this.ticker.now() - this.since));
  }

  private stand() {
    this.since = undefined;
    this.cancelWake();
  }

  // The next moment at which another time is shown.
  private wakeNext() {
    this.cancelWake();
    const { left } = this;
    const ms = left === undefined ? second : ((left % second) + second) % second || second;
    this.cancelWake = this.ticker.after(ms, () => this.step());
  }

  private step() {
    if (this.since === undefined) return;
    const isOut = this.dial.isFinal && this.left === 0;
    if (isOut || this.untold >= tellAfterMs) this.spend();
    // What the game made of it may have stopped the clock.
    if (this.since === undefined) return;
    if (!this.dial.isOn) {
      this.pause();
      return;
    }
    this.wakeNext();
    this.warn();
    this.ticked.emit();
  }

  private warn() {
    const due = this.warnings.due(this.dial.player, this.left);
    if (due !== undefined) this.warned.emit(due);
  }
}
