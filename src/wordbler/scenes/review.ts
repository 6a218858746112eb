import '../panels/review-styles.css';
import Phaser from 'phaser';
import { Dialog } from '../../shared/panels/dialog';
import { isOnPortal } from '../../shared/platform/portals/on-portal';
import { goTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import { settingsAt } from '../../shared/scenes/settings-at';
import { type Deep, deepSums } from '../panels/review-lists';
import { ReviewPanel } from '../panels/review-panel';
import { Meanings } from '../panels/word-meaning';
import { ponderingTimes } from '../play/computer-seats';
import { type Backlooker, DeepReview, GameReview } from '../play/game-review';
import { shareMatch } from './share';
import { wordsLookedAt } from './words-of';
import { writeReviewDown } from './written-down';

/** The finished game, every play beside the best. */
export class Review extends Phaser.Scene {
  private review: GameReview | undefined;
  private deep: DeepReview | undefined;

  constructor(private readonly services: Services) {
    super('Review');
  }

  create() {
    const { services } = this;
    const { finished } = services;
    const words = wordsLookedAt(services).words;
    if (!finished || !words) {
      goTo(this, 'Menu');
      return;
    }
    const { engine } = finished.match;
    // What has been found once is still there when somebody comes back.
    const isSame = this.review?.engine === engine;
    const review = (isSame && this.review) || new GameReview(engine, words);
    const deep = (isSame && this.deep) || new DeepReview(review);
    Object.assign(this, { review, deep });
    const dialog = new Dialog(services.root);
    const meanings = new Meanings(services, engine.setup.tiles);
    const answered = (seat: number) => {
      panel.drawSoon();
      if (!review.isDone(seat)) return;
      if (seat === panel.seat) panel.sayDone();
      void writeReviewDown(services, review);
    };
    const ask = () => void review.ask(services.computers.of(engine.setup), () => panel.seat, answered);
    const deeper = lookDeeper(
      services,
      deep,
      () => services.computers.of(engine.setup),
      () => panel,
    );
    const panel = new ReviewPanel(services.texts, services.root, review, {
      back: () => goTo(this, 'GameOver'),
      settings: settingsAt(this, services, dialog),
      tryAgain: () => {
        ask();
        panel.render();
      },
      meaning: (word) => void meanings.look(word),
      ...(!isOnPortal && { study: () => goTo(this, 'Study') }),
      share: () => void shareMatch(services, dialog, finished.match),
      say: (text) => services.announcer.say(text),
      turned: () => services.sound.play('page'),
      // There is nothing to look deeper into where letters lie in any order.
      ...(engine.setup.rules.letterOrder !== 'free' && { deep: deeper }),
    });
    panel.sayDone();
    ask();
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      review.stop();
      deep.stop();
      meanings.remove();
      dialog.remove();
      panel.remove();
    });
  }
}

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
