import type Phaser from 'phaser';
import type { Friends } from '../online/races/scenes/race-at-play';
import { scramble } from '../scramble/game';
import { search } from '../search/game';
import { isOnPortal } from '../shared/platform/portals/portal-here';
import type { I18n } from '../shared/play/i18n';
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
      ...(isOnPortal ? [] : [...this.ofFriends(), ...this.ofStudy()]),
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

  private lazy(key: string, name: () => string, wanted: Wanted) {
    return new LazyScene(this.services, key, name, wanted);
  }
}
