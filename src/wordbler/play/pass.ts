import type { Ticker } from '../../shared/play/game-clock';
import type { Match } from './match';

/** So long a pass can be taken back, in ms. */
export const passWaits = 3000;

interface Ways {
  /** The pass that waits has come or gone. */
  changed(): void;
  /** Where a clock runs nothing can wait, and where there is one turn alone a pass is the end. */
  ask(sure: () => void): void;
  send(): void;
}

/** A pass is easily pressed by accident: with tiles on the board, or by a finger, it waits a moment before it counts. */
export class Pass {
  private cancel: (() => void) | undefined;

  constructor(
    private readonly match: Match,
    private readonly ticker: Pick<Ticker, 'after'>,
    private readonly ways: Ways,
  ) {}

  get isWaiting() {
    return this.cancel !== undefined;
  }

  /** The second press takes it back. */
  press(byTouch: boolean) {
    const { match, ways } = this;
    if (this.takeBack()) return;
    const isLaid = match.state.laid.length > 0;
    if (match.setup.from) ways.ask(ways.send);
    else if (match.rules.clock.kind !== 'off') {
      if (isLaid) ways.ask(ways.send);
      else ways.send();
    } else if (isLaid || byTouch) {
      this.cancel = this.ticker.after(passWaits, () => {
        this.cancel = undefined;
        ways.send();
      });
      ways.changed();
    } else ways.send();
  }

  /** Says whether there was one. */
  takeBack(): boolean {
    if (!this.cancel) return false;
    this.cancel();
    this.cancel = undefined;
    this.ways.changed();
    return true;
  }
}
