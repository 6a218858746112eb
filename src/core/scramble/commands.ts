import { count, type Fields, listOf, readBy, text, whole } from '../keeping/read-command';

/** All that players, a clock or a replay can ask of a game. Nothing else changes it. */
export type Command =
  /** The player whose turn it is begins. */
  | { type: 'begin' }
  /** A word along squares. */
  | { type: 'play'; path: number[] }
  /** A word as it was typed. */
  | { type: 'type'; word: string }
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
export type Commanded<T extends CommandType> = Extract<Command, { type: T }>;

export const fields: Fields<Command> = {
  begin: {},
  play: { path: listOf(whole) },
  type: { word: text },
  hint: { 'word?': text },
  pause: {},
  goOn: {},
  endTurn: {},
  giveUp: {},
  spendTime: { ms: count },
};

/** The command in a value that may come from anywhere. */
export const readCommand = (value: unknown) => readBy<Command>(fields, value);
