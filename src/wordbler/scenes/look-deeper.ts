import type { Services } from '../../shared/scenes/services';
import { type Deep, deepSums } from '../panels/review-lists';
import type { ReviewPanel } from '../panels/review-panel';
import { ponderingTimes } from '../play/computer-seats';
import type { Backlooker, DeepReview } from '../play/deep-review';

/** The turns that are looked at on a panel, tried out in the background as long as the Master is said to think. */
export function lookDeeper(
  services: Services,
  review: DeepReview,
  computer: () => Backlooker,
  panel: () => ReviewPanel,
): Deep {
  const ms = () => ponderingTimes[services.preferences.now.thinking];
  const answered = () => {
    const { seat } = panel();
    panel().drawSoon();
    const turns = review.turnsOf(seat);
    if (turns.length > 0 && review.isDone(seat)) services.announcer.say(deepSums(services.texts, turns));
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
