// What moves on every table. Times in ms, lengths in tiles, so that they hold on every screen. What one game adds
// stands in its room.

/** A change is drawn in the frame after the tick that sees it. */
export const framesToDraw = 2;

/** A frame that took longer counts as this much: no jump after a pause. */
export const longestFrame = 50;

/** A tap runs the rest nine times as fast, and cuts it short if that takes longer than `atMost`. */
export const hurry = { rate: 9, atMost: 220 };

/** Reduced motion: every change is a fade. */
export const calmFade = 100;

/** Fireworks and paper for the winner; `plenty` is what a screen carries without a slow frame. */
export const party = {
  lasts: 4600,
  out: 320,
  rockets: 9,
  rocketEvery: 360,
  rise: 560,
  riseTail: 5,
  burst: 1150,
  flash: 130,
  flashSize: 2.6,
  tailApart: 30,
  reach: 3.1,
  drop: 1.2,
  twinkleFrom: 0.55,
  stillStars: 5,
  confettiFor: 3400,
  confettiSpread: 900,
  fall: 1.15,
  sway: 0.5,
  swayEvery: 900,
  tumbleEvery: 520,
  plenty: { sparks: 46, tail: 5, papers: 90 },
  plentyOnDense: { sparks: 30, tail: 3, papers: 60 },
};

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
