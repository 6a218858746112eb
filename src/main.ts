import Phaser from 'phaser';
import './panels/panels.css';
import './panels/controls.css';
import './panels/mascots.css';
import './panels/title-rack.css';
import './panels/menu.css';
import './panels/small-board.css';
import './panels/select.css';
import './panels/seat-form.css';
import './panels/gallery.css';
import './panels/select-sizes.css';
import './panels/seat-sizes.css';
import './panels/seat-square.css';
import './panels/settings.css';
import './panels/sheets.css';
import './panels/table.css';
import './panels/seats.css';
import './panels/table-columns.css';
import './panels/table-rows.css';
import './panels/table-even.css';
import './panels/table-phone.css';
import './panels/table-tight.css';
import './panels/hint.css';
import './panels/said.css';
import './panels/dialogs.css';
import './panels/score-sheet.css';
import './panels/curtain.css';
import './panels/over.css';
import './panels/over-sizes.css';
import './panels/review.css';
import './panels/review-rows.css';
import './panels/review-board.css';
import './panels/review-lessons.css';
import './panels/review-sizes.css';
import './panels/meaning.css';
import './panels/looks.css';
import './panels/phone-panels.css';
import './panels/phone-contents.css';
import './panels/mirror.css';
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
import type { House } from './scenes/house';
import { Later } from './scenes/later';
import { restWhenStill } from './scenes/loop';
import { Menu } from './scenes/menu';
import { followSize, sizeOf } from './scenes/screen';
import { Board } from './scenes/wordbler/board';
import { GameOver } from './scenes/wordbler/game-over';
import { PlayerSelect } from './scenes/wordbler/player-select';
import { Review } from './scenes/wordbler/review';
import { en } from './texts/en';
import { DictionaryClient } from './worker/dictionary-client';
import { ScrambleClient } from './worker/scramble/scramble-client';
import { ComputerClient } from './worker/wordbler/computer-client';

const root = document.querySelector<HTMLElement>('#wordbler')!;
const namedSeed = new URLSearchParams(location.search).get('seed');

const storage = new Storage(() => {
  house.notice = en.board.notKept;
});

const preferences = new Preferences(storage);
const sound = new Sound(preferences, () => {
  house.notice = en.sound.failed;
});
listenForButtons(root, () => sound.play('button'));

const loadedWords = () => {
  if (!house.words) throw new Error('there is no dictionary yet');
  return house.words;
};

const house: House = {
  root,
  dictionary: new DictionaryClient(),
  computer: new ComputerClient(loadedWords),
  boards: new ScrambleClient(loadedWords),
  storage,
  sealed: new Sealed(() => {
    house.notice = en.searchChoose.notKept;
  }),
  tabs: new OtherTabs(),
  preferences,
  announcer: new Announcer(root),
  lastInput: new LastInput(),
  sound,
  words: undefined,
  match: undefined,
  finished: undefined,
  replaying: false,
  search: undefined,
  round: undefined,
  unopened: [],
  newSeed: () => namedSeed || crypto.getRandomValues(new Uint32Array(2)).join('-'),
  notice: undefined,
};

dress(root, preferences);

const faults = new FaultPanel(root);
addEventListener('error', ({ message }) => faults.show(message));
addEventListener('unhandledrejection', ({ reason }) => faults.show(String(reason)));

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
    ...(['SearchChoose', 'WordSearch', 'SearchSummary'] as const).map(
      (key) =>
        new Later(house, key, en.menu.games.search.name, async () =>
          (await import('./scenes/search/scenes')).searchScenes[key](house),
        ),
    ),
    ...(['ScrambleChoose', 'ScramblePlay', 'ScrambleResult', 'ScrambleSolve', 'ScrambleWatch'] as const).map(
      (key) =>
        new Later(house, key, en.menu.games.scramble.name, async () =>
          (await import('./scenes/scramble/scenes')).scrambleScenes[key](house),
        ),
    ),
  ],
});
game.events.once(Phaser.Core.Events.READY, () => {
  followSize(game, root);
  restWhenStill(game);
});
