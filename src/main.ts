import Phaser from 'phaser';
import { Lessons } from './match/lessons';
import { Announcer } from './panels/announcer';
import { FaultPanel } from './panels/fault-panel';
import { LastInput } from './platform/last-input';
import { OtherTabs } from './platform/other-tabs';
import { Sealed } from './platform/sealed';
import { Preferences } from './platform/settings';
import { Sound } from './platform/sound';
import { listenForButtons } from './platform/sound-gestures';
import { Storage } from './platform/storage';
import { dress } from './platform/taste';
import { Boot } from './scenes/boot';
import { enterAtFirstControl } from './scenes/entering-focus';
import type { House } from './scenes/house';
import { Later } from './scenes/later';
import { restWhenStill } from './scenes/loop';
import { Menu } from './scenes/menu';
import { followSize, sizeOf } from './scenes/screen';
import { Board } from './scenes/wordbler/board';
import { GameOver } from './scenes/wordbler/game-over';
import { PlayerSelect } from './scenes/wordbler/player-select';
import { Review } from './scenes/wordbler/review';
import { catalogues } from './texts/catalogues';
import { DictionaryClient } from './worker/dictionary-client';
import { ScrambleClient } from './worker/scramble/scramble-client';
import { ComputerClient } from './worker/wordbler/computer-client';

const root = document.querySelector<HTMLElement>('#wordbler')!;
const { texts, withSearch, withScramble } = catalogues.en;
const namedSeed = new URLSearchParams(location.search).get('seed');

const storage = new Storage(() => {
  house.notice = texts.board.notKept;
});

const preferences = new Preferences(storage);
const sound = new Sound(preferences, () => {
  house.notice = texts.sound.failed;
});
listenForButtons(root, () => sound.play('button'));

const loadedWords = () => {
  if (!house.words) throw new Error('there is no dictionary yet');
  return house.words;
};

const house: House = {
  root,
  texts,
  dictionary: new DictionaryClient(),
  computer: new ComputerClient(loadedWords),
  boards: new ScrambleClient(loadedWords),
  storage,
  sealed: new Sealed(() => {
    house.notice = texts.boot.notSealed;
  }),
  lessons: new Lessons(storage),
  tabs: new OtherTabs(),
  preferences,
  announcer: new Announcer(texts, root),
  lastInput: new LastInput(),
  sound,
  words: undefined,
  match: undefined,
  finished: undefined,
  search: undefined,
  round: undefined,
  unopened: [],
  newSeed: () => namedSeed || crypto.getRandomValues(new Uint32Array(2)).join('-'),
  link: undefined,
  notice: undefined,
};

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
  },
  scene: [
    new Boot(house),
    new Menu(house),
    new PlayerSelect(house),
    new Board(house),
    new GameOver(house),
    new Review(house),
    ...(['Carried', 'Moving'] as const).map(
      (key) =>
        new Later(house, key, texts.carrying.names[key], async () => {
          const { carryingScenes } = await import('./scenes/carrying/scenes');
          return carryingScenes[key](house);
        }),
    ),
    ...(['SearchChoose', 'WordSearch', 'SearchSummary'] as const).map(
      (key) =>
        new Later(house, key, texts.menu.games.search.name, async () => {
          const [own, { searchScenes }] = await Promise.all([withSearch(), import('./scenes/search/scenes')]);
          return searchScenes[key](own, house);
        }),
    ),
    ...(['ScrambleChoose', 'ScramblePlay', 'ScrambleResult', 'ScrambleSolve', 'ScrambleWatch'] as const).map(
      (key) =>
        new Later(house, key, texts.menu.games.scramble.name, async () => {
          const [own, { scrambleScenes }] = await Promise.all([
            withScramble(),
            import('./scenes/scramble/scenes'),
          ]);
          return scrambleScenes[key](own, house);
        }),
    ),
  ],
});
game.events.once(Phaser.Core.Events.READY, () => {
  followSize(game, root);
  enterAtFirstControl(game, house);
  restWhenStill(game);
});
