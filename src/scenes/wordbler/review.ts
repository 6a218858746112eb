import '../../panels/wordbler/review-styles.css';
import Phaser from 'phaser';
import { ponderingTimes } from '../../match/wordbler/computer-seats';
import { DeepReview } from '../../match/wordbler/deep-review';
import { GameReview } from '../../match/wordbler/game-review';
import { Dialog } from '../../panels/dialog';
import { deepSums } from '../../panels/wordbler/review-deep';
import { ReviewPanel } from '../../panels/wordbler/review-panel';
import { goTo } from '../go-to';
import type { House } from '../house';
import { settingsAt } from '../settings-at';
import { Meanings } from './meanings';
import { shareMatch } from './share';
import { wordsLookedAt } from './words-of';
import { writeTableDown } from './written-down';

/** The finished game, every play beside the best. */
export class Review extends Phaser.Scene {
  private review: GameReview | undefined;
  private deep: DeepReview | undefined;

  constructor(private readonly house: House) {
    super('Review');
  }

  create() {
    const { house } = this;
    const { finished } = house;
    const words = wordsLookedAt(house).words;
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
    const dialog = new Dialog(house.root);
    const meanings = new Meanings(house, engine.setup.tiles);
    const answered = (seat: number) => {
      panel.drawSoon();
      if (!review.isDone(seat)) return;
      if (seat === panel.seat) panel.sayDone();
      void writeTableDown(house, engine, (own) => (review.isDone(own) ? review.reviewsOf(own) : []));
    };
    const ask = () => void review.ask(house.computers.of(engine.setup), () => panel.seat, answered);
    const ms = () => ponderingTimes[house.preferences.now.thinking];
    const lookDeeper = () => {
      const looked = () => {
        panel.drawSoon();
        const turns = deep.turnsOf(panel.seat);
        if (turns.length > 0 && deep.isDone(panel.seat)) house.announcer.say(deepSums(house.texts, turns));
      };
      void deep.begin(house.computers.of(engine.setup), () => panel.seat, ms(), looked);
      panel.render();
    };
    const panel = new ReviewPanel(house.texts, house.root, review, {
      back: () => goTo(this, 'GameOver'),
      settings: settingsAt(this, house, dialog),
      tryAgain: () => {
        ask();
        panel.render();
      },
      meaning: (word) => void meanings.look(word),
      share: () => void shareMatch(house, dialog, finished.match),
      say: (text) => house.announcer.say(text),
      turned: () => house.sound.play('page'),
      // There is nothing to look deeper into where letters lie in any order.
      ...(engine.setup.rules.letterOrder !== 'free' && {
        deep: {
          review: deep,
          begin: () => lookDeeper(),
          stop: () => {
            deep.stop();
            panel.render();
          },
          seconds: () => ms() / 1000,
        },
      }),
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
