/** Why a command was refused. Codes, not sentences: what players read is written elsewhere. */
export const refusals = [
  'malformed',
  'notBegun',
  'alreadyBegun',
  'gameOver',
  'paused',
  'notPaused',
  'outsideGrid',
  'tooShort',
  'notStraight',
  'noSuchWord',
  'alreadyFound',
  'alreadyHinted',
  'nothingToHint',
  'noClock',
] as const;

export type Refusal = (typeof refusals)[number];
