import '../panels/game-over-styles.css';
import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/brush';
import { paintNight, partyTile } from '../../shared/canvas/fireworks';
import { setApart, stirred } from '../../shared/canvas/layers';
import { between, easeOut, hurry, longestFrame, share } from '../../shared/canvas/motion';
import { TextureShelf } from '../../shared/canvas/texture-shelf';
import { openMenuSheet } from '../../shared/panels/menu-sheet';
import { nextTask } from '../../shared/platform/page-time';
import { sizeOf } from '../../shared/platform/screen-size';
import { isCalm } from '../../shared/platform/settings';
import { forgetSeen } from '../../shared/scenes/forget-seen';
import { goTo, isOnStage, visit, wentTo } from '../../shared/scenes/go-to';
import { PanelScene } from '../../shared/scenes/panel-scene';
import { Party } from '../../shared/scenes/party';
import { paintSeen } from '../../shared/scenes/patched-canvas';
import { resized } from '../../shared/scenes/screen';
import type { Services } from '../../shared/scenes/services';
import { GameOverPanel, openCloserLook, openSaid } from '../panels/game-over-panel';
import { Definitions } from '../panels/word-definition';
import { finishedPlace } from '../play/menu-facts';
import { gainedNow } from '../play/new-game';
import type { Setup } from '../rules';
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

const dims = { for: 300, by: 0.62, thenFor: 500 };

/** Somebody is there to be cheered: a person, or who plays where nobody sits. */
const isTriumph = ({ seats }: Pick<Setup, 'seats'>, winners: readonly number[]) =>
  seats.every(({ kind }) => kind !== 'person') || winners.some((seat) => seats[seat]?.kind === 'person');

/**
 * How a game ends: the table dims, night falls, the script of the end runs, and fireworks follow it. A tap or a key
 * hurries all that.
 */
class Finale {
  private readonly shelf: TextureShelf;
  private night: Phaser.GameObjects.Image | undefined;
  /** As it was left, while it dims. */
  private table: Phaser.GameObjects.Image | undefined;
  private paintedFor = '';
  private nights = 0;
  private party: Party | undefined;
  private ms = 0;
  private hurriedFor = -1;
  private isOver = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Services,
    private readonly panel: GameOverPanel,
    private readonly options: { triumph: boolean; begun: boolean },
  ) {
    this.shelf = new TextureShelf(scene);
    this.isOver = !options.begun;
    if (options.begun && !isCalm(services.preferences.now)) panel.show(0);
    else this.isOver = true;
    this.ms = this.isOver ? Number.POSITIVE_INFINITY : 0;
    if (!this.isOver) this.table = this.takeTable();
    addEventListener('pointerdown', this.hurry);
    addEventListener('keydown', this.hurry);
    scene.events.on(resized, this.resize);
    scene.game.events.emit(stirred);
  }

  /** Once the panel stands, by which all is measured. */
  begin() {
    const { begun } = this.options;
    if (begun && isCalm(this.services.preferences.now)) this.cheer();
    this.paint();
    this.scene.game.events.emit(stirred);
  }

  get still() {
    return this.isOver && (this.party?.still ?? true);
  }

  tick(delta: number) {
    this.party?.tick(delta);
    if (this.isOver) return;
    const frame = Math.min(delta, longestFrame);
    if (this.hurriedFor >= 0) this.hurriedFor += frame;
    const { script } = this.panel;
    const before = this.ms;
    this.ms = this.hurriedFor > hurry.atMost ? script.ms : before + frame * (this.hurriedFor < 0 ? 1 : hurry.rate);
    const passes = (moment: number) => before < moment && this.ms >= moment;
    this.night?.setAlpha(this.darkness);
    if (this.darkness === 1) this.dropTable();
    this.panel.show(this.ms);
    if (script.rises.some(passes)) this.services.sound.play('count');
    if (script.landings.some(passes)) this.services.sound.play('drum');
    if (passes(script.cheer)) this.cheer();
    if (passes(script.badge) && script.ms > script.badge) this.services.sound.play('found');
    this.isOver = this.ms >= script.ms;
  }

  stop() {
    removeEventListener('pointerdown', this.hurry);
    removeEventListener('keydown', this.hurry);
    this.scene.events.off(resized, this.resize);
    this.party?.stop();
    this.dropTable();
    this.night?.destroy();
    this.shelf.destroy();
  }

  private cheer() {
    const { services } = this;
    services.sound.play(this.options.triumph ? 'win' : 'score');
    if (!this.options.triumph) return;
    this.party = new Party(this.scene, services, { goesOn: true });
  }

  private get darkness() {
    const falls = share(this.ms - this.panel.script.begins, dims.thenFor);
    return between(dims.by * easeOut(share(this.ms, dims.for)), 1, falls);
  }

  private takeTable() {
    const { width, height } = this.scene.game.canvas;
    const { canvas, brush } = canvasOf(width, height);
    paintSeen(this.scene.game, brush, { x: 0, y: 0 });
    const table = this.scene.add.image(0, 0, this.shelf.keep('table', setApart(canvas).canvas));
    return table.setOrigin(0).setDepth(-2);
  }

  private dropTable() {
    const { table } = this;
    this.table = undefined;
    if (!table) return;
    const { key } = table.texture;
    table.destroy();
    this.shelf.forget(key);
  }

  private paint() {
    const { width, height, dpr } = sizeOf(this.services.root);
    const stage = this.panel.stageWidth;
    const size = `${width} ${height} ${dpr} ${stage}`;
    if (size === this.paintedFor) return;
    this.paintedFor = size;
    const unit = Math.max(12, partyTile(width, height) * 0.27) * dpr;
    const key = this.shelf.onceApart(`night ${++this.nights}`, width * dpr, height * dpr, (g) =>
      paintNight(g, width * dpr, height * dpr, stage * dpr, unit),
    );
    // A picture that was lost is painted again.
    const canvas = this.scene.textures.get(key).getSourceImage() as HTMLCanvasElement;
    canvas.addEventListener('contextlost', () => {
      this.paintedFor = '';
    });
    const old = this.night?.texture.key;
    this.night ??= this.scene.add.image(0, 0, key).setOrigin(0).setDepth(-1);
    this.night.setTexture(key).setAlpha(this.darkness);
    if (old) this.shelf.forget(old);
  }

  // The table has not been laid anew for another window.
  private readonly resize = () => {
    this.dropTable();
    this.paint();
    this.scene.game.events.emit(stirred);
  };

  private readonly hurry = (event: Event) => {
    if (this.isOver) return;
    // The key that hurries is no press of the button it happens to be on.
    if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    this.hurriedFor = this.hurriedFor < 0 ? 0 : Number.POSITIVE_INFINITY;
  };
}
