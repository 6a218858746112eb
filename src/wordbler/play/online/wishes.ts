import type { Ticker } from '../../../shared/play/game-clock';
import type { RefusedWish, Wish } from '../../rules/online';

type Unnumbered<W> = W extends { n: number } ? Omit<W, 'n'> : never;
export type OwnWish = Unnumbered<Exclude<Wish, { t: 'say' }>>;

/** Undefined: it was obeyed. */
type Answered = (refused?: RefusedWish) => void;

interface Server {
  send(message: object): void;
  /** Its time, by which the devices of a seat number their wishes: a later one has a higher number. */
  readonly now: number;
  /** No answer came: whoever comes in anew is told how it went. */
  renew(): void;
}

const msToSlowDown = 300;
const msToAnswer = 8000;

/** What was wished for and is not answered yet: said again after every break, under the same number, until it is. */
export class Wishes {
  private last = 0;
  private pending: { n: number; message: object; answered: Answered } | undefined;
  private callOff = () => {};

  constructor(
    private readonly ticker: Ticker,
    private readonly server: Server,
  ) {}

  get isWaiting(): boolean {
    return this.pending !== undefined;
  }

  /** False while another is not answered yet. */
  wish(wish: OwnWish, answered: Answered): boolean {
    if (this.pending) return false;
    const n = Math.max(this.last + 1, Math.round(this.server.now));
    this.last = n;
    this.pending = { n, message: { ...wish, n }, answered };
    this.say();
    return true;
  }

  /** The connection is there again. */
  say() {
    const { pending, server } = this;
    this.callOff();
    if (!pending) return;
    server.send(pending.message);
    this.callOff = this.ticker.after(msToAnswer, () => server.renew());
  }

  /** Whoever came in anew is told the last number that was obeyed. */
  obeyedTo(n: number) {
    this.last = Math.max(this.last, n);
    if (this.pending && this.pending.n <= n) this.answer();
  }

  /** What was told came of it, or not. */
  obeyed() {
    if (this.pending) this.answer();
  }

  refused(n: number, reason: RefusedWish) {
    if (reason === 'tooFast') {
      // Nothing of it was read.
      this.callOff();
      this.callOff = this.ticker.after(msToSlowDown, () => this.say());
    } else if (this.pending?.n === n) this.answer(reason);
  }

  stop() {
    this.callOff();
    this.pending = undefined;
  }

  private answer(refused?: RefusedWish) {
    const { pending } = this;
    this.callOff();
    this.pending = undefined;
    pending?.answered(refused);
  }
}
