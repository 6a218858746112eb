import type Phaser from 'phaser';
import type { Friends } from '../online/races/scenes/race-at-play';
import { wordsOfRound } from '../scramble/scenes/words-of';
import { isOnPortal } from '../shared/platform/portals/on-portal';
import type { I18n } from '../shared/play/i18n';
import { LazyScene, type Wanted } from '../shared/scenes/lazy-scene';
import type { Services } from '../shared/scenes/services';
import { wordblerScenes } from '../wordbler/scenes/scenes';
import { languageAtTable, wordsAtTable, wordsLookedAt } from '../wordbler/scenes/words-at-table';

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
      ...this.ofWordbler(),
      ...this.ofSearch(),
      ...this.ofScramble(),
      ...this.ofRecords(),
      ...this.ofTransfer(),
      // Worth no bytes of a portal's zip, and nothing leads there.
      ...(isOnPortal ? [] : [...this.ofFriends(), ...this.ofStudy()]),
    ];
  }

  private ofWordbler() {
    const { services } = this;
    const { texts, fonts } = services;
    const name = () => texts.menu.games.wordbler.name;
    const scene = (key: keyof typeof wordblerScenes, wanted: Omit<Wanted, 'fetched'> = {}) =>
      this.lazy(key, name, { ...wanted, fetched: () => wordblerScenes[key](services) });
    // A table is laid while the words still come.
    const atTable = {
      words: () => wordsAtTable(services),
      needs: () => {
        const letters = services.saves.open('wordbler').then(() => services.letters.of(languageAtTable(services)));
        return Promise.all([letters, fonts]);
      },
    };
    const lookedAt = {
      words: () => wordsLookedAt(services),
      needs: () => Promise.all([services.saves.open('wordbler').then(() => wordsLookedAt(services).wanted()), fonts]),
    };
    return [
      scene('SitDown', atTable),
      scene('Board', atTable),
      scene('GameOver', lookedAt),
      scene('Review', lookedAt),
      scene('PlayerSelect'),
      scene('Record', { needs: () => fonts }),
    ];
  }

  private ofSearch() {
    const { services, i18n } = this;
    const keys = ['SearchChoose', 'WordSearch', 'SearchSummary', 'SheetMake', 'SheetSent'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.menu.games.search.name, {
        fetched: async () => {
          const [own, { searchScenes }] = await Promise.all([i18n.with('search'), import('../search/scenes/scenes')]);
          return searchScenes[key](own, services);
        },
        needs: () => Promise.all([services.saves.open('search'), services.fonts]),
      }),
    );
  }

  private ofScramble() {
    const { services, i18n } = this;
    const keys = ['ScrambleChoose', 'ScramblePlay', 'ScrambleResult', 'ScrambleSolve', 'ScrambleWatch'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.menu.games.scramble.name, {
        fetched: async () => {
          const [own, { scrambleScenes }] = await Promise.all([
            i18n.with('scramble'),
            import('../scramble/scenes/scenes'),
          ]);
          return scrambleScenes[key](own, services);
        },
        needs: () => Promise.all([services.saves.open('scramble'), services.fonts]),
        words: () => wordsOfRound(services),
      }),
    );
  }

  /** What was played, and the find of a day. */
  private ofRecords() {
    const { services, i18n } = this;
    const { menu } = services.texts;
    const keys = ['Statistics', 'Find'] as const;
    return keys.map((key) =>
      this.lazy(key, () => (key === 'Find' ? menu.games.wordbler.name : menu.statistics), {
        fetched: async () =>
          (await import('../daily/scenes/scenes')).recordScenes[key](await i18n.with('records'), services),
        needs: () => services.fonts,
      }),
    );
  }

  /** What comes from elsewhere takes no place before it is known what lies there. */
  private ofTransfer() {
    const { services } = this;
    const games = ['wordbler', 'search', 'scramble'] as const;
    const keys = ['Carried', 'Moving'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.carrying.names[key], {
        fetched: async () => (await import('../transfer/scenes/scenes')).carryingScenes[key](services),
        needs: () => Promise.all([...games.map((game) => services.saves.open(game)), services.fonts]),
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
    const keys = ['Study', 'WordBook', 'StudyCards', 'StudyDrill', 'Puzzle'] as const;
    return keys.map((key) =>
      this.lazy(key, () => services.texts.menu.study, {
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
