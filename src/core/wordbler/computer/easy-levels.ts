import { thinkCasually } from './casual';
import type { Eye } from './findable';

/** A child's words, and those that are long or lie alongside others are often overlooked. */
export const fledglingEye: Eye = {
  knows: 20,
  knowsAcross: 20,
  knowsOfTwo: 40,
  sees: 100,
  perLetter: 0.88,
  perCross: 0.78,
  perStep: 0.95,
  savesBlank: 0,
};

/** A grown-up's words, all of the two-letter list, and little is overlooked. */
export const songbirdEye: Eye = {
  knows: 40,
  knowsAcross: 50,
  knowsOfTwo: 70,
  sees: 100,
  perLetter: 0.95,
  perCross: 0.88,
  perStep: 0.98,
  savesBlank: 15,
};

export const thinkAsFledgling = thinkCasually(fledglingEye);
export const thinkAsSongbird = thinkCasually(songbirdEye);
