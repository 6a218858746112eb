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

/** By language, as learned/ has them. */
export const leaveTexts: Readonly<Record<string, string>> = { el, en, es, fr, nl, pl, pt, ru, tr };
