import type { Services } from '../../shared/scenes/services';
import type { Texts } from '../../texts/texts';
import { readChoice, usualChoice } from '../play/choice';
import { lastRoundKey } from '../play/menu-facts';

/** The board that is rolled where nobody chooses: its size, its time, and whether a computer searches it, too. */
export async function boardStarts({ storage }: Services) {
  const { side, seconds, rival } = readChoice(await storage.get(lastRoundKey), usualChoice('', ''));
  return ({ common, computer, forms }: Texts) => {
    const size = `${forms.figure(side)} × ${forms.figure(side)}`;
    const time = seconds === null ? '' : common.minuteCount({ count: seconds / 60 });
    return [size, time, rival ? computer.kind : ''].filter(Boolean).join(' · ');
  };
}
