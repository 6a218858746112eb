import { nextTask } from '../platform/page-time';

/**
 * Shows how things stand, once for all that one task has changed: a word that is found ends a stroke, scores and is said,
 * and each of these asks for it.
 */
export class Refreshing {
  private isAsked = false;
  private isOver = false;

  constructor(private readonly show: () => void) {}

  /** Before anybody sees the page again. */
  soon() {
    this.isAsked = true;
    queueMicrotask(() => this.isAsked && this.now());
  }

  /** In a task of its own, unless anybody asks for it sooner: what moves besides does not wait for it. */
  later() {
    this.isAsked = true;
    void nextTask().then(() => this.isAsked && this.now());
  }

  /** For what begins where things stand now: a motion, a focus. */
  now() {
    this.isAsked = false;
    if (!this.isOver) this.show();
  }

  stop() {
    this.isOver = true;
  }
}
