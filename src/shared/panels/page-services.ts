import type { Sentence, Texts } from '../../texts/texts';
import type { DictionaryClient } from '../../worker/dictionary-client';
import type { ScrambleClient } from '../../worker/scramble/scramble-client';
import type { ComputerClient } from '../../worker/wordbler/computer-client';
import type { ByList } from '../../worker/worker-connection';
import type { IncomingFiles } from '../platform/files';
import type { Letters } from '../platform/fonts';
import type { Offline } from '../platform/offline';
import type { OtherTabs } from '../platform/other-tabs';
import type { LastInput } from '../platform/presence';
import type { Preferences } from '../platform/settings';
import type { Sound } from '../platform/sound';
import type { Storage } from '../platform/storage';
import type { LanguageController } from '../play/i18n';
import type { Lessons } from '../play/lessons';
import type { WordLists } from '../play/word-lists';
import type { Announcer } from './announcer';
import type { Help, HelpedGame } from './help';

/** What lives as long as the page: built once, in main.ts. */
export interface PageServices {
  /** The element that holds the canvas; panels are laid over it. */
  root: HTMLElement;
  /** Every sentence the players read, in the language that is spoken at that moment. */
  texts: Texts;
  spoken: LanguageController;
  dictionary: DictionaryClient;
  /** Think for the computer's seats. */
  computers: ByList<ComputerClient>;
  /** Solves boards of letters and rolls dice. */
  boards: ByList<ScrambleClient>;
  storage: Storage;
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
  /** How a game is played; fetched with what it says. */
  helpOf(game: HelpedGame): Promise<() => Help>;
  /** The words of every language on their way, and whoever waits for them. */
  lists: WordLists;
  /** The letters the tables are drawn with have come, or plain ones must do. */
  fonts: Promise<void>;
  letters: Letters;
  /** Where seeds for new games come from; an address may name one. */
  newSeed(): string;
  /** Something to say at the next opportunity, once. */
  notice: Sentence | undefined;
}
