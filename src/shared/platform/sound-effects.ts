interface About {
  /** It is heard so often that each time its pitch is a little different; what has a tune keeps it. */
  varies: boolean;
  /** As many recordings there are of it; 1 where nothing is said. */
  takes?: number;
  /** It tells of points: the music steps back for it. */
  counts?: true;
}

/** Every bird has a voice; they are called by their ids. */
export const voices = [
  ...(['maize', 'azure', 'flame', 'hood', 'cinder', 'sage'] as const),
  ...(['thimble', 'rosehip', 'river', 'skerry', 'scarlet', 'jewel'] as const),
];

export type Chirp = `chirp-${(typeof voices)[number]}`;

const acts = {
  /** A tile lands. */
  click: { varies: true, takes: 4 },
  lift: { varies: true, takes: 3 },
  /** A tile flies off. */
  slide: { varies: true, takes: 3 },
  /** The bag is shaken, and put down with a thud. */
  shake: { varies: true },
  thud: { varies: true, takes: 3 },
  /** A coin of the score; `step` says which. */
  count: { varies: false, takes: 3, counts: true },
  premium: { varies: false, takes: 3, counts: true },
  /** A word multiplier strikes the sum. */
  hit: { varies: false, counts: true },
  /** From 30 points. */
  bigPlay: { varies: false, counts: true },
  /** The total flies to its card. */
  whoosh: { varies: true, takes: 3 },
  score: { varies: false, takes: 3, counts: true },
  error: { varies: false },
  win: { varies: false, counts: true },
  /** A rocket bursts. */
  bang: { varies: true, takes: 3 },
  /** A blank has got its letter. */
  blank: { varies: false },
  undo: { varies: false, takes: 3 },
  yourTurn: { varies: false },
  /** A second of the last ten. */
  clock: { varies: false, takes: 3 },
  button: { varies: true, takes: 3 },
  /** A word is found, in the games of finding words. */
  found: { varies: false, takes: 3 },
  /** What was tried cannot be done. */
  nope: { varies: false, takes: 3 },
  /** A letter more under the finger; `step` says which. */
  stroke: { varies: false, takes: 3 },
  /** Velvet falls. */
  curtain: { varies: true },
  /** A leaf is turned: a review, a replay, the book of a pause. */
  page: { varies: true, takes: 3 },
  /** A block of the podium has risen. */
  drum: { varies: true, takes: 3 },
} as const satisfies Record<string, About>;

export type Effect = keyof typeof acts | Chirp;

export const effects: Readonly<Record<Effect, About>> = {
  ...acts,
  ...(Object.fromEntries(voices.map((id) => [`chirp-${id}`, { varies: true }])) as Record<Chirp, About>),
};

/** The bird's own; none for who is no bird of ours. */
export const chirpOf = (id: string | undefined): Chirp | undefined => {
  const voice = voices.find((own) => own === id);
  return voice && `chirp-${voice}`;
};

/** What a take is called in the file. */
export const takeName = (effect: Effect, take: number) => (take === 0 ? effect : `${effect}-${take + 1}`);

/** In ms: a clock that leaves no more than this has its own music. */
export const lastSecondsFrom = 30_000;
