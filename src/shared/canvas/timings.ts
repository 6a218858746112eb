// What moves on every table. Times in ms, lengths in tiles, so that they hold on every screen. What one game adds
// stands in
// its room.

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
