import { ponderingTimes } from '../../match/wordbler/computer-seats';
import type { Backlooker, DeepReview } from '../../match/wordbler/deep-review';
import { type Deep, deepSums } from '../../panels/wordbler/review-deep';
import type { ReviewPanel } from '../../panels/wordbler/review-panel';
import type { House } from '../house';

/** The turns that are looked at on a panel, tried out in the background as long as the Master is said to think. */
export function lookDeeper(
  house: House,
  review: DeepReview,
  computer: () => Backlooker,
  panel: () => ReviewPanel,
): Deep {
  const ms = () => ponderingTimes[house.preferences.now.thinking];
  const answered = () => {
    const { seat } = panel();
    panel().drawSoon();
    const turns = review.turnsOf(seat);
    if (turns.length > 0 && review.isDone(seat)) house.announcer.say(deepSums(house.texts, turns));
  };
  return {
    review,
    begin: () => {
      void review.begin(computer(), () => panel().seat, ms(), answered);
      panel().render();
    },
    stop: () => {
      review.stop();
      panel().render();
    },
    seconds: () => ms() / 1000,
  };
}
