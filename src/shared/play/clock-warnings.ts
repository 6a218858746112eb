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
