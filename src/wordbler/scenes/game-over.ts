import '../panels/game-over-styles.css';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import { nextTask } from '../../shared/platform/page-time';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo, isOnStage, visit, wentTo } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import type { Services } from '../../shared/scenes/services';
import { openCloserLook } from '../panels/closer-look';
import { GameOverPanel, openSaid } from '../panels/game-over-panel';
import { Definitions } from '../panels/word-definition';
import { finishedPlace } from '../play/menu-facts';
import { gainedNow } from '../play/new-game';
import { Finale, isTriumph } from './finale';
import { compareQuietly, keepWordsLaid, writeTableDown } from './game-results';
import { savePicture, saveRecord, shareMatch } from './share';
import { freshMatch, resultsIn } from './sit-down';
import type { FairnessProof } from './table-game';
import { wordsLookedAt } from './words-at-table';

/** Who won and what the game comes to, and fireworks for the winner. */
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
    this.enter();
    const { dialog, scope } = this;
    let { seal } = finished;
    const { room } = finished;
    const gained = gainedNow(setup.seats, resultsIn(services));
    const result = {
      outcome: match.state.outcome,
      history: match.state.history,
      seats: setup.seats,
      language: setup.tiles,
      points: new Map(match.engine.faces.map(({ letter, points }) => [letter, points])),
      gained: gained && { step: gained, isNew: !this.reviewed && !finished.isSeen },
      get sealed() {
        const own = seal;
        return own && { card: () => own.card(dialog), warns: own.warns, again: () => own.again };
      },
    };
    finished.isSeen = true;
    const { texts } = services;
    const { over, common } = texts;
    const tell = (what: () => string, said: string | undefined) => {
      if (said && isOnStage(this)) openSaid(texts, dialog, what, said);
    };
    const definitions = new Definitions(services, setup.tiles);
    const review = () => {
      this.reviewed = true;
      goTo(this, 'Review');
    };
    const replay = () => goTo(this, 'Board', { replay: true });
    const playAgain = async (own: FairnessProof) => {
      await own.playAgain();
      if (own.next) goTo(this, 'FriendRoom', own.next);
    };
    const leads = this.leads('wordbler', 'GameOver');
    const newTable = () => goTo(this, seal || room ? 'Friends' : 'PlayerSelect');
    const picture = async () => tell(() => over.picture, await savePicture(services, match));
    const file = async () => tell(() => over.file, await saveRecord(services, dialog, match));
    const more = () => ({
      title: common.more,
      close: common.close,
      entries: [
        { label: common.newGame, icon: 'plus', choose: newTable },
        { label: common.replay, icon: 'play', choose: replay },
        { label: over.savePicture, icon: 'image', choose: () => void picture() },
        { label: over.saveFile, icon: 'save', choose: () => void file() },
        { label: common.stats, icon: 'bars', choose: leads.statistics },
        { label: common.settings, icon: 'gear', choose: leads.settings },
        { label: common.menu, icon: 'menu', choose: leads.menu },
      ] as const,
    });
    const definition = (word: string) => void definitions.look(word);
    const lookCloser = () => openCloserLook(texts, dialog, result, { review, replay, definition });
    const panel = new GameOverPanel(result, services, {
      playAgain: () => {
        if (seal?.mayRepeat) return void playAgain(seal);
        if (seal) return goTo(this, 'Friends');
        // Its server has not answered yet: the room says why.
        if (room) return goTo(this, 'FriendRoom', { room });
        services.saves.wordbler = freshMatch(services, setup, words, { short: true });
        goTo(this, 'Board');
      },
      share: () => void shareMatch(services, dialog, match),
      lookCloser,
      more: () => openMenuSheet(dialog, more),
    });
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
    const heed = (own: FairnessProof) => {
      const stop = own.listen(() => {
        panel.renew();
        // All want it: nobody has to say so once more.
        if (own.next && own.mayRepeat) void playAgain(own);
      });
      scope.whenLeft(stop);
    };
    if (seal) heed(seal);
    else if (room)
      void sealAgain(services, room, isHere).then((own) => {
        seal = own;
        if (!own) return;
        heed(own);
        panel.renew();
        if (dialog.is('closer-look')) lookCloser();
      });
    scope.listenKeys((event) => {
      if (isReviewKey(event)) review();
    });
    scope.whenLeft(
      () => panel.remove(),
      () => definitions.remove(),
      () => finale.stop(),
    );
  }
}

const lookingCloser: ReadonlySet<string> = new Set(['Review', 'Statistics']);

/** After a reload, what its server says of the game; without an answer the end stands as it is. */
async function sealAgain(services: Services, room: string, isHere: () => boolean): Promise<FairnessProof | undefined> {
  const friends = await services.friends.load().catch(() => undefined);
  if (!isHere() || !(await friends?.rooms.finishAgain(room, isHere))) return undefined;
  const { finished } = services.saves;
  if (finished) finished.isSeen = true;
  return finished?.seal;
}

const isReviewKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'r' && !repeat && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open]');
