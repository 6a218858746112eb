import { must } from './engine/must';
import './shared/styles/index.css';
import Phaser from 'phaser';
import { Menu } from './app/menu';
import { SavedGames } from './app/saved-games';
import { Boot, FriendsClient, games, SceneRegistry } from './app/scenes';
import { Announcer } from './shared/panels/announcer';
import { FaultPanel } from './shared/panels/fetching-panel';
import { rewriteAll } from './shared/panels/layer';
import { IncomingFiles } from './shared/platform/files';
import { Letters, loadFonts } from './shared/platform/fonts';
import { Offline, spokenIn } from './shared/platform/offline';
import { OtherTabs } from './shared/platform/other-tabs';
import { LastInput } from './shared/platform/presence';
import { sizeOf } from './shared/platform/screen-size';
import { applyTheme, Preferences } from './shared/platform/settings';
import { listenForButtons, listenForMute, Sound } from './shared/platform/sound';
import { Storage } from './shared/platform/storage';
import { I18n, LanguageController } from './shared/play/i18n';
import { Lessons } from './shared/play/lessons';
import { WordLists } from './shared/play/word-lists';
import { preload } from './shared/scenes/lazy-scene';
import { restWhenStill } from './shared/scenes/loop';
import { PatchedCanvas } from './shared/scenes/patched-canvas';
import { enterAtFirstControl, followSize } from './shared/scenes/screen';
import type { Services } from './shared/scenes/services';
import type { MilestoneId } from './stats/rules/statistics';
import { atFirst, catalogues } from './texts/catalogues';
import { languages } from './texts/languages';
import { DictionaryClient } from './worker/dictionary-client';
import { ScrambleClient } from './worker/scramble/scramble-client';
import { ComputerClient } from './worker/wordbler/computer-client';
import { ByList } from './worker/worker-connection';

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
    rewriteAll();
    // Whoever shows what comes of the settings shows all of it anew.
    preferences.lend({});
    services.announcer.say(texts.forms.labelled(texts.common.language, must(languages[spoken.language])));
    offline.keepLanguage(spokenIn(spoken.language));
  },
  missing: (language) => {
    services.notice = () => texts.settings.languageMissing({ language });
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
  games,
  texts,
  spoken,
  dictionary,
  lists,
  fonts: fonts.then((areThere) => {
    if (!areThere) services.notice = () => texts.boot.noFont;
  }),
  letters: new Letters(),
  get saves() {
    return saves;
  },
  computers: new ByList((words) => new ComputerClient(() => lists.ofGame({ words }).wanted())),
  boards: new ByList((words) => new ScrambleClient(() => lists.ofGame({ words }).wanted())),
  storage,
  lessons: new Lessons(storage),
  tabs,
  offline,
  brought: new IncomingFiles(),
  preferences,
  announcer: new Announcer(texts, root),
  lastInput: new LastInput(),
  sound,
  helpOf: (game) => must(games.find(({ id }) => id === game)).help(said),
  get friends() {
    return friends;
  },
  earned: (milestones) => {
    // Where it cannot be had, the stats tell of it.
    void Promise.all([said.with('stats'), import('./stats/panels/milestones')]).then(
      ([own, { showEarned }]) => showEarned(own, services, milestones as MilestoneId[]),
      () => {},
    );
  },
  newSeed: () => namedSeed || crypto.getRandomValues(new Uint32Array(2)).join('-'),
  notice: undefined,
};

const saves = new SavedGames(services);
const friends = new FriendsClient(services, said);
const registry = new SceneRegistry(services, said, friends);

const asksForMore = /[?&](embed|game|players|level|lang|words|theme|mute|motion|host)=/.test(location.search);
const embedding =
  parent !== window || asksForMore
    ? Promise.all([import('./embed/page/begin'), said.with('embed')]).then(
        ([{ embed }, own]) =>
          (game: Phaser.Game) =>
            embed(game, services, own.embed),
        () => undefined,
      )
    : undefined;

applyTheme(root, preferences);

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
    // The size is followed (followSize); whoever asks for it now and then has the page laid out in the middle of a
    // frame.
    resizeInterval: Number.POSITIVE_INFINITY,
  },
  scene: [new Boot(services, embedding), new Menu(services, said), ...registry.scenes()],
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
