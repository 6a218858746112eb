import type * as keeping from '../../engine/keeping/game-kind';
import { count, type Fields, listOf, text, whole } from '../../engine/keeping/read-command';

/** All that players, a clock or a replay can ask of a game. Nothing else changes it. */
export type Command =
  /** The player whose turn it is begins. */
  | { type: 'begin' }
  /** A word along squares. */
  | { type: 'play'; path: number[] }
  /** A word as it was typed. */
  | { type: 'type'; word: string }
  /** A word that the rival has found along squares. */
  | { type: 'rivalFinds'; path: number[] }
  /** How many words does each square still take part in? Or, with a word: one square more of it. */
  | { type: 'hint'; word?: string }
  | { type: 'pause' }
  | { type: 'goOn' }
  /** The player has had enough. */
  | { type: 'endTurn' }
  /** The table has had enough. */
  | { type: 'giveUp' }
  | { type: 'spendTime'; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  play: { path: listOf(whole) },
  type: { word: text },
  rivalFinds: { path: listOf(whole) },
  hint: { 'word?': text },
  pause: {},
  goOn: {},
  endTurn: {},
  giveUp: {},
  spendTime: { ms: count },
};
