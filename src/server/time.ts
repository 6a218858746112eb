/** The world's clock, behind an interface so that tests may drive it. */
export interface Time {
  now(): number;
  /** Calls once after so many milliseconds; answers with what calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** Longer can no timer wait. */
const longest = 2 ** 31 - 1;

export const worldTime: Time = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
