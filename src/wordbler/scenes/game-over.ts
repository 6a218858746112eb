import '../panels/game-over-styles.css';
import { nextTask } from '../../shared/platform/page-time';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo, isOnStage, visit, wentTo } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import type { Services } from '../../shared/scenes/services';
import { GameOverPanel, type GameOverWish, openSaid } from '../panels/game-over-panel';
import { Meanings } from '../panels/word-meaning';
import { finishedPlace } from '../play/menu-facts';
import { stepNow } from '../play/new-game';
import { justRight } from '../rules';
import { Finale, isTriumph } from './finale';
import { compareQuietly, keepWordsLaid, writeTableDown } from './game-results';
import { savePicture, saveRecord, shareMatch } from './share';
import { freshMatch, resultsIn } from './sit-down';
import type { FairnessProof } from './table-game';
import { wordsLookedAt } from './words-at-table';

/** The ranking and the last reckoning, and fireworks for the winner. */
export class GameOver extends PanelScene {
  /** Somebody is coming back from the review: all that is over. */
  private reviewed = false;

  constructor(services: Services) {
    super('GameOver', services);
  }

  create() {
    const { services } = this;
    const { finished } = services.saves;
    const words = wordsLookedAt(services).words;
    const match = finished?.match;
    if (!finished || !match?.state.outcome || !words) return goTo(this, 'Menu');
    const { setup } = match.engine;
    // Whoever only looks closer comes back.
    this.game.events.once(wentTo, (scene: string, told: object) => {
      if (!lookingCloser.has(scene) && !('replay' in told)) void forgetSeen(services, finishedPlace);
    });
    const result = {
      outcome: match.state.outcome,
      history: match.state.history,
      seats: setup.seats,
      language: setup.tiles,
      points: new Map(match.engine.faces.map(({ letter, points }) => [letter, points])),
      nextStep: setup.seats.some(({ level }) => level === justRight) ? stepNow(resultsIn(services)) : undefined,
    };
    this.enter();
    const { dialog, scope } = this;
    const { over } = services.texts;
    const tell = (what: () => string, said: string | undefined) => {
      if (said && isOnStage(this)) openSaid(services.texts, dialog, what, said);
    };
    const meanings = new Meanings(services, setup.tiles);
    const review = () => {
      this.reviewed = true;
      goTo(this, 'Review');
    };
    const { seal } = finished;
    const playAgain = async (own: FairnessProof) => {
      await own.playAgain();
      if (own.next) goTo(this, 'FriendRoom', own.next);
    };
    const sealed = seal && { card: () => seal.card(dialog), again: () => seal.again };
    const panel = new GameOverPanel({ ...result, sealed }, services, meanings);
    const wishes: Readonly<Record<GameOverWish, () => void>> = {
      ...this.leads('wordbler', 'GameOver'),
      playAgain: () => {
        if (seal?.mayRepeat) return void playAgain(seal);
        if (seal) return goTo(this, 'Friends');
        services.saves.wordbler = freshMatch(services, setup, words, { short: true });
        goTo(this, 'Board');
      },
      newTable: () => goTo(this, seal ? 'Friends' : 'PlayerSelect'),
      review,
      replay: () => goTo(this, 'Board', { replay: true }),
      share: () => void shareMatch(services, dialog, match),
      savePicture: async () => tell(() => over.picture, await savePicture(services, match)),
      saveRecord: async () => tell(() => over.file, await saveRecord(services, dialog, match)),
    };
    panel.wished.on((wish) => wishes[wish]());
    const finale = new Finale(this, services, panel, {
      triumph: isTriumph(setup, result.outcome.winners),
      begun: !this.reviewed,
    });
    this.moving = finale;
    void nextTask().then(() => {
      if (this.moving !== finale) return;
      panel.stand();
      finale.begin();
    });
    this.reviewed = false;
    const isHere = visit(this);
    void keepWordsLaid(services, match.engine);
    void writeTableDown(services, match.engine).then(() => compareQuietly(services, match.engine, words, isHere));
    const stopListening = seal?.listen(() => {
      panel.renew();
      // All want it: nobody has to say so once more.
      if (seal.next && seal.mayRepeat) void playAgain(seal);
    });
    scope.listenKeys((event) => {
      if (isReviewKey(event)) review();
    });
    scope.whenLeft(
      () => panel.remove(),
      () => meanings.remove(),
      () => finale.stop(),
    );
    if (stopListening) scope.whenLeft(stopListening);
  }
}

const lookingCloser: ReadonlySet<string> = new Set(['Review', 'Statistics']);

const isReviewKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'r' && !repeat && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]');
