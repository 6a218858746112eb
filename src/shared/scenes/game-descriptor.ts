import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { DailyId } from '../../daily/rules/attempts';
import type { Texts } from '../../texts/texts';
import type { Dialog } from '../panels/dialog';
import type { Help } from '../panels/help';
import type { IconName } from '../panels/icons';
import type { I18n } from '../play/i18n';
import type { WordsComing } from '../play/word-lists';
import type { Services } from './services';

export type GameId = keyof Texts['menu']['games'];

/** A game as the rest of the page knows it. The menu loads it, so it holds light facts, and fetches whatever is not. */
export interface GameDescriptor {
  readonly id: GameId;
  readonly scenes: GameScenes;
  readonly menu: MenuCard;
  readonly saved: GameSaves;
  /** The words that its next game is judged by, where those come first. */
  words?(services: Services): WordsComing;
  /** Has the code fetched that a game is played with, where it is ready before anybody asks. */
  fetchTable?(): Promise<unknown>;
  /** How it is played, in the language that is spoken at that moment. */
  help(i18n: I18n): Promise<() => Help>;
  /** Asks for games that were written down, and takes what is dropped. */
  readsFiles?(scene: Phaser.Scene, services: Services, dialog: Dialog): Promise<{ open(): void; remove(): void }>;
  /** What everyone gets of it every day. */
  readonly daily?: Daily;
}

export interface GameScenes {
  /** Where it is set up, and where it is played. */
  readonly choose: string;
  readonly play: string;
  /** Begins a game at once, as the last time. */
  now(): { scene: string; data: object };
  /** Whether the menu came back to shrinks to this game's card. */
  has(scene: string): boolean;
  /** All of them, each fetched when somebody goes there. */
  all(services: Services, i18n: I18n): Phaser.Scene[];
}

/** What the menu shows of it. */
export interface MenuCard {
  picture(texts: Texts): TemplateResult;
  /** What is said of a game that waits to be gone on with; undefined where none does. */
  waiting(services: Services): ((texts: Texts) => TemplateResult) | undefined;
  /** What a game begun at once will be, in a line; undefined where that is left to chance. */
  starts(services: Services): Promise<((texts: Texts) => string) | undefined>;
}

export interface GameSaves {
  /** Where its games are saved. */
  readonly places: readonly string[];
  /** What is left in this browser by whoever has played it. */
  readonly traces: readonly string[];
  /** Opens what is saved there. Fails if the code for it cannot be had. */
  open(services: Services): Promise<void>;
  /** The scene of a result that was looked at when the page was left. */
  result(services: Services): string | undefined;
}

export interface Daily {
  readonly id: DailyId;
  readonly sign: IconName;
  readonly choose: string;
  readonly play: string;
  /** Its table, before it begins: nothing of it can be read yet. */
  faceDown(texts: Texts): TemplateResult;
  /** Looks up how it stands, where that is not known since the page was opened. */
  look?(services: Services): Promise<void>;
  /** Where it is saved, and whether what is saved there is that of a day. */
  readonly place: string;
  isSaved(saved: unknown, day: string): boolean;
  /** A game of its kind is in progress. */
  waits(services: Services): boolean;
  /** How far it is, from 0 to 1, where that can be told. */
  progress?(services: Services): number | undefined;
  /** That game is the one of a day. */
  isOf(services: Services, day: string): boolean;
}
