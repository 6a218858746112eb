import { Signal } from '../../../engine/signal';
import { ClockWarnings, type Ticker } from '../../../shared/play/game-clock';
import { countedLeft, type TurnClock } from '../clock';
import { OtherSeats } from '../computer-seats';
import type { Match } from '../match';

/** The seats of a game that is played elsewhere: but for the own one, others move them there. */
export class ElsewhereSeats extends OtherSeats {
  constructor(
    private readonly own: number | null,
    /** What the own seat wishes for is on its way: until the answer it does nothing else. */
    private readonly isWaiting: () => boolean,
  ) {
    super();
  }

  get persons(): number[] {
    return this.own === null ? [] : [this.own];
  }

  has(seat: number): boolean {
    return seat !== this.own || this.isWaiting();
  }
}

const second = 1000;

/** The clock of a game that is played elsewhere: it is kept there, runs whoever looks, and is only shown here. */
export class ServedClock implements TurnClock {
  readonly ticked = new Signal();
  readonly warned = new Signal<[seconds: number]>();
  private cancelWake = () => {};
  private readonly warnings = new ClockWarnings();

  constructor(
    private readonly match: Match,
    /** For how long the turn has been running. */
    private readonly ran: () => number,
    private readonly ticker: Ticker,
  ) {}

  run() {
    this.cancelWake();
    const { left } = this;
    if (left === undefined) return;
    const due = this.match.viewer === this.match.state.toMove;
    const warning = due ? this.warnings.due(this.match.state.toMove, left) : undefined;
    if (warning !== undefined) this.warned.emit(warning);
    this.cancelWake = this.ticker.after(((left % second) + second) % second || second, () => {
      this.ticked.emit();
      this.run();
    });
  }

  pause() {
    this.cancelWake();
  }

  spend() {}

  get left(): number | undefined {
    const { match } = this;
    const { phase, toMove, msThisTurn } = match.state;
    const told = countedLeft(match, toMove);
    if (told === undefined || phase !== 'turn') return told;
    const left = told + msThisTurn - this.ran();
    return match.rules.clock.kind === 'perTurn' ? Math.max(0, left) : left;
  }
}
