import '../../panels/wordbler/review-styles.css';
import Phaser from 'phaser';
import { GameReview } from '../../match/wordbler/game-review';
import { Dialog } from '../../panels/dialog';
import { ReviewPanel } from '../../panels/wordbler/review-panel';
import { goTo } from '../go-to';
import type { House } from '../house';
import { Meanings } from './meanings';
import { shareMatch } from './share';
import { wordsLookedAt } from './words-of';

/** The finished game, every play beside the best. */
export class Review extends Phaser.Scene {
  private review: GameReview | undefined;

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
    const review = this.review?.engine === engine ? this.review : new GameReview(engine, words);
    this.review = review;
    const dialog = new Dialog(house.root);
    const meanings = new Meanings(house, engine.setup.tiles);
    const answered = (seat: number) => {
      panel.drawSoon();
      if (seat === panel.seat && review.isDone(seat)) panel.sayDone();
    };
    const ask = () => void review.ask(house.computers.of(engine.setup), () => panel.seat, answered);
    const panel = new ReviewPanel(house.texts, house.root, review, {
      back: () => goTo(this, 'GameOver'),
      tryAgain: () => {
        ask();
        panel.render();
      },
      meaning: (word) => void meanings.look(word),
      share: () => void shareMatch(house, dialog, finished.match),
      say: (text) => house.announcer.say(text),
      turned: () => house.sound.play('page'),
    });
    panel.sayDone();
    ask();
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      review.stop();
      meanings.remove();
      dialog.remove();
      panel.remove();
    });
  }
}
