import type { Reason } from '../../wordbler/ai/lesson';
import type { ReviewTexts } from '../texts';

/** Why the best play scores more. */
export const why = (texts: ReviewTexts, reasons: readonly Reason[]): string =>
  texts.forms.sentences(reasons.map((reason) => sentence(texts, reason)));

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function sentence({ review: { reasons }, common: { bonuses } }: ReviewTexts, reason: Reason): string {
  switch (reason.kind) {
    case 'nothing': {
      const { words, points } = reason;
      return reasons[reason.did]({ words, count: words.length, points });
    }
    case 'elsewhere':
      return reasons.elsewhere({ word: reason.word });
    case 'allSeven': {
      const { through } = reason;
      return through ? reasons[throughAt[through.at]](through) : reasons.allSeven;
    }
    case 'wordBonus': {
      const { letter, face, times } = reason;
      if (times > Number(reason.bonus[0])) return reasons.wholeWord({ times });
      const bonus = bonuses[reason.bonus];
      return face >= namedFrom ? reasons.letterReaches({ letter, face, bonus }) : reasons.wordReaches({ bonus });
    }
    case 'letterBonus': {
      const { letter, value, words } = reason;
      const bonus = bonuses[reason.bonus];
      return words.length > 1 ? reasons.bothWays({ letter, words }) : reasons.onBonus({ letter, bonus, points: value });
    }
    case 'words':
      return reasons.words({ count: reason.words.length, words: reason.words });
    case 'hook':
      return reasons.hook(reason);
    case 'extends':
      return reasons.extends(reason);
    case 'again':
      return reasons.again(reason);
    case 'heavy':
      return reasons.heavy(reason);
    case 'longer':
      return reasons.longer(reason);
    case 'more':
      return reasons.more(reason);
  }
}

const throughAt = { start: 'fromLetter', middle: 'throughLetter', end: 'toLetter' } as const;

/** The letters of a rack, one after the other. */
export const rackSpoken = ({ review, common, forms }: ReviewTexts, letters: readonly string[]) =>
  letters.length === 0
    ? review.emptyRack
    : letters.map((letter) => (letter ? forms.word(letter) : common.blank)).join(' ');
