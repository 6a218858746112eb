import './shared/styles/index.css';
import Phaser from 'phaser';
import { awakenPortal, Boot } from './app/boot';
import { KeptGames } from './app/kept-games';
import { Menu } from './app/menu';
import { wordsOfRound } from './scramble/scenes/words-of';
import { Announcer } from './shared/panels/announcer';
import { FaultPanel } from './shared/panels/fetching-panel';
import { writeAllAnew } from './shared/panels/layer';
import { Sealed } from './shared/platform/encrypted';
import { IncomingFiles } from './shared/platform/files';
import { Letters, loadFonts } from './shared/platform/fonts';
import { Offline, spokenIn } from './shared/platform/offline';
import { OtherTabs } from './shared/platform/other-tabs';
import { isOnPortal } from './shared/platform/portals/on-portal';
import { LastInput } from './shared/platform/presence';
import { Preferences } from './shared/platform/settings';
import { listenForButtons, listenForMute, Sound } from './shared/platform/sound';
import { Storage } from './shared/platform/storage';
import { dress } from './shared/platform/theme';
import { I18n, LanguageController } from './shared/play/i18n';
import { Lessons } from './shared/play/lessons';
import { WordLists } from './shared/play/word-lists';
import { enterAtFirstControl } from './shared/scenes/entering-focus';
import { LazyScene, preload, type Wanted } from './shared/scenes/lazy-scene';
import { restWhenStill } from './shared/scenes/loop';
import { PatchedCanvas } from './shared/scenes/patched-canvas';
import { followSize, sizeOf } from './shared/scenes/screen';
import type { Services } from './shared/scenes/services';
import { atFirst, catalogues } from './texts/catalogues';
import { languages } from './texts/languages';
import { wordblerScenes } from './wordbler/scenes/scenes';
import { languageAtTable, wordsAtTable, wordsLookedAt } from './wordbler/scenes/words-of';
import { DictionaryClient } from './worker/dictionary-client';
import { ScrambleClient } from './worker/scramble/scramble-client';
import { ComputerClient } from './worker/wordbler/computer-client';
import { ByList } from './worker/worker-line';

const root = document.querySelector<HTMLElement>('#wordbler')!;
const fonts = loadFonts();
const said = new I18n(catalogues, atFirst.language, atFirst.texts);
const { texts } = said;
// As long as any game takes it.
const namedSeed = new URLSearchParams(location.search).get('seed')?.slice(0, 900);

const storage = new Storage(() => {
  services.notice = () => texts.board.notKept;
});
const tabs = new OtherTabs();
const preferences = new Preferences(storage, tabs);
const spoken = new LanguageController(said, preferences, {
  changed: () => {
    writeAllAnew();
    // Whoever shows what comes of the settings shows all of it anew.
    preferences.lend({});
    services.announcer.say(`${texts.settings.language}: ${languages[spoken.language]}`);
    offline.keepLanguage(spokenIn(spoken.language));
  },
  missing: (language) => {
    services.notice = () => texts.settings.languageMissing(language);
  },
});
const dictionary = new DictionaryClient();
const offline = new Offline();
const lists = new WordLists(dictionary, (language) => offline.keepLanguage(language));
const soundMissing = () => {
  services.notice = () => texts.sound.failed;
};
const sound = new Sound(preferences, soundMissing, lists.tried);
listenForButtons(root, () => sound.play('button'));
listenForMute(() => preferences.change({ muted: !preferences.now.muted }));

const services: Services = {
  root,
  texts,
  spoken,
  dictionary,
  lists,
  fonts: fonts.then((areThere) => {
    if (!areThere) services.notice = () => texts.boot.noFont;
  }),
  letters: new Letters(),
  get kept() {
    return kept;
  },
  table: undefined,
  computers: new ByList((words) => new ComputerClient(() => lists.ofGame({ words }).wanted())),
  boards: new ByList((words) => new ScrambleClient(() => lists.ofGame({ words }).wanted())),
  storage,
  sealed: new Sealed(() => {
    services.notice = () => texts.boot.notSealed;
  }),
  lessons: new Lessons(storage),
  tabs,
  offline,
  brought: new IncomingFiles(),
  preferences,
  announcer: new Announcer(texts, root),
  lastInput: new LastInput(),
  sound,
  match: undefined,
  finished: undefined,
  online: undefined,
  dailies: async (scene, dialog, newDay) => {
    const [own, { stripOf }] = await Promise.all([said.with('records'), import('./daily/scenes/strip')]);
    return stripOf(scene, own, services, dialog, newDay);
  },
  friends: async () => (await withFriends()).rooms,
  race: undefined,
  raced: undefined,
  search: undefined,
  round: undefined,
  unopened: [],
  newSeed: () => namedSeed || crypto.getRandomValues(new Uint32Array(2)).join('-'),
  embedding: undefined,
  portal: undefined,
  link: undefined,
  dropped: undefined,
  notice: undefined,
};

let friendsComing: ReturnType<typeof fetchFriends> | undefined;
async function fetchFriends() {
  // No way leads there on a portal, and its zip carries nothing of it: what builds it reads this line, and no other module's.
  if (import.meta.env.MODE === 'portal') throw new RangeError('friends are met elsewhere');
  const [own, { friendScenes, Rooms }, { raceScenes, RacesHere }] = await Promise.all([
    said.with('online'),
    import('./wordbler/scenes/online/scenes'),
    import('./online/races/scenes/scenes'),
  ]);
  const rooms = new Rooms(own, services);
  services.online = rooms;
  return { rooms, friendScenes, races: new RacesHere(own, services), raceScenes };
}
/** What leads to tables with others; asked for again where it could not be had. */
const withFriends = () => {
  friendsComing ??= fetchFriends();
  friendsComing.catch(() => {
    friendsComing = undefined;
  });
  return friendsComing;
};

const kept = new KeptGames(services);

services.portal = awakenPortal(services);

const asksForMore = /[?&](embed|game|players|level|lang|words|theme|mute|motion|host)=/.test(location.search);
if (parent !== window || asksForMore)
  services.embedding = Promise.all([import('./embed/page/begin'), said.with('embed')]).then(
    ([{ embed }, own]) =>
      (game) =>
        embed(game, services, own.embed),
    () => undefined,
  );

/** What comes from elsewhere takes no place before it is known what lies there. */
const allKept = () =>
  Promise.all((['wordbler', 'search', 'scramble'] as const).map((game) => kept.open(game)));

/** Those of the tiles that lie on the table. */
const letters = () => services.letters.of(languageAtTable(services));

/** A scene of Wordbler. */
const wordbler = (key: keyof typeof wordblerScenes, wanted: Omit<Wanted, 'fetched'> = {}) =>
  new LazyScene(services, key, () => texts.menu.games.wordbler.name, {
    ...wanted,
    fetched: () => wordblerScenes[key](services),
  });

const withOthers = (key: string, fetched: () => Promise<Phaser.Scene>) =>
  new LazyScene(services, key, () => texts.menu.friends, { fetched, needs: () => services.fonts });

/** What was played, and the find of a day. */
const recorded = (key: 'Statistics' | 'Find', name: () => string) =>
  new LazyScene(services, key, name, {
    fetched: async () =>
      (await import('./daily/scenes/scenes')).recordScenes[key](await said.with('records'), services),
    needs: () => services.fonts,
  });

/** Where words are learned: no portal's zip has room for it, and what builds one reads this line. */
const studied = (key: 'Study' | 'WordBook' | 'StudyCards' | 'StudyDrill' | 'Puzzle') =>
  new LazyScene(services, key, () => texts.menu.study, {
    fetched: async () => {
      if (import.meta.env.MODE === 'portal') throw new RangeError('words are learned elsewhere');
      return (await import('./study/scenes/scenes')).studyScenes[key](await said.with('study'), services);
    },
    needs: () => services.fonts,
  });

dress(root, preferences);

const faults = new FaultPanel(texts, root);
addEventListener('error', ({ message }) => faults.report(message));
addEventListener('unhandledrejection', ({ reason }) => faults.report(String(reason)));

const { width, height, dpr } = sizeOf(root);
const game = new Phaser.Game({
  type: Phaser.CANVAS,
  parent: root,
  transparent: true,
  banner: false,
  audio: { noAudio: true },
  input: { keyboard: false, mouse: false, touch: false, gamepad: false },
  scale: {
    mode: Phaser.Scale.NONE,
    width: Math.round(width * dpr),
    height: Math.round(height * dpr),
    zoom: 1 / dpr,
    // The size is followed (followSize); whoever asks for it now and then has the page laid out in the middle of a frame.
    resizeInterval: Number.POSITIVE_INFINITY,
  },
  scene: [
    new Boot(services),
    new Menu(services),
    // A table is laid while the words still come.
    ...(['SitDown', 'Board'] as const).map((key) =>
      wordbler(key, {
        words: () => wordsAtTable(services),
        needs: () => Promise.all([kept.open('wordbler').then(letters), services.fonts]),
      }),
    ),
    ...(['GameOver', 'Review'] as const).map((key) =>
      wordbler(key, {
        words: () => wordsLookedAt(services),
        needs: () =>
          Promise.all([kept.open('wordbler').then(() => wordsLookedAt(services).wanted()), services.fonts]),
      }),
    ),
    wordbler('PlayerSelect'),
    ...(['Carried', 'Moving'] as const).map(
      (key) =>
        new LazyScene(services, key, () => texts.carrying.names[key], {
          fetched: async () => (await import('./transfer/scenes/scenes')).carryingScenes[key](services),
          needs: () => Promise.all([allKept(), services.fonts]),
        }),
    ),
    ...(isOnPortal ? [] : (['Friends', 'FriendRoom'] as const)).map((key) =>
      withOthers(key, async () => {
        const { rooms, friendScenes } = await withFriends();
        return friendScenes[key](rooms, services);
      }),
    ),
    ...(isOnPortal ? [] : (['RaceChoose', 'RaceRoom'] as const)).map((key) =>
      withOthers(key, async () => {
        const { races, raceScenes } = await withFriends();
        return raceScenes[key](races, services);
      }),
    ),
    recorded('Statistics', () => texts.menu.statistics),
    recorded('Find', () => texts.menu.games.wordbler.name),
    ...(isOnPortal ? [] : (['Study', 'WordBook', 'StudyCards', 'StudyDrill', 'Puzzle'] as const)).map(
      studied,
    ),
    wordbler('Record', { needs: () => services.fonts }),
    ...(['SearchChoose', 'WordSearch', 'SearchSummary', 'SheetMake', 'SheetSent'] as const).map(
      (key) =>
        new LazyScene(services, key, () => texts.menu.games.search.name, {
          fetched: async () => {
            const [own, { searchScenes }] = await Promise.all([
              said.with('search'),
              import('./search/scenes/scenes'),
            ]);
            return searchScenes[key](own, services);
          },
          needs: () => Promise.all([kept.open('search'), services.fonts]),
        }),
    ),
    ...(['ScrambleChoose', 'ScramblePlay', 'ScrambleResult', 'ScrambleSolve', 'ScrambleWatch'] as const).map(
      (key) =>
        new LazyScene(services, key, () => texts.menu.games.scramble.name, {
          fetched: async () => {
            const [own, { scrambleScenes }] = await Promise.all([
              said.with('scramble'),
              import('./scramble/scenes/scenes'),
            ]);
            return scrambleScenes[key](own, services);
          },
          needs: () => Promise.all([kept.open('scramble'), services.fonts]),
          words: () => wordsOfRound(services),
        }),
    ),
  ],
});
preload(game, lists.tried, async (scene) => {
  if (scene !== 'Menu') return;
  await services.offline.keep();
});
game.events.once(Phaser.Core.Events.READY, () => {
  new PatchedCanvas(game);
  followSize(game, root);
  enterAtFirstControl(game, services);
  restWhenStill(game);
});
