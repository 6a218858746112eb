import '../panels/review-styles.css';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { goTo } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import type { Services } from '../../shared/scenes/services';
import type { ReviewTexts } from '../../texts/texts';
import { DeepLook } from '../panels/review-lists';
import { ReviewPanel, type ReviewWish } from '../panels/review-panel';
import { Definitions } from '../panels/word-definition';
import { DeepReview, GameReview } from '../play/game-review';
import { writeReviewDown } from './game-results';
import { shareMatch } from './share';
import { wordsLookedAt } from './words-at-table';

/** The finished game, every play beside the best. */
export class Review extends PanelScene {
  private review: GameReview | undefined;
  private deep: DeepReview | undefined;

  constructor(
    private readonly texts: ReviewTexts,
    services: Services,
  ) {
    super('Review', services);
  }

  create() {
    const { services } = this;
    const { finished } = services.saves;
    const words = wordsLookedAt(services).words;
    if (!finished || !words) return goTo(this, 'Menu');
    const { engine } = finished.match;
    // What has been found once is still there when somebody comes back.
    const isSame = this.review?.engine === engine;
    const review = (isSame && this.review) || new GameReview(engine, words);
    const deep = (isSame && this.deep) || new DeepReview(review);
    Object.assign(this, { review, deep });
    this.enter();
    const { dialog } = this;
    const definitions = new Definitions(services, engine.setup.tiles);
    const answered = (seat: number) => {
      panel.drawSoon();
      if (!review.isDone(seat)) return;
      if (seat === panel.seat) panel.sayDone();
      void writeReviewDown(services, review);
    };
    const ask = () => void review.ask(services.computers.of(engine.setup), () => panel.seat, answered);
    const isFree = engine.setup.rules.letterOrder === 'free';
    const panel = new ReviewPanel(review, this.texts, services, definitions, {
      may: isOnPortal ? ['share'] : ['share', 'study'],
      // There is nothing to look deeper into where letters lie in any order.
      deep: isFree ? undefined : new DeepLook(deep, this.texts, services, engine.setup),
    });
    const wishes: Readonly<Record<ReviewWish, () => void>> = {
      back: () => goTo(this, 'GameOver'),
      settings: this.settings(),
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
    this.scope.whenLeft(
      () => panel.remove(),
      () => definitions.remove(),
      () => deep.stop(),
      () => review.stop(),
    );
  }
}
