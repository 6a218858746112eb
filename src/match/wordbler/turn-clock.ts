import type { Match } from './match';

/** What measures time and what wakes us; the page's own in a browser, made by hand in a test. */
export interface Ticker {
  now(): number;
  every(ms: number, tick: () => void): () => void;
}

const stepMs = 1000;
// So often the time used is told to the game, and with that kept: a reload gives hardly any of it back.
const tellAfterMs = 5000;

/** Measures how long the player to move thinks and tells the game, which judges it. */
export class TurnClock {
  private since: number | undefined;
  private readonly stopTicking: () => void;
  private readonly stopListening: () => void;

  constructor(
    private readonly match: Match,
    private readonly ticker: Ticker,
    private readonly shown: () => void,
  ) {
    match.beforeCommand = ({ type }) => {
      if (type !== 'spendTime') this.tell();
    };
    const isOn = match.rules.clock.kind !== 'off';
    this.stopTicking = isOn ? ticker.every(stepMs, () => this.step()) : () => {};
    this.stopListening = match.listen((events) => {
      if (this.since !== undefined && events.some(({ type }) => type === 'turnBegan'))
        this.since = ticker.now();
    });
  }

  /** Runs while the player can act: not behind a curtain, while tiles fly, or in a hidden tab. */
  run() {
    if (this.match.rules.clock.kind !== 'off') this.since ??= this.ticker.now();
  }

  pause() {
    this.tell();
    this.since = undefined;
  }

  /** Tells the game what has been used so far. */
  tell() {
    const { phase, toMove } = this.match.state;
    if (this.since === undefined || phase !== 'turn') return;
    const ms = this.unspent();
    this.since = this.ticker.now();
    if (ms > 0) this.match.send({ type: 'spendTime', seat: toMove, ms });
  }

  /** What is left for a seat, in ms; undefined without a clock. May be below zero for a player's clock. */
  left(seat: number): number | undefined {
    const { clock } = this.match.rules;
    const { toMove, msThisTurn, msUsed } = this.match.state;
    const running = seat === toMove ? this.unspent() : 0;
    if (clock.kind === 'perPlayer') return clock.minutes * 60_000 - msUsed[seat] - running;
    if (clock.kind === 'perTurn' && seat === toMove) return clock.seconds * 1000 - msThisTurn - running;
    return undefined;
  }

  stop() {
    this.stopTicking();
    this.stopListening();
  }

  private unspent() {
    return this.since === undefined ? 0 : Math.max(0, Math.round(this.ticker.now() - this.since));
  }

  private step() {
    if (this.since === undefined) return;
    const { clock } = this.match.rules;
    const outOfTime = clock.kind === 'perTurn' && (this.left(this.match.state.toMove) ?? 0) <= 0;
    if (outOfTime || this.unspent() >= tellAfterMs) this.tell();
    this.shown();
  }
}
