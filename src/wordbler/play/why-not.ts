import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import type { Sentence, Texts } from '../../texts/texts';
import type { Objection } from './gestures';
import type { Match } from './match';

/** Why nothing came of a gesture. */
export const whyNot =
  (texts: Texts, { rules, setup }: Pick<Match, 'rules' | 'setup'>, reason: Objection): Sentence =>
  () => {
    const { tiles } = setup;
    if (typeof reason === 'object' && 'says' in reason) return reason.says();
    if (typeof reason === 'object')
      return texts.letterKeys.stranger(
        reason.stranger,
        isLanguage(tiles) ? playLanguages[tiles].name : tiles,
      );
    return reason === 'bagTooSmall' ? texts.bagTooSmall(rules.exchangeNeeds) : texts.refusals[reason];
  };
