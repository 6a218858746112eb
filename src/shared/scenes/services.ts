import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { LeftGames } from '../../app/left-games';
import type { Embedding } from '../../embed/read';
import type { RaceAtPlay } from '../../online/races/scenes/race-at-play';
import type { Round } from '../../scramble/play/round';
import type { SearchRun } from '../../search/play/search-run';
import type { Sentence, Texts } from '../../texts/texts';
import type { TableChoice } from '../../wordbler/play/last-table';
import type { PlayedMatch } from '../../wordbler/play/match';
import type { FairnessProof } from '../../wordbler/scenes/fairness-proof';
import type { OnlineRooms } from '../../wordbler/scenes/online/online-rooms';
import type { TableGame } from '../../wordbler/scenes/table-game';
import type { DictionaryClient } from '../../worker/dictionary-client';
import type { ScrambleClient } from '../../worker/scramble/scramble-client';
import type { ComputerClient } from '../../worker/wordbler/computer-client';
import type { ByList } from '../../worker/worker-line';
import type { Announcer } from '../panels/announcer';
import type { Dialog } from '../panels/dialog';
import type { Sealed } from '../platform/encrypted';
import type { IncomingFiles } from '../platform/files';
import type { Letters } from '../platform/fonts';
import type { Offline } from '../platform/offline';
import type { OtherTabs } from '../platform/other-tabs';
import type { LastInput } from '../platform/presence';
import type { Preferences } from '../platform/settings';
import type { Sound } from '../platform/sound';
import type { Storage } from '../platform/storage';
import type { Lessons } from '../play/lessons';
import type { Quarantined } from '../play/quarantine';
import type { Speaking } from './speaking';
import type { WordLists } from './word-lists';

/** What the scenes share: built once, in main.ts. */
export interface Services {
  /** The element that holds the canvas; panels are laid over it. */
  root: HTMLElement;
  /** Every sentence the players read, in the language that is spoken at that moment. */
  texts: Texts;
  spoken: Speaking;
  dictionary: DictionaryClient;
  /** Think for the computer's seats. */
  computers: ByList<ComputerClient>;
  /** Solves boards of letters and rolls dice. */
  boards: ByList<ScrambleClient>;
  storage: Storage;
  /** What must not be changed outside the game: own lists and high scores. */
  sealed: Sealed;
  lessons: Lessons;
  tabs: OtherTabs;
  /** Keeps the site for when there is no network, and knows of a newer one. */
  offline: Offline;
  /** What another program has handed over. */
  brought: IncomingFiles;
  preferences: Preferences;
  /** Speaks to screen readers, in every scene. */
  announcer: Announcer;
  lastInput: LastInput;
  sound: Sound;
  /** The words of every language on their way, and whoever waits for them. */
  lists: WordLists;
  /** The letters the tables are drawn with have come, or plain ones must do. */
  fonts: Promise<void>;
  letters: Letters;
  /** What the last visit has left, as long as it is not opened. */
  kept: LeftGames;
  /** The table somebody sits down at: one that was set, or else the last one, at once; and whether it may end a game. */
  table: { choice?: TableChoice; mayEnd: boolean } | undefined;
  /** The game on the table. */
  match: PlayedMatch | undefined;
  /** The game that was just finished. */
  finished: { match: PlayedMatch; seal?: FairnessProof } | undefined;
  /** The puzzle that is tried. */
  puzzle?: ((scene: Phaser.Scene) => TableGame) | undefined;
  /** Fetches what the menu shows of what everyone gets every day, and tells it of a new one. */
  dailies(scene: Phaser.Scene, dialog: Dialog, newDay: () => void): Promise<() => TemplateResult>;
  /** The find of the day that lies here, or is played. */
  find?: { day: string; isOver: boolean; atTable?(scene: Phaser.Scene): TableGame } | undefined;
  /** Rooms that are shared with others, once somebody has gone there. */
  online: OnlineRooms | undefined;
  /** Fetches what leads to those rooms. */
  friends(): Promise<OnlineRooms>;
  /** The race that is run on this device. */
  race: RaceAtPlay | undefined;
  /** The board of a race that is over, while it is looked at. */
  raced: { room: string; round: Round } | undefined;
  /** The word search that is played, or was just finished. */
  search: SearchRun | undefined;
  /** The page of a class that is played, by what its link says; whether it was made here. */
  worksheet?: { text: string; run: SearchRun; isMade: boolean } | undefined;
  /** The board of Scramble that is played, or was just finished. */
  round: Round | undefined;
  /** Where seeds for new games come from; an address may name one. */
  newSeed(): string;
  /** Kept games that could not be opened, and why. They lie aside until they are thrown away. */
  unopened: (Quarantined & { why(): string })[];
  /** Wakes the portal that the page stands on, if it stands on one. */
  portal: ((game: Phaser.Game) => Promise<void>) | undefined;
  /** Listens to the page around this one, where the page is embedded or its address asks for something. */
  embedding: Promise<((game: Phaser.Game) => Embedding) | undefined> | undefined;
  /** What an address handed over, a grid, a board or a game, until its scene takes it. */
  link: string | undefined;
  /** What was dropped on the menu or brought in, until the scene that reads it takes it. */
  dropped: File | string | undefined;
  /** Something to say at the next opportunity, once. */
  notice: Sentence | undefined;
}
