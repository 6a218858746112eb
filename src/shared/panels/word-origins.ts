import type { Meaning } from '../../engine/meanings';
import type { Texts } from '../../texts/texts';

/** How a word comes from the one whose meaning is told, step by step: un- + FLUKED, past of FLUKE. */
export const originsOf = ({ meanings }: Texts, { origins }: Pick<Meaning, 'origins'>): string[] =>
  origins.map((origin) =>
    'affix' in origin
      ? meanings.made(origin.affix, origin.of)
      : meanings.either(origin.forms.map((form) => meanings.forms[form](origin.of))),
  );
