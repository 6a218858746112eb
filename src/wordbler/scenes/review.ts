import '../panels/review-styles.css';
import Phaser from 'phaser';
import { Dialog } from '../../shared/panels/dialog';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { settingsAt } from '../../shared/scenes/choosing';
import { goTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import { DeepLook } from '../panels/review-lists';
import { ReviewPanel, type ReviewWish } from '../panels/review-panel';
import { Meanings } from '../panels/word-meaning';
import { DeepReview, GameReview } from '../play/game-review';
import { writeReviewDown } from './game-results';
import { shareMatch } from './share';
import { wordsLookedAt } from './words-at-table';

/** The finished game, every play beside the best. */
export class Review extends Phaser.Scene {
  private review: GameReview | undefined;
  private deep: DeepReview | undefined;

  constructor(private readonly services: Services) {
    super('Review');
  }

  create() {
    const { services } = this;
    const { finished } = services.saves;
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
    const isFree = engine.setup.rules.letterOrder === 'free';
    const panel = new ReviewPanel(review, services, meanings, {
      may: isOnPortal ? ['share'] : ['share', 'study'],
      // There is nothing to look deeper into where letters lie in any order.
      deep: isFree ? undefined : new DeepLook(deep, services, engine.setup),
    });
    const openSettings = settingsAt(this, services, dialog);
    const wishes: Readonly<Record<ReviewWish, () => void>> = {
      back: () => goTo(this, 'GameOver'),
      settings: openSettings,
      tryAgain: () => {
        ask();
        panel.render();
      },
      study: () => goTo(this, 'Study'),
      share: () => void shareMatch(services, dialog, finished.match),
      turned: () => services.sound.play('page'),
    };
    panel.wished.on((wish) => wishes[wish]());
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
