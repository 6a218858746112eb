import type { Ticker } from '../wordbler/turn-clock';
import type { Round } from './round';

const stepMs = 250;
// So often the time used is told to the game, and with that kept: a reload gives hardly any of it back.
const tellAfterMs = 5000;

/** Measures how long a player has searched and tells the game, which judges it. */
export class RoundClock {
  private since: number | undefined;
  private readonly stopTicking: () => void;

  constructor(
    private readonly round: Round,
    private readonly ticker: Ticker,
    private readonly shown: () => void,
  ) {
    round.beforeCommand = ({ type }) => {
      if (type !== 'spendTime') this.tell();
    };
    this.stopTicking = ticker.every(stepMs, () => this.step());
  }

  /** Runs while the player sees the letters. */
  run() {
    this.since ??= this.ticker.now();
  }

  pause() {
    this.tell();
    this.since = undefined;
  }

  /** What is left of the turn, in ms; undefined without a clock. */
  get left(): number | undefined {
    const { msAllowed } = this.round.state;
    if (msAllowed === null) return undefined;
    return Math.max(0, msAllowed - this.round.turn.msSpent - this.unspent());
  }

  stop() {
    this.tell();
    this.since = undefined;
    this.stopTicking();
  }

  private tell() {
    if (this.since === undefined || this.round.state.phase !== 'turn') return;
    const ms = this.unspent();
    this.since = this.ticker.now();
    if (ms > 0) this.round.send({ type: 'spendTime', ms });
  }

  private unspent() {
    return this.since === undefined ? 0 : Math.max(0, Math.round(this.ticker.now() - this.since));
  }

  private step() {
    if (this.since === undefined) return;
    if (this.left === 0 || this.unspent() >= tellAfterMs) this.tell();
    this.shown();
  }
}
