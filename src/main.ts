import Phaser from 'phaser';
import './panels/panels.css';
import './panels/select.css';
import './panels/table.css';
import './panels/table-kinds.css';
import './panels/dialogs.css';
import { FaultPanel } from './panels/fault-panel';
import { Preferences } from './platform/settings';
import { Storage } from './platform/storage';
import { Board } from './scenes/board';
import { Boot } from './scenes/boot';
import { GameOver } from './scenes/game-over';
import type { House } from './scenes/house';
import { PlayerSelect } from './scenes/player-select';
import { followSize, sizeOf } from './scenes/screen';
import { en } from './texts/en';
import { DictionaryClient } from './worker/dictionary-client';

const root = document.querySelector<HTMLElement>('#wordbler')!;
const namedSeed = new URLSearchParams(location.search).get('seed');

const storage = new Storage(() => {
  house.notice = en.board.notKept;
});

const house: House = {
  root,
  dictionary: new DictionaryClient(),
  storage,
  preferences: new Preferences(storage),
  words: undefined,
  match: undefined,
  newSeed: () => namedSeed || crypto.getRandomValues(new Uint32Array(2)).join('-'),
  notice: undefined,
};

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
  scene: [new Boot(house), new PlayerSelect(house), new Board(house), new GameOver(house)],
});
game.events.once(Phaser.Core.Events.READY, () => followSize(game, root));
