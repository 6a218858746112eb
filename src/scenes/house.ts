import type { Lexicon } from '../core/lexicon';
import type { Match } from '../match/match';
import type { Preferences } from '../platform/settings';
import type { Storage } from '../platform/storage';
import type { DictionaryClient } from '../worker/dictionary-client';

/** What the scenes share: built once, in main.ts. */
export interface House {
  /** The element that holds the canvas; panels are laid over it. */
  root: HTMLElement;
  dictionary: DictionaryClient;
  storage: Storage;
  preferences: Preferences;
  /** The page's own dictionary; there once Boot has loaded it. */
  words: Lexicon | undefined;
  /** The game on the table. */
  match: Match | undefined;
  /** Where seeds for new games come from; an address may name one. */
  newSeed(): string;
  /** Something to say at the next opportunity, once. */
  notice: string | undefined;
}
