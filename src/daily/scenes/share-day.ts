import type { Dialog } from '../../shared/panels/dialog';
import { dateOf } from '../../shared/play/day';
import type { Services } from '../../shared/scenes/services';
import { dailyInSquares, sharedText } from '../../texts/sentences/shared';
import { result as told } from '../../texts/sentences/stats';
import type { StatsTexts } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import type { DailyShown } from '../panels/dailies-panel';
import { dayLink } from '../play/day-link';

interface Day {
  day: string;
  dailies: readonly DailyShown[];
  streak: number;
}

/** What came of all dailies of a day goes out as one text, and as one picture. */
export function shareDay(texts: StatsTexts, services: Services, dialog: Dialog, shown: Day) {
  const { day, dailies } = shown;
  const { forms, menu, stats } = texts;
  const date = forms.day(dateOf(day));
  const results = dailies.flatMap(({ id, result }) =>
    result ? [{ name: menu.dailies[id], how: told(texts, result), signs: dailyInSquares(id, result) }] : [],
  );
  const lines = results.flatMap(({ signs, ...own }) => [stats.play(own), signs]);
  const paint = async () => {
    const [{ cardPicture, cardSizes }, { birdImage }, { pngOf }] = await Promise.all([
      import('../../shared/canvas/card-picture'),
      import('../../shared/mascots/bird-image'),
      import('../../shared/canvas/brush'),
    ]);
    const streak = shown.streak > 1 ? { streak: stats.streak({ days: shown.streak }) } : {};
    const bird = await birdImage('maize', 'happy', 2 * cardSizes.bird);
    const own = { title: texts.common.wordbler, headline: stats.allDone, note: date, ...streak, results, bird };
    return pngOf(cardPicture(own));
  };
  return openSharing(services, dialog, () => ({
    says: () => ({ text: sharedText(texts, [date], ...lines), url: dayLink(location.href, day) }),
    picture: { name: `wordbler-${day}.png`, paint },
  }));
}
