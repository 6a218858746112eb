import Phaser from 'phaser';
import { watchComingBack } from '../daily/scenes/reload';
import type { Embedding } from '../embed/read';
import type { Friends } from '../online/races/scenes/race-at-play';
import { scramble } from '../scramble/game';
import { search } from '../search/game';
import { isOnPortal, portalHere } from '../shared/platform/portals/portal-here';
import type { I18n } from '../shared/play/i18n';
import type { GameId } from '../shared/scenes/game-descriptor';
import { goTo } from '../shared/scenes/go-to';
import { journalPlace } from '../shared/scenes/incoming-files';
import { Journey } from '../shared/scenes/journey';
import { LazyScene, type Wanted } from '../shared/scenes/lazy-scene';
import type { Services } from '../shared/scenes/services';
import { wordbler } from '../wordbler/game';

/** The games of the house, in the order of the menu. */
export const games = [wordbler, search, scramble] as const;

/** Rooms and races shared with others: their code, and what it keeps as long as the page. */
export class FriendsClient implements Friends {
  here: Awaited<ReturnType<FriendsClient['fetch']>> | undefined;
  private coming: ReturnType<FriendsClient['fetch']> | undefined;

  constructor(
    private readonly services: Services,
    private readonly i18n: I18n,
  ) {}

  /** Asked for again where it could not be had. */
  load() {
    this.coming ??= this.fetch();
    this.coming.then(
      (here) => {
        this.here = here;
      },
      () => {
        this.coming = undefined;
      },
    );
    return this.coming;
  }

  private async fetch() {
    // What builds a portal's zip reads this line, and no other module's.
    if (import.meta.env.MODE === 'portal') throw new RangeError('friends are met elsewhere');
    const [own, { friendScenes, Rooms }, { raceScenes, RacesHere }] = await Promise.all([
      this.i18n.with('online'),
      import('../wordbler/scenes/online/scenes'),
      import('../online/races/scenes/scenes'),
    ]);
    const rooms = new Rooms(own, this.services);
    return { rooms, friendScenes, races: new RacesHere(own, this.services), raceScenes };
  }
}

/** The registry of scenes: each is fetched when somebody goes there, and begins when what it needs has come. */
export class SceneRegistry {
  constructor(
    private readonly services: Services,
    private readonly i18n: I18n,
    private readonly friends: FriendsClient,
  ) {}

  scenes(): Phaser.Scene[] {
    return [
      ...games.flatMap((game) => game.scenes.all(this.services, this.i18n)),
      this.statistics(),
      ...this.ofTransfer(),
      // Worth no bytes of a portal's zip, and nothing leads there.
      ...(isOnPortal ? [] : [...this.ofFriends(), ...this.ofStudy(), ...this.ofHow()]),
    ];
  }

  private statistics() {
    const { services, i18n } = this;
    return this.lazy('Statistics', () => services.texts.common.stats, {
      fetched: async () =>
        new (await import('../stats/scenes/statistics')).StatisticsScene(await i18n.with('stats'), services),
      needs: () => services.fonts,
    });
  }

  /** What comes from elsewhere takes no place before it is known what lies there. */
  private ofTransfer() {
    const { services } = this;
    const keys = ['Carried', 'Moving'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.transfer.names[key], {
        fetched: async () => (await import('../transfer/scenes/scenes')).carryingScenes[key](services),
        needs: () => Promise.all([...games.map(({ id }) => services.saves.open(id)), services.fonts]),
      }),
    );
  }

  private ofFriends() {
    const { services } = this;
    const scene = (key: string, fetched: () => Promise<Phaser.Scene>) =>
      this.lazy(key, () => services.texts.menu.friends, { fetched, needs: () => services.fonts });
    const rooms = ['Friends', 'FriendRoom'] as const;
    const races = ['RaceChoose', 'RaceRoom'] as const;
    return [
      ...rooms.map((key) =>
        scene(key, async () => {
          const friends = await this.friends.load();
          return friends.friendScenes[key](friends.rooms, services);
        }),
      ),
      ...races.map((key) =>
        scene(key, async () => {
          const friends = await this.friends.load();
          return friends.raceScenes[key](friends.races, services);
        }),
      ),
    ];
  }

  /** Where words are learned. */
  private ofStudy() {
    const { services, i18n } = this;
    const keys = ['Study', 'WordBook', 'StudyCards', 'StudyDrill'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.common.study, {
        fetched: async () => {
          // What builds a portal's zip reads this line, and no other module's.
          if (import.meta.env.MODE === 'portal') throw new RangeError('words are learned elsewhere');
          return (await import('../study/scenes/scenes')).studyScenes[key](await i18n.with('study'), services);
        },
        needs: () => services.fonts,
      }),
    );
  }

  /** Where it is shown how the games work. */
  private ofHow() {
    const { services, i18n } = this;
    const keys = ['HowItWorks', 'HowPage'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.common.howItWorks, {
        fetched: async () => {
          // What builds a portal's zip reads this line, and no other module's.
          if (import.meta.env.MODE === 'portal') throw new RangeError('how it works is shown elsewhere');
          return (await import('../how-it-works/scenes/scenes')).howScenes[key](await i18n.with('how'), services);
        },
        needs: () => services.fonts,
      }),
    );
  }

  private lazy(key: string, name: () => string, wanted: Wanted) {
    return new LazyScene(this.services, key, name, wanted);
  }
}

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
    await Promise.all([preferences.load(), lessons.load(traces), this.lookAtSaves()]);
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

  private async lookAtSaves() {
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
