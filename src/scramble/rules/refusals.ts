/** Why a command was refused. Codes, not sentences: what players read is written elsewhere. */
export const refusals = [
  'malformed',
  'notBegun',
  'alreadyBegun',
  'gameOver',
  'paused',
  'notPaused',
  'emptyPath',
  'outsideBoard',
  'jump',
  'squareTwice',
  'notLetters',
  'tooShort',
  'notOnBoard',
  'notAWord',
  'alreadyFound',
  'allShown',
  'noRival',
] as const;

export type Refusal = (typeof refusals)[number];
