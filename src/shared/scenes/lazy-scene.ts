import Phaser from 'phaser';
import { isReadied, paintInSlices } from '../canvas/in-slices';
import { stirred } from '../canvas/layers';
import { FetchingPanel } from '../panels/fetching-panel';
import { isReachable } from '../platform/offline';
import { idle, nextTask, pageTicker } from '../platform/page-time';
import type { WordsComing } from '../play/word-lists';
import { goTo, isOnStage, wentTo } from './go-to';
import { elsewhere } from './places';
import type { Handed } from './player';
import type { Services } from './services';

// What comes sooner needs no panel that flashes up.
const noticedMs = 300;
const lateMs = 8000;

/** What a scene cannot begin without. */
export interface Wanted {
  /** Its code. */
  fetched(): Promise<Phaser.Scene>;
  /** What else must be there; fails as code does that cannot be had. */
  needs?(): Promise<unknown>;
  /** The words among that. */
  words?(): WordsComing;
}

/** Stands in for a scene whose code is fetched behind the others, and until what it needs has come. */
export class LazyScene extends Phaser.Scene {
  private coming: Promise<void> | undefined;
  private fetched: Promise<Phaser.Scene> | undefined;
  private sent: object = {};
  private handed: Handed = {};
  private panel: FetchingPanel | undefined;
  private isCodeHere = false;
  private readonly timers: (() => void)[] = [];

  constructor(
    private readonly services: Services,
    private readonly key: string,
    private readonly name: () => string,
    private readonly wanted: Wanted,
  ) {
    super(key);
  }

  create(sent: object) {
    // What was handed over waits for whoever comes again, where the code could not be had.
    this.sent = { ...this.handed, ...sent };
    const { link, dropped } = this.sent as Handed;
    this.handed = { ...(link !== undefined && { link }), ...(dropped !== undefined && { dropped }) };
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.stopWaiting());
    this.timers.push(
      pageTicker.after(noticedMs, () => this.showPanel()),
      pageTicker.after(lateMs, () => this.showLate()),
      ...(this.wanted.words ? [this.wanted.words().listen(() => this.showWords())] : []),
    );
    // Whoever left and comes again waits for the same file.
    void this.prepare();
  }

  /** Has its code fetched ahead, and nothing done with it. */
  askForCode() {
    this.own().catch(() => {});
  }

  /** Has it fetched ahead, so that it can be gone to at once. */
  prepare(): Promise<void> {
    this.coming ??= this.fetch();
    return this.coming;
  }

  private async fetch() {
    const { key, services } = this;
    const { manager } = this.scene;
    let scene: Phaser.Scene;
    try {
      const [code] = await Promise.all([this.code(), this.wanted.needs?.()]);
      scene = code;
      if (isReadied(code)) await paintInSlices(this.textures, code.makeReady(this.game), () => isOnStage(this));
      // Awake already, so that it is drawn in a frame of its own.
      if (isOnStage(this)) this.game.events.emit(stirred);
      await nextTask();
    } catch {
      this.coming = undefined;
      // Away from the net, or the game has been put in a new version meanwhile.
      if (isOnStage(this)) services.notice = () => services.texts.boot.sceneMissing;
      goTo(this, 'Menu');
      return;
    }
    // Whoever has gone elsewhere meanwhile finds it the next time.
    const isWanted = isOnStage(this);
    const other = isWanted ? elsewhere(services, key, this.sent) : undefined;
    this.stopWaiting();
    const because = other?.because;
    if (because) services.notice = () => services.texts.way[because];
    if (other) {
      this.coming = undefined;
      goTo(this, other.scene, other.data);
    } else {
      manager.remove(key);
      manager.add(key, scene, isWanted, this.sent);
    }
    if (isWanted) this.game.events.emit(stirred);
  }

  private async code() {
    const scene = await this.own();
    this.isCodeHere = true;
    this.showWords();
    return scene;
  }

  private own() {
    this.fetched ??= this.wanted.fetched().catch((error) => {
      this.fetched = undefined;
      throw error;
    });
    return this.fetched;
  }

  private showPanel() {
    this.panel = new FetchingPanel(this.services.texts, this.services.root, this.name, () => goTo(this, 'Menu'));
    this.panel.showComing();
    this.showWords();
  }

  /** How far the words are, or why they do not come; once there is nothing but them to wait for. */
  private showWords() {
    const coming = this.wanted.words?.();
    if (!coming || coming.words) return;
    if (coming.failure) this.panel?.showFailure(coming.failure, () => coming.again());
    else if (this.isCodeHere) this.panel?.showProgress(coming.share);
  }

  private showLate(...notes: string[]) {
    // What is awaited says itself how far it is.
    if (this.isCodeHere) return;
    const { storage, saves } = this.services;
    const isLost = !storage.keeps && (saves.wordbler ?? saves.search ?? saves.scramble) !== undefined;
    const all = isLost ? [...notes, this.services.texts.fetching.reloads] : notes;
    this.panel?.showLate({ notes: all, again: () => void this.tryAgain() });
  }

  /** A page asks for a file once and waits; only a page reloaded asks again, so one must be to be had. */
  private async tryAgain() {
    this.panel?.showComing();
    const isThere = await isReachable();
    if (!isOnStage(this)) return;
    if (isThere) location.reload();
    else this.showLate(this.services.texts.fetching.unreachable);
  }

  private stopWaiting() {
    for (const stop of this.timers.splice(0)) stop();
    this.panel?.remove();
    this.panel = undefined;
  }
}

/** Where players go from a scene, the likeliest first; and what comes along. */
const next: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Menu: [['Board', 'SitDown'], ['PlayerSelect']],
  PlayerSelect: [['Board', 'SitDown']],
  Board: [['GameOver']],
  GameOver: [['Review']],
  SearchChoose: [['WordSearch']],
  WordSearch: [['SearchSummary']],
  ScrambleChoose: [['ScramblePlay'], ['ScrambleSolve']],
  ScramblePlay: [['ScrambleResult']],
};

/** Where something is chosen, it comes soon. What ends a game does not. */
const choosing = new Set(['Menu', 'PlayerSelect', 'SearchChoose', 'ScrambleChoose']);

/**
 * While a scene idles, those that are likely to come are made ready, one behind the other; and then all else. Before
 * the words only the likeliest.
 */
export function preload(game: Phaser.Game, words: Promise<unknown>, made: (scene: string) => unknown) {
  let latest = '';
  const ready = async (own: Phaser.Scene | null) => {
    if (own instanceof LazyScene) await own.prepare();
    // Another game may have been played meanwhile, for which its pictures made room.
    else if (own && isReadied(own)) await paintInSlices(game.textures, own.makeReady(game), () => false, idle);
  };
  const prepare = async (scene: string) => {
    // Nothing stands in the way of the scene itself.
    const own = game.scene.getScene(scene);
    if (own instanceof LazyScene) await own.prepare();
    const all = (next[scene] ?? []).map((keys) => keys.map((key) => game.scene.getScene(key)));
    // The likeliest is on its way while the scene comes up, or stands in nobody's way.
    if (!choosing.has(scene)) await words;
    else for (const own of all[0] ?? []) if (own instanceof LazyScene) own.askForCode();
    await idle();
    const stage = game.scene.getScene(scene);
    if (latest === scene && stage && isOnStage(stage) && isReadied(stage) && stage.makeMore)
      await paintInSlices(game.textures, stage.makeMore(), () => false, idle);
    for (const waiting of all) {
      await idle();
      if (latest !== scene) return;
      await Promise.all(waiting.map(ready));
      await words;
    }
    await idle();
    if (latest === scene) made(scene);
  };
  game.events.on(wentTo, (scene: string) => {
    latest = scene;
    void prepare(scene);
  });
}
