/** Whether an effect is heard so often that each time its pitch is a little different; what has a tune keeps it. */
export const effects = {
  /** A tile lands. */
  click: { varies: true },
  lift: { varies: true },
  /** A tile flies off. */
  slide: { varies: true },
  /** The bag is shaken, and put down with a thud. */
  shake: { varies: true },
  thud: { varies: true },
  /** A coin of the score; `step` says which. */
  count: { varies: false },
  premium: { varies: false },
  /** A word multiplier strikes the sum. */
  hit: { varies: false },
  /** The total flies to its card. */
  whoosh: { varies: true },
  score: { varies: false },
  error: { varies: false },
  win: { varies: false },
  /** A rocket bursts. */
  bang: { varies: true },
  /** A blank has got its letter. */
  blank: { varies: false },
  undo: { varies: false },
  yourTurn: { varies: false },
  /** A second of the last ten. */
  clock: { varies: false },
  button: { varies: true },
  /** A word is found, in the games of finding words. */
  found: { varies: false },
  /** What was tried cannot be done. */
  nope: { varies: false },
} as const satisfies Record<string, { varies: boolean }>;

export type Effect = keyof typeof effects;
