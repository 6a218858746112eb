import { Bucket } from './limits';
import { closing, type Hearer, type Line } from './line';
import type { Time } from './time';

/** A client that has said nothing sensible for so long is let go. */
const msToEnter = 10_000;
/** What a refused move costs beside a usual one: judging it is dear. */
const costOfRefusal = 3;
/** Whoever floods on after so many refusals is let go. */
const mostRefusals = 200;
/** More than these does nobody wish at once. */
const mostWaiting = 20;

/** One client, whatever it says: heard in order and not too fast, and let go where nothing comes of it. */
export abstract class Caller implements Hearer {
  protected isGone = false;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private refusals = 0;
  private readonly bucket: Bucket;
  private callOff = () => {};

  protected constructor(
    protected readonly line: Line,
    private readonly time: Time,
    private readonly failed: (what: string, error: unknown) => void,
  ) {
    this.bucket = new Bucket(time);
    this.awaitEntering();
  }

  /** A network may hold up what it says, and a busy server has not heard it yet: it is let go for now, not for good. */
  private awaitEntering() {
    this.callOff = this.time.after(msToEnter, () => {
      if (this.waiting > 0) this.awaitEntering();
      else this.line.close(closing.later, 'silent');
    });
  }

  /** Any bytes. */
  protected abstract obey(text: string): Promise<void>;
  protected abstract leave(): void;

  /** Comes in anew, whoever serves it then. */
  sendAway(why: string) {
    this.closed();
    this.line.close(closing.restart, why);
  }

  hear(text: string) {
    if (!this.bucket.take() || this.waiting >= mostWaiting) return this.refuse(0, 'tooFast');
    this.waiting++;
    this.queue = this.queue
      .then(() => (this.isGone ? undefined : this.obey(text)))
      .catch((error) => {
        this.failed('A wish failed', error);
        this.sendAway('failed');
      })
      .finally(() => {
        this.waiting--;
      });
  }

  closed() {
    this.isGone = true;
    this.callOff();
    this.leave();
  }

  /** It is somewhere now. */
  protected hasEntered() {
    this.callOff();
  }

  /** It was judged, which is dear, and came to nothing. */
  protected refuseDearly(n: number, reason: string) {
    this.bucket.take(costOfRefusal);
    this.refuse(n, reason);
  }

  protected refuse(n: number, reason: string) {
    this.tell({ t: 'refused', n, reason });
    if (++this.refusals > mostRefusals) this.line.close(closing.refused, reason);
  }

  protected tell(told: object) {
    this.line.send(JSON.stringify(told));
  }
}
