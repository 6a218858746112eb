import type { Step } from '../rules/levels';
import { thinkCasually } from './casual';
import type { Eye } from './findable';

/** A child's words, and those that are long or lie alongside others are often overlooked. */
const fledgling: Eye = {
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
const songbird: Eye = {
  knows: 40,
  knowsAcross: 50,
  knowsOfTwo: 70,
  sees: 100,
  perLetter: 0.95,
  perCross: 0.88,
  perStep: 0.98,
  savesBlank: 15,
};

/** How those see who don't know every word. */
export const eyes = {
  /** Sees few plays, and hardly ever one that is long or makes two words. */
  hatchling: { ...fledgling, knows: 10, sees: 35, perLetter: 0.7, perCross: 0.55, perStep: 0.85 },
  /** Plays like a beginner: what comes to mind first, short, beside one word only. */
  nestling: { ...fledgling, sees: 40, perLetter: 0.76, perCross: 0.6, perStep: 0.9 },
  fledgling,
  /** Knows more, but overlooks as much. */
  aboveFledgling: { ...fledgling, knows: 35, savesBlank: 8 },
  songbird,
  /** The words of who reads much. */
  aboveSongbird: {
    knows: 70,
    knowsAcross: 70,
    knowsOfTwo: 70,
    sees: 100,
    perLetter: 0.98,
    perCross: 0.94,
    perStep: 0.99,
    savesBlank: 10,
  },
} as const satisfies Partial<Record<Step, Eye>>;

/** Undefined for those who know every word. */
export const eyeOf = (step: Step): Eye | undefined => (eyes as Partial<Record<Step, Eye>>)[step];

const thinkBy = (step: keyof typeof eyes) => thinkCasually(eyes[step]);

export const easyManners = {
  hatchling: thinkBy('hatchling'),
  nestling: thinkBy('nestling'),
  fledgling: thinkBy('fledgling'),
  aboveFledgling: thinkBy('aboveFledgling'),
  songbird: thinkBy('songbird'),
  aboveSongbird: thinkBy('aboveSongbird'),
} as const;
