import Phaser from 'phaser';
import { watchComingBack } from '../daily/scenes/reload';
import type { Embedding } from '../embed/read';
import { portalHere } from '../shared/platform/portals/portal-here';
import type { GameId } from '../shared/scenes/game-descriptor';
import { goTo } from '../shared/scenes/go-to';
import { journalPlace } from '../shared/scenes/incoming-files';
import { Journey } from '../shared/scenes/journey';
import type { Services } from '../shared/scenes/services';

/**
 * A page was closed while everything from another device was being brought in: what is still to be done is done now.
 */
async function finishWhatCame(services: Services) {
  const { storage } = services;
  if ((await storage.get(journalPlace)) === undefined) return;
  // Where its code cannot be had now, the next visit goes on with it.
  const code = await Promise.all([
    import('../transfer/scenes/journal'),
    import('../shared/scenes/sealed-storage'),
  ]).catch(() => undefined);
  if (code) await code[0].finishBringingIn(storage, code[1].sealedOf(services));
}

/** Wakes the portal that this page stands on, if it stands on one. */
async function wakePortal(game: Phaser.Game, services: Services) {
  const portal = portalHere();
  if (!portal) return;
  try {
    const [{ beginOnPortal }, own] = await Promise.all([import('../embed/portals/begin'), portal()]);
    await beginOnPortal(game, services, own);
  } catch (error) {
    // The game is played all the same.
    // biome-ignore lint/suspicious/noConsole: whoever has put the game there looks there.
    console.warn(error);
  }
}

type Traces = Record<GameId, readonly string[]>;

/** Looks up what is kept here, and has the words fetched, behind the scene that comes first. */
export class Boot extends Phaser.Scene {
  constructor(
    private readonly services: Services,
    /** Listens to the page around this one, where the page is embedded or its address asks for something. */
    private readonly embedding?: Promise<((game: Phaser.Game) => Embedding) | undefined>,
  ) {
    super('Boot');
  }

  create() {
    performance.mark('first-scene');
    void this.begin();
  }

  private async begin() {
    const { services } = this;
    const { games, storage, preferences, lessons, saves } = services;
    const traces = Object.fromEntries(games.map(({ id, saved }) => [id, saved.traces])) as Traces;
    const embedding = (await this.embedding)?.(this.game);
    await wakePortal(this.game, services);
    await storage.outliveThePage();
    await finishWhatCame(services);
    await Promise.all([preferences.load(), lessons.load(traces), this.lookAtKept()]);
    await services.spoken.inTime();
    const usual = new Journey(this.game, services).begin(this.lastResult);
    const { scene, data } = (await embedding?.firstScene(usual)) ?? usual;
    // The menu takes it over as it comes.
    if (scene !== 'Menu')
      this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => services.root.querySelector('.first')?.remove());
    goTo(this, scene, data);
    watchComingBack(services);
    services.dictionary.wake();
    // In the order of need: tiles can be laid before there are words. Whoever goes there is told if it fails.
    const [first] = games;
    await first.fetchTable?.().catch(() => {});
    first.words?.(services).begin();
    await Promise.all(games.map(({ id }) => saves.open(id))).catch(() => this.sayMissing());
  }

  private async lookAtKept() {
    await this.services.saves.look().catch(() => this.sayMissing());
  }

  /** Whoever goes there is told again, and led back. */
  private sayMissing() {
    this.services.notice = () => this.services.texts.boot.sceneMissing;
  }

  /** The result that was looked at when the page was left, or else the menu. */
  private get lastResult() {
    const results = this.services.games.map(({ saved }) => saved.result(this.services));
    return results.find((scene) => scene !== undefined) ?? 'Menu';
  }
}
