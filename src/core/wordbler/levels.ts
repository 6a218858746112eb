/** How well a computer plays, from the mildest on: what a player may choose by name. */
export const levels = ['nestling', 'fledgling', 'songbird', 'club', 'expert'] as const;

export type Level = (typeof levels)[number];

/** All the ways in which a computer plays, from the mildest on: the levels, and those below and between them. */
export const steps = [
  'hatchling',
  'nestling',
  'fledgling',
  'aboveFledgling',
  'songbird',
  'aboveSongbird',
  'club',
  'expert',
] as const;

export type Step = (typeof steps)[number];

/** The choice of who wants to win about every other game; before each game it becomes a step. */
export const justRight = 'justRight';

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value);

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
};
