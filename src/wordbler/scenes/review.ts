import '../panels/review-styles.css';
import { playLanguages } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { goBack, goTo, visit } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import type { Services } from '../../shared/scenes/services';
import type { ReviewTexts } from '../../texts/texts';
import { aboutRecord, showFaults } from '../panels/record-panel';
import { DeepLook } from '../panels/review-lists';
import { type ReviewAction, ReviewPanel } from '../panels/review-panel';
import { Definitions } from '../panels/word-definition';
import { type Adviser, DeepReview, GameReview, TurnReview } from '../play/game-review';
import { recordPlace } from '../play/menu-facts';
import { rackSize } from '../rules';
import { type OpenedRecord, openRecord, wholeTurns } from '../rules/record/open';
import { writeReviewDown } from './game-results';
import { RecordInput } from './record-input';
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
    const actions: Readonly<Record<ReviewAction, () => void>> = {
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
    panel.actions.on((action) => actions[action]());
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

/** A game that was written down, here or elsewhere: every turn of it, and the best beside it where it can be told. */
export class RecordShown extends PanelScene {
  constructor(
    private readonly texts: ReviewTexts,
    services: Services,
  ) {
    super('Record', services);
  }

  async create() {
    const { services } = this;
    const isHere = visit(this);
    const saved = await services.storage.get(recordPlace);
    if (!isHere()) return;
    const record = typeof saved === 'string' ? openRecord(saved) : undefined;
    if (record && !('refused' in record)) this.show(record);
    else {
      services.notice = () => services.texts.way.noRecord;
      goTo(this, 'Moving');
    }
  }

  private show(record: OpenedRecord) {
    const { texts, services } = this;
    const review = new TurnReview(record.seats, record.turns, record.board);
    const whole = wholeTurns(record);
    const deep = new DeepReview({ turnsOf: (seat) => whole.filter(({ sight }) => sight.seat === seat) });
    const setup = { words: playLanguages[record.language].list };
    this.enter();
    const { dialog } = this;
    const records = new RecordInput(this, services, dialog);
    const definitions = new Definitions(services, record.language);
    const answered = (seat: number) => {
      panel.drawSoon();
      if (seat === panel.seat && review.isDone(seat)) panel.sayDone();
    };
    let at = -1;
    const ask = () => void review.ask(adviserFor(record, services.computers.of(setup)), () => panel.seat, answered);
    const isFree = record.rules.letterOrder === 'free';
    const panel = new ReviewPanel(review, texts, services, definitions, {
      may: [],
      deep: isFree ? undefined : new DeepLook(deep, texts, services, setup),
      about: () =>
        aboutRecord(texts, record, {
          next: () => {
            at = (at + 1) % record.turns.length;
            panel.show(must(record.turns[at]));
            services.sound.play('page');
          },
          another: () => records.open(),
          odd: () => showFaults(texts, dialog, record),
        }),
    });
    const actions: Readonly<Partial<Record<ReviewAction, () => void>>> = {
      back: () => goBack(this),
      settings: this.settings(),
      tryAgain: () => {
        ask();
        panel.render();
      },
    };
    panel.actions.on((action) => actions[action]?.());
    ask();
    this.scope.whenLeft(
      () => panel.remove(),
      () => definitions.remove(),
      () => records.remove(),
      () => deep.stop(),
      () => review.stop(),
    );
  }
}

/** Nobody knows the best of a rack that was not written down, or of other tiles than ours. */
const adviserFor = ({ isOfOurTiles }: OpenedRecord, computer: Adviser): Adviser => ({
  advise: async (sight) => {
    const isKnown = isOfOurTiles && sight.rack.length > 0 && sight.rack.length <= rackSize;
    return isKnown ? computer.advise(sight) : undefined;
  },
});
