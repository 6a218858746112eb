/** A curve from 0 to 1, named after the movement it gives. */
export type Ease = (k: number) => number;

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
export const share = (ms: number, of: number) => (of <= 0 ? 1 : clamp(ms / of, 0, 1));
export const between = (a: number, b: number, k: number) => a + (b - a) * k;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How much of the way something that lags behind makes up in a frame, however long the frame is. */
export const towards = (ms: number, lag: number) => 1 - Math.exp(-ms / lag);

/** Thrown: fast off the hand, slower at the top, and it arrives with speed, so that the landing has weight. */
export const toss: Ease = (k) => k + (0.22 * Math.sin(2 * Math.PI * k)) / (2 * Math.PI);
/** Carried by a hand: a soft start and a quick set-down. */
export const carry: Ease = (k) => 0.5 - 0.5 * Math.cos(Math.PI * k ** 0.92);
export const easeOut: Ease = (k) => 1 - (1 - k) ** 3;
/** Leaves slowly and arrives fast. */
export const easeIn: Ease = (k) => k * k;
/** Pops up over its size, by as much as `over` says, and back to it. */
export const popOut =
  (over: number): Ease =>
  (k) =>
    1 + (over + 1) * (k - 1) ** 3 + over * (k - 1) ** 2;
/** Up and back to 0. */
export const hump: Ease = (k) => Math.sin(Math.PI * k);
/** A struck thing that rings out: 1 at once, then smaller and smaller to either side. */
export const ringOut: Ease = (k) => Math.cos(k * Math.PI * 2.2) * (1 - k) ** 1.6;
