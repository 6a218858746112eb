import { el } from './learned/el';
import { en } from './learned/en';
import { es } from './learned/es';
import { fr } from './learned/fr';
import { nl } from './learned/nl';
import { pl } from './learned/pl';
import { pt } from './learned/pt';
import { ru } from './learned/ru';
import { tr } from './learned/tr';

/** A value is two digits of this base: tenths of a point, counted from `tenthsZero`. */
export const tenthsBase = 36;
export const tenthsZero = 648;

/** Where laying all seven has the usual bonus, and where it has none. */
interface Learned {
  readonly withBonus: string;
  readonly without: string;
}

/** By language, as learned/ has them. */
export const learnedLeaves: Readonly<Record<string, Learned>> = { el, en, es, fr, nl, pl, pt, ru, tr };
