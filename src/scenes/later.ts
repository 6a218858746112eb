import Phaser from 'phaser';
import { FetchingPanel } from '../panels/fetching-panel';
import { pageTicker } from '../platform/page-ticker';
import { isReachable } from '../platform/reachable';
import { goTo, isOnStage } from './go-to';
import type { House } from './house';
import { stirred } from './loop';

// What comes sooner needs no panel that flashes up.
const noticedMs = 300;
const lateMs = 8000;

/** Stands in for a scene whose code is fetched when it is first wanted. */
export class Later extends Phaser.Scene {
  private coming: Promise<void> | undefined;
  private sent: object = {};
  private panel: FetchingPanel | undefined;
  private readonly timers: (() => void)[] = [];

  constructor(
    private readonly house: House,
    private readonly key: string,
    private readonly name: string,
    private readonly fetched: () => Promise<Phaser.Scene>,
  ) {
    super(key);
  }

  create(sent: object) {
    this.sent = sent;
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.stopWaiting());
    this.timers.push(
      pageTicker.after(noticedMs, () => this.showPanel()),
      pageTicker.after(lateMs, () => this.showLate()),
    );
    // Whoever left and comes again waits for the same file.
    this.coming ??= this.fetch();
  }

  private async fetch() {
    const { key, house } = this;
    const { manager } = this.scene;
    let scene: Phaser.Scene;
    try {
      scene = await this.fetched();
    } catch {
      this.coming = undefined;
      // Away from the net, or the game has been put in a new version meanwhile.
      if (isOnStage(this)) house.notice = house.texts.boot.sceneMissing;
      goTo(this, 'Menu');
      return;
    }
    // Whoever has gone elsewhere meanwhile finds it the next time.
    const isWanted = isOnStage(this);
    this.stopWaiting();
    manager.remove(key);
    manager.add(key, scene, isWanted, this.sent);
    this.game.events.emit(stirred);
  }

  private showPanel() {
    this.panel = new FetchingPanel(this.house.texts, this.house.root, this.name, () => goTo(this, 'Menu'));
    this.panel.showComing();
  }

  private showLate(...notes: string[]) {
    const { storage, match, search, round } = this.house;
    const isLost = !storage.keeps && (match ?? search ?? round) !== undefined;
    const all = isLost ? [...notes, this.house.texts.fetching.loadsAnew] : notes;
    this.panel?.showLate({ notes: all, again: () => void this.tryAgain() });
  }

  /** A page asks for a file once and waits; only a page loaded anew asks again, so one must be to be had. */
  private async tryAgain() {
    this.panel?.showComing();
    const isThere = await isReachable();
    if (!isOnStage(this)) return;
    if (isThere) location.reload();
    else this.showLate(this.house.texts.fetching.unreachable);
  }

  private stopWaiting() {
    for (const stop of this.timers.splice(0)) stop();
    this.panel?.remove();
    this.panel = undefined;
  }
}
