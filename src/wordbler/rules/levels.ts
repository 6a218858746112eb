/** How well a computer plays, from the mildest on: what a player may choose by name. */
export const levels = ['nestling', 'fledgling', 'songbird', 'club', 'expert', 'master'] as const;

export type Level = (typeof levels)[number];

/** What a computer may play like that is to be just right, from the mildest on: levels, and what lies below and between. */
export const evenSteps = [
  'hatchling',
  'nestling',
  'fledgling',
  'aboveFledgling',
  'songbird',
  'aboveSongbird',
  'club',
  'expert',
] as const;

export type EvenStep = (typeof evenSteps)[number];

/** All the ways in which a computer plays. */
export const steps = [...evenSteps, 'master'] as const;

export type Step = (typeof steps)[number];

/** The choice of who wants to win about every other game; before each game it becomes a step. */
export const justRight = 'justRight';

export const isEvenStep = (value: unknown): value is EvenStep => evenSteps.some((step) => step === value);

/** The level by name that a step is most like. */
export const levelLike: Readonly<Record<Step, Level>> = {
  hatchling: 'nestling',
  nestling: 'nestling',
  fledgling: 'fledgling',
  aboveFledgling: 'songbird',
  songbird: 'songbird',
  aboveSongbird: 'songbird',
  club: 'club',
  expert: 'expert',
  master: 'master',
};
